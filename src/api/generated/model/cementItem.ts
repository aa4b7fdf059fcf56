/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { CementFields } from './cementFields.ts';

/**
 * Cement, as loaded.
 */
export type CementItem = CementFields & {
  /** The id. */
  id: string;
};
