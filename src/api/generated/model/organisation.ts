/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface Organisation {
  /** The organisation's id. */
  id: string;
  /** The organisation's name. */
  name: string;
  /** When it was created. */
  created_time: string;
}
