import { directionOnArc, displacementOnArc } from './arc';
import type { Vector } from './arc';
import type { PathPoint, Segment, SurveyStation, Trajectory } from './trajectory';

/** The position and direction of the hole at an along-hole depth. */
export type Position = PathPoint & SurveyStation;

export type PositionResult =
  | ({ kind: 'position' } & Position)
  /** Above the first known point: negative, or above the first station of a sidetrack's survey. */
  | { kind: 'above survey'; firstAhdM: number }
  | { kind: 'beyond survey'; lastAhdM: number };

/**
 * The position of the hole at `ahdM` (m along the hole below the drill floor), interpolated on the arc between the two
 * stations around it. A straight line between their positions would be wrong by metres in a build section.
 *
 * Nothing is extrapolated: below the last station the hole is unknown, and the result says so.
 * Throws a RangeError for a depth that is not a finite number.
 */
export function positionAtAhd(trajectory: Trajectory, ahdM: number): PositionResult {
  if (!Number.isFinite(ahdM))
    throw new RangeError(`An along-hole depth must be a finite number, not ${ahdM}.`);
  if (ahdM < trajectory.start.ahdM) return { kind: 'above survey', firstAhdM: trajectory.start.ahdM };
  if (ahdM > trajectory.end.ahdM) return { kind: 'beyond survey', lastAhdM: trajectory.end.ahdM };
  const segment = segmentAt(trajectory.segments, ahdM);
  if (segment === null) return { kind: 'position', ...singleStation(trajectory) };
  return { kind: 'position', ...positionOnSegment(segment, ahdM - segment.from.ahdM) };
}

function positionOnSegment(segment: Segment, distanceM: number): Position {
  const { from, arc } = segment;
  const moved = displacementOnArc(arc, distanceM);
  return {
    ahdM: from.ahdM + distanceM,
    tvdM: from.tvdM + moved.down,
    northM: from.northM + moved.north,
    eastM: from.eastM + moved.east,
    ...anglesOf(directionOnArc(arc, distanceM)),
  };
}

function segmentAt(segments: readonly Segment[], ahdM: number): Segment | null {
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.to.ahdM ?? Infinity) < ahdM) low = middle + 1;
    else high = middle;
  }
  return segments[low] ?? null;
}

/** A survey of one station at the drill floor has no segment; that station is its only depth. */
function singleStation(trajectory: Trajectory): Position {
  const { inclinationDeg = 0, azimuthDeg = 0 } = trajectory.stations[0] ?? {};
  return { ...trajectory.start, inclinationDeg, azimuthDeg };
}

function anglesOf(along: Vector): { inclinationDeg: number; azimuthDeg: number } {
  const degrees = 180 / Math.PI;
  const horizontal = Math.hypot(along.north, along.east);
  // The azimuth of a vertical hole is undefined; rounding would otherwise invent one.
  const azimuth = horizontal < 1e-12 ? 0 : Math.atan2(along.east, along.north) * degrees;
  return {
    inclinationDeg: Math.atan2(horizontal, along.down) * degrees,
    azimuthDeg: azimuth < 0 ? azimuth + 360 : azimuth,
  };
}
