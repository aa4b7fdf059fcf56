/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { CementFields } from './cementFields.ts';

/**
 * Cement, as saved.
 */
export type CementSave = CementFields & {
  /** The id; absent for a new one. */
  id?: string;
};
