/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface OrganisationInput {
  /**
     * The name, which is stored trimmed. One of blanks alone is refused with 422.
     * @minLength 1
     */
  name: string;
}
