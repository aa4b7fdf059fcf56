/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface GenerationFailure {
  /** Why the run ended, and what would help. */
  error: string;
}
