/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { StrengthTestFields } from './strengthTestFields.ts';

/**
 * A leak-off or formation-integrity test, as saved.
 */
export type StrengthTestSave = StrengthTestFields & {
  /** The id; absent for a new one. */
  id?: string;
};
