/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ReservoirFields } from './reservoirFields.ts';

/**
 * A reservoir, as loaded.
 */
export type Reservoir = ReservoirFields & {
  /** The id. */
  id: string;
};
