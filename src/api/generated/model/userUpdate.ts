/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ComponentName } from './componentName.ts';

export interface UserUpdate {
  /** The user's id. */
  id: string;
  /**
     * The organisation the user belongs to.
     * @minLength 1
     */
  organisation_id: string;
  /** The modules the user may open. */
  access: ComponentName[];
}
