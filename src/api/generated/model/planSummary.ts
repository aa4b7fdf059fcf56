/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { PlanSummaryFields } from './planSummaryFields.ts';

/**
 * A plan step, as loaded.
 */
export type PlanSummary = PlanSummaryFields & {
  /** The id. */
  id: string;
};
