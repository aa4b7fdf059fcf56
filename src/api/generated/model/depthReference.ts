/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * What a depth is counted from.
 */
export type DepthReference = typeof DepthReference[keyof typeof DepthReference];


export const DepthReference = {
  drill_floor: 'drill floor',
  sea_level: 'sea level',
  ground_level: 'ground level',
} as const;
