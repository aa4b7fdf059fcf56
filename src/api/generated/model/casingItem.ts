/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { CasingFields } from './casingFields.ts';

/**
 * Casing, as loaded.
 */
export type CasingItem = CasingFields & {
  /** The id. */
  id: string;
};
