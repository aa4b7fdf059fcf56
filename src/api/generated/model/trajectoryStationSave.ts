/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TrajectoryStationFields } from './trajectoryStationFields.ts';

/**
 * A station of a path, as saved.
 */
export type TrajectoryStationSave = TrajectoryStationFields & {
  /** The id; absent for a new one. */
  id?: string;
};
