/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TrajectoryFields } from './trajectoryFields.ts';
import type { TrajectoryStation } from './trajectoryStation.ts';
import type { TrajectoryTarget } from './trajectoryTarget.ts';

/**
 * A path of the well, as loaded.
 */
export type Trajectory = TrajectoryFields & {
  /** The id. */
  id: string;
  /** The stations in the order of the survey. */
  stations_list: TrajectoryStation[];
  targets_list: TrajectoryTarget[];
};
