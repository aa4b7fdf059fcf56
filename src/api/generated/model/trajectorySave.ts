/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TrajectoryFields } from './trajectoryFields.ts';
import type { TrajectoryStationSave } from './trajectoryStationSave.ts';
import type { TrajectoryTargetSave } from './trajectoryTargetSave.ts';

/**
 * A path of the well, as saved.
 */
export type TrajectorySave = TrajectoryFields & {
  /** The id; absent for a new one. */
  id?: string;
  /** The stations in the order of the survey. */
  stations_list: TrajectoryStationSave[];
  targets_list: TrajectoryTargetSave[];
};
