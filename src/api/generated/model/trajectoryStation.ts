/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TrajectoryStationFields } from './trajectoryStationFields.ts';

/**
 * A station of a path, as loaded.
 */
export type TrajectoryStation = TrajectoryStationFields & {
  /** The id. */
  id: string;
};
