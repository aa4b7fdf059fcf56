/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { PressurePointFields } from './pressurePointFields.ts';

/**
 * The pressures of the rock at a depth, as saved.
 */
export type PressurePointSave = PressurePointFields & {
  /** The id; absent for a new one. */
  id?: string;
};
