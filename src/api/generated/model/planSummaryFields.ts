/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * One step of the plan. Decided: its depths, durations and costs are optional for a server. One that keeps them answers
 * them with every step; where they are absent a client shows nothing of them, and a save that leaves them out keeps what
 * is stored. The hole section of a step follows from its depths.
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
  /**
     * The depth at which the step begins, AHD BDF in m.
     * @nullable
     */
  depth_from?: number | null;
  /**
     * The depth at which the step ends, AHD BDF in m. The same as `depth_from` where nothing is drilled.
     * @nullable
     */
  depth_to?: number | null;
  /**
     * The shortest duration in days.
     * @nullable
     */
  duration_low?: number | null;
  /**
     * The most likely duration in days.
     * @nullable
     */
  duration_likely?: number | null;
  /**
     * The longest duration in days.
     * @nullable
     */
  duration_high?: number | null;
  /**
     * What a day of the step costs, in USD.
     * @nullable
     */
  day_rate?: number | null;
  /**
     * What the step costs whatever its duration, in USD.
     * @nullable
     */
  fixed_cost?: number | null;
}
