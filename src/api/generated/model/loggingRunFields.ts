/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * One logging run.
 */
export interface LoggingRunFields {
  /**
     * The run, counted from 1.
     * @nullable
     */
  run_number: number | null;
  /**
     * What the run measures.
     * @nullable
     */
  run_evaluation: string | null;
}
