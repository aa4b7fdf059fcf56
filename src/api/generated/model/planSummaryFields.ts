/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * One step of the plan.
 */
export interface PlanSummaryFields {
  /**
     * The place in the plan, counted from 1.
     * @minimum 1
     */
  rank: number;
  /** The step. */
  title: string;
  /**
     * The step in more words.
     * @nullable
     */
  description: string | null;
}
