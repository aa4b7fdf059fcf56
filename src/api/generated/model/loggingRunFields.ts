/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * One logging run.
 */
export interface LoggingRunFields {
  /** The run, counted from 1. */
  run_number: number;
  /**
     * What the run measures.
     * @nullable
     */
  run_evaluation: string | null;
}
