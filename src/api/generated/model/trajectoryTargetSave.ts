/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TrajectoryTargetFields } from './trajectoryTargetFields.ts';

/**
 * A target of a path, as saved.
 */
export type TrajectoryTargetSave = TrajectoryTargetFields & {
  /** The id; absent for a new one. */
  id?: string;
};
