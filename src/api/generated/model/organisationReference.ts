/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface OrganisationReference {
  /** The organisation's id. */
  id: string;
  /**
     * The organisation's name.
     * @nullable
     */
  name: string | null;
}
