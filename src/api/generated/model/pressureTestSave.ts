/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { PressureTestFields } from './pressureTestFields.ts';

/**
 * Pressure tests, as saved.
 */
export type PressureTestSave = PressureTestFields & {
  /** The id; absent for a new one. */
  id?: string;
};
