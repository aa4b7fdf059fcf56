/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface DocumentToRecognise {
  /** The document. */
  file: Blob | File;
}
