/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { PlanSummaryFields } from './planSummaryFields.ts';

/**
 * A plan step, as saved.
 */
export type PlanSummarySave = PlanSummaryFields & {
  /** The id; absent for a new one. */
  id?: string;
};
