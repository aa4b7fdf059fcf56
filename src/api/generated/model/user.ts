/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ComponentAccess } from './componentAccess.ts';
import type { OrganisationReference } from './organisationReference.ts';

export interface User {
  /** The user's id. */
  id: string;
  /**
     * The address the user signs in with.
     * @nullable
     */
  email: string | null;
  /** The organisation the user belongs to; null for an account that nobody has placed yet. */
  organisation: OrganisationReference | null;
  /** The modules the user may open. */
  component_access: ComponentAccess[];
}
