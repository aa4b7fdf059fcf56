/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface OrganisationInput {
  /**
     * The name, trimmed.
     * @minLength 1
     */
  name: string;
}
