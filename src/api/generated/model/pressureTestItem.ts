/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { PressureTestFields } from './pressureTestFields.ts';

/**
 * Pressure tests, as loaded.
 */
export type PressureTestItem = PressureTestFields & {
  /** The id. */
  id: string;
};
