/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { CasingFields } from './casingFields.ts';

/**
 * Casing, as saved.
 */
export type CasingSave = CasingFields & {
  /** The id; absent for a new one. */
  id?: string;
};
