/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export type GenerateMontageParams = {
/**
 * Elevation of the drill floor above mean sea level in metres; absent when not known.
 */
rig_floor_height?: number;
/**
 * Whether the well is vertical, so that along-hole depth equals true vertical depth.
 */
vertical: boolean;
};
