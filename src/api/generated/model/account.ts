/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface Account {
  /** The account's id. */
  id: string;
  /** The address to sign in with. */
  email: string;
}
