/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { RiskFields } from './riskFields.ts';

/**
 * A risk of the well, as loaded.
 */
export type Risk = RiskFields & {
  /** The id. */
  id: string;
};
