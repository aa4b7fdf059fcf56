import type { TrajectoryTarget, WellTrajectory } from '../montage/montage';
import { closestPoint } from './closest-point';
import { ahdAtTvd } from './crossings';
import { builtTrajectory } from './montage-trajectory';
import { positionAtAhd } from './position';
import type { Trajectory } from './trajectory';

/** How near a path comes to a target. */
export interface TargetDistance {
  /** Of the closest point of the path, in three dimensions, m. */
  readonly distanceM: number;
  /** Horizontally where the path is at the target's depth, m; null if it does not reach that depth. */
  readonly horizontalM: number | null;
  /**
   * Whether the path is within the radius: horizontally at the depth of the target if it reaches it, else in three
   * dimensions. Null without a radius.
   */
  readonly isWithin: boolean | null;
}

function horizontalAt(path: Trajectory, tvdM: number, northM: number, eastM: number): number | null {
  const found = ahdAtTvd(path, tvdM);
  if (found.kind !== 'found') return null;
  const distances = found.crossingsM.flatMap((ahdM) => {
    const there = positionAtAhd(path, ahdM);
    return there.kind === 'position' ? [Math.hypot(there.northM - northM, there.eastM - eastM)] : [];
  });
  return distances.length === 0 ? null : Math.min(...distances);
}

function distanceOf(path: Trajectory, target: TrajectoryTarget, drillFloorM: number): TargetDistance | null {
  const { north: northM, east: eastM, true_vertical_depth_subsea: tvdSsM, radius: radiusM } = target;
  if (northM === null || eastM === null || tvdSsM === null) return null;
  const tvdM = tvdSsM + drillFloorM;
  const { distanceM } = closestPoint(path, { northM, eastM, tvdM });
  const horizontalM = horizontalAt(path, tvdM, northM, eastM);
  return {
    distanceM,
    horizontalM,
    isWithin: radiusM === null ? null : (horizontalM ?? distanceM) <= radiusM,
  };
}

/**
 * The distance of a path from each of its targets, in their order; null where a coordinate is missing, and everywhere
 * without a path or without the elevation of the drill floor (m), which turns TVD SS into the path's TVD BDF.
 */
export function targetDistances(
  trajectory: WellTrajectory,
  drillFloorM: number | null,
): readonly (TargetDistance | null)[] {
  const path = builtTrajectory(trajectory);
  return trajectory.targets_list.map((target) =>
    path && drillFloorM !== null ? distanceOf(path, target, drillFloorM) : null,
  );
}
