/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { MudFields } from './mudFields.ts';

/**
 * Mud, as loaded.
 */
export type MudItem = MudFields & {
  /** The id. */
  id: string;
};
