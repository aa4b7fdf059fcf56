/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { PressurePointFields } from './pressurePointFields.ts';

/**
 * The pressures of the rock at a depth, as loaded.
 */
export type PressurePoint = PressurePointFields & {
  /** The id. */
  id: string;
};
