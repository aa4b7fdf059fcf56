/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface GenerationProgress {
  /** The step; a known id updates that step. */
  id: string;
  /** IN_PROGRESS, COMPLETED, or anything else for a step that failed. */
  status: string;
  /** The step in words, with what was found. */
  detail: string;
}
