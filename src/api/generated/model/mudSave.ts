/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { MudFields } from './mudFields.ts';

/**
 * Mud, as saved.
 */
export type MudSave = MudFields & {
  /** The id; absent for a new one. */
  id?: string;
};
