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
     * @nullable
     */
  rank: number | null;
  /**
     * The step.
     * @nullable
     */
  title: string | null;
  /**
     * The step in more words.
     * @nullable
     */
  description: string | null;
}
