/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { StrengthTestFields } from './strengthTestFields.ts';

/**
 * A leak-off or formation-integrity test, as loaded.
 */
export type StrengthTest = StrengthTestFields & {
  /** The id. */
  id: string;
};
