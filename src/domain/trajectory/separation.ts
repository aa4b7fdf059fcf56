import type { WellTrajectory } from '../montage/montage';
import { trajectoryName } from '../montage/words';
import { closestPoint } from './closest-point';
import {
  builtTrajectory,
  stationFigures,
  toTrueNorthDeg,
  verticalSectionAzimuth,
  verticalSectionM,
} from './montage-trajectory';
import { turnBetweenDeg, turned } from './norths';

/** How far an actual path is from a planned one at a station, m. */
export interface Separation {
  /** Of the station on the actual path. */
  readonly ahdM: number;
  /** Centre to centre, to the closest point of the planned path. */
  readonly distanceM: number;
  /** From that point: along the azimuth of the planned path's vertical section, and to the right of it. */
  readonly alongM: number;
  readonly acrossM: number;
  /** Positive if the station is deeper. */
  readonly belowM: number;
  /** Whether the station is beyond the last station of the plan, which says nothing about it. */
  readonly isPastEnd: boolean;
}

export type PathComparison =
  | {
      readonly kind: 'compared';
      /** In the order of the actual path's stations; null where a value is missing. */
      readonly rows: readonly (Separation | null)[];
      /** The largest one that is not past the end of the plan; null if all are. */
      readonly largest: Separation | null;
      /** The north in which they are compared, as a phrase. */
      readonly north: string;
    }
  /** With the reason, as a sentence. */
  | { readonly kind: 'not comparable'; readonly reason: string };

/** Two depths along the hole that differ by less are the same, m. */
const sameM = 0.001;

/** Why a path cannot be turned to true north. */
function lacksCorrection(trajectory: WellTrajectory): string | null {
  if (toTrueNorthDeg(trajectory) !== null) return null;
  const name = trajectoryName(trajectory);
  switch (trajectory.north_reference) {
    case 'grid':
      return `${name} is from grid north and has no grid convergence`;
    case 'magnetic':
      return `${name} is from magnetic north and has no declination`;
    default:
      return `${name} has no north reference`;
  }
}

/** The planned path in the frame of the actual one, or a sentence about why it cannot be turned into it. */
export function inFrameOf(
  actual: WellTrajectory,
  planned: WellTrajectory,
): { planned: WellTrajectory; north: string } | string {
  const turnDeg = turnBetweenDeg(planned, actual);
  if (turnDeg === null) {
    const reasons = [actual, planned].flatMap((one) => lacksCorrection(one) ?? []);
    return `Cannot compare the paths, because their norths differ: ${reasons.join(', and ')}.`;
  }
  const { north_reference: reference } = actual;
  return {
    planned: turned(planned, turnDeg),
    north: reference === null ? 'with the same north, which neither states' : `from ${reference} north`,
  };
}

/**
 * The separation of an actual path from a planned one at each station of the actual path: the distance to the closest
 * point of the plan in three dimensions, and its parts. The plan is turned to the north of the actual path.
 * Depths of both are below the drill floor, offsets from the well head.
 */
export function comparePaths(actual: WellTrajectory, planned: WellTrajectory): PathComparison {
  for (const one of [actual, planned]) {
    if ((builtTrajectory(one)?.stations.length ?? 0) < 2)
      return { kind: 'not comparable', reason: `${trajectoryName(one)} has no path: check its stations.` };
  }
  const frame = inFrameOf(actual, planned);
  if (typeof frame === 'string') return { kind: 'not comparable', reason: frame };
  const plan = builtTrajectory(frame.planned);
  if (!plan) return { kind: 'not comparable', reason: `${trajectoryName(planned)} has no path.` };
  const azimuthDeg = verticalSectionAzimuth(frame.planned);
  const rows = stationFigures(actual).map((station, at): Separation | null => {
    const ahdM = actual.stations_list[at]?.along_hole_depth_below_drill_floor ?? null;
    if (!station || ahdM === null) return null;
    const closest = closestPoint(plan, station);
    const northM = station.northM - closest.northM;
    const eastM = station.eastM - closest.eastM;
    return {
      ahdM,
      distanceM: closest.distanceM,
      alongM: verticalSectionM(northM, eastM, azimuthDeg),
      acrossM: verticalSectionM(northM, eastM, azimuthDeg + 90),
      belowM: station.tvdM - closest.tvdM,
      isPastEnd: closest.ahdM > plan.end.ahdM - sameM && ahdM > plan.end.ahdM + sameM,
    };
  });
  const abreast = rows.filter((row) => row !== null && !row.isPastEnd);
  const largest = abreast.reduce<Separation | null>(
    (most, row) => (row && row.distanceM > (most?.distanceM ?? -1) ? row : most),
    null,
  );
  return { kind: 'compared', rows, largest, north: frame.north };
}
