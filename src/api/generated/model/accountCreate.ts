/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface AccountCreate {
  /** The address to sign in with. */
  email: string;
  /**
     * At least six characters.
     * @minLength 6
     */
  password: string;
}
