/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The logging programme of a section.
 */
export interface LoggingFields {
  /**
     * What the logging programme is for.
     * @nullable
     */
  logging_program_evaluation: string | null;
  /**
     * Logging notes.
     * @nullable
     */
  notes: string | null;
}
