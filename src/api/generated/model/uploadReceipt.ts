/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface UploadReceipt {
  /** The document id, which names the set and later the montage. */
  id: string;
}
