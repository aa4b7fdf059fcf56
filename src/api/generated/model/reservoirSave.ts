/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ReservoirFields } from './reservoirFields.ts';

/**
 * A reservoir, as saved.
 */
export type ReservoirSave = ReservoirFields & {
  /** The id; absent for a new one. */
  id?: string;
};
