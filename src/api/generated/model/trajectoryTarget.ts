/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TrajectoryTargetFields } from './trajectoryTargetFields.ts';

/**
 * A target of a path, as loaded.
 */
export type TrajectoryTarget = TrajectoryTargetFields & {
  /** The id. */
  id: string;
};
