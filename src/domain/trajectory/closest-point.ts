import { displacementOnArc, type Vector } from './arc';
import type { PathPoint, Segment, Trajectory } from './trajectory';

/** A point in the frame of a path: offsets from the well head and TVD below the drill floor, m. */
export type Point = Pick<PathPoint, 'northM' | 'eastM' | 'tvdM'>;

export interface ClosestPoint extends PathPoint {
  /** Centre to centre, m. */
  readonly distanceM: number;
}

/** Below this dogleg (rad) a segment of any real length is straight to a micrometre. */
const straightRad = 1e-7;

const dot = (a: Vector, b: Vector): number => a.north * b.north + a.east * b.east + a.down * b.down;

const from = (start: Point, to: Point): Vector => ({
  north: to.northM - start.northM,
  east: to.eastM - start.eastM,
  down: to.tvdM - start.tvdM,
});

/** How far along a segment its closest point to `point` is, m: by projection on the line or on the circle. */
function alongSegment(segment: Segment, point: Point): number {
  const { arc } = segment;
  const offset = from(segment.from, point);
  if (arc.doglegRad < straightRad) return Math.min(Math.max(dot(offset, arc.start), 0), arc.lengthM);
  const radiusM = arc.lengthM / arc.doglegRad;
  const { cos, sin } = { cos: Math.cos(arc.doglegRad), sin: Math.sin(arc.doglegRad) };
  const inwards: Vector = {
    north: (arc.end.north - cos * arc.start.north) / sin,
    east: (arc.end.east - cos * arc.start.east) / sin,
    down: (arc.end.down - cos * arc.start.down) / sin,
  };
  const angle = Math.atan2(dot(offset, arc.start), radiusM - dot(offset, inwards));
  if (angle >= 0 && angle <= arc.doglegRad) return angle * radiusM;
  const toEnd = from(segment.to, point);
  return dot(offset, offset) <= dot(toEnd, toEnd) ? 0 : arc.lengthM;
}

function pointOn({ from: start, arc }: Segment, alongM: number): PathPoint {
  const moved = displacementOnArc(arc, alongM);
  return {
    ahdM: start.ahdM + alongM,
    tvdM: start.tvdM + moved.down,
    northM: start.northM + moved.north,
    eastM: start.eastM + moved.east,
  };
}

/**
 * The point of a path that is closest to `point`, on the arcs of minimum curvature. A segment is skipped if all of it
 * is farther than the closest point so far.
 */
export function closestPoint({ segments, start }: Trajectory, point: Point): ClosestPoint {
  const atStart = from(start, point);
  let best: ClosestPoint = { ...start, distanceM: Math.hypot(atStart.north, atStart.east, atStart.down) };
  for (const segment of segments) {
    const toStart = from(segment.from, point);
    const reachM = Math.hypot(toStart.north, toStart.east, toStart.down) - segment.arc.lengthM;
    if (reachM >= best.distanceM) continue;
    const found = pointOn(segment, alongSegment(segment, point));
    const apart = from(found, point);
    const distanceM = Math.hypot(apart.north, apart.east, apart.down);
    if (distanceM < best.distanceM) best = { ...found, distanceM };
  }
  return best;
}
