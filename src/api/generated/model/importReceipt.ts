/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface ImportReceipt {
  /** The document id of the new montage. */
  id: string;
}
