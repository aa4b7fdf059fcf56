import { displacementOnArc, turningPoint } from './arc';
import type { Segment, Trajectory } from './trajectory';

export type AhdResult =
  | {
      kind: 'found';
      ahdM: number;
      /** Every along-hole depth at which the hole crosses the vertical depth, ascending; never empty. */
      crossingsM: readonly number[];
      /** 'only' without a choice; callers must report the other two. */
      chosen: 'only' | 'first' | 'nearest to the hint';
    }
  /** Above the first known point: negative, or above the first station of a sidetrack's survey. */
  | { kind: 'above survey'; shallowestTvdM: number }
  /** Deeper than the surveyed hole. */
  | { kind: 'beyond survey'; deepestTvdM: number; lastAhdM: number };

/**
 * Surveys and tops are printed to the centimetre: a depth within a centimetre of the deepest or shallowest point of the
 * hole is that point, rounded. Without this, a total depth from the same report would be "beyond the survey" by a
 * millimetre.
 */
const PRINTED_ROUNDING_M = 0.01;

/** Enough bisections of a segment of any real length to reach the last bit of a double. */
const HALVINGS = 60;

/**
 * The along-hole depth (m) at which the hole reaches `tvdM` (m below the drill floor), on the arcs of minimum
 * curvature.
 *
 * A hole that runs horizontally or turns up crosses a vertical depth more than once: all crossings are found, and the
 * first is taken unless `hintAhdM` (a depth that a document gives for the same point) is nearer to another. A level
 * interval at the depth counts with the stations that bound it. Nothing is extrapolated below the last station.
 * Throws a RangeError for a depth that is not a finite number.
 */
export function ahdAtTvd(trajectory: Trajectory, tvdM: number, hintAhdM: number | null = null): AhdResult {
  if (!Number.isFinite(tvdM)) throw new RangeError(`A vertical depth must be a finite number, not ${tvdM}.`);
  const course = courseOf(trajectory);
  const reaching = course.runs.flatMap((run) => reachingIn(run, tvdM));
  const crossingsM = distinct(reaching.flatMap((piece) => crossingsIn(piece, tvdM)));
  const first = crossingsM[0];
  if (first === undefined) return outside(trajectory, course, tvdM);
  if (crossingsM.length === 1) return { kind: 'found', ahdM: first, crossingsM, chosen: 'only' };
  if (hintAhdM === null || !Number.isFinite(hintAhdM)) {
    return { kind: 'found', ahdM: first, crossingsM, chosen: 'first' };
  }
  const nearest = crossingsM.reduce((best, ahdM) =>
    Math.abs(ahdM - hintAhdM) < Math.abs(best - hintAhdM) ? ahdM : best,
  );
  return { kind: 'found', ahdM: nearest, crossingsM, chosen: 'nearest to the hint' };
}

function outside({ end }: Trajectory, { shallowest, deepest }: Course, tvdM: number): AhdResult {
  for (const { ahdM, tvdM: reachedM } of [shallowest, deepest]) {
    if (Math.abs(tvdM - reachedM) <= PRINTED_ROUNDING_M) {
      return { kind: 'found', ahdM, crossingsM: [ahdM], chosen: 'only' };
    }
  }
  return tvdM > deepest.tvdM
    ? { kind: 'beyond survey', deepestTvdM: deepest.tvdM, lastAhdM: end.ahdM }
    : { kind: 'above survey', shallowestTvdM: shallowest.tvdM };
}

interface ReachedDepth {
  ahdM: number;
  tvdM: number;
}

/** A part of a segment along which the vertical depth only increases or only decreases. */
interface Piece {
  segment: Segment;
  from: ReachedDepth;
  to: ReachedDepth;
}

/** Adjacent pieces that all descend, or all rise; level ones count as either. */
interface Run {
  /** 1 if it descends, -1 if it rises, 0 if it is level throughout. */
  direction: number;
  pieces: Piece[];
}

interface Course {
  runs: readonly Run[];
  /** The first points at which the hole is highest and deepest. */
  shallowest: ReachedDepth;
  deepest: ReachedDepth;
}

/** A montage needs the crossings of many depths with one path, which is immutable. */
const COURSES = new WeakMap<Trajectory, Course>();

function courseOf(trajectory: Trajectory): Course {
  const before = COURSES.get(trajectory);
  if (before !== undefined) return before;
  const runs: Run[] = [];
  let open: Run | undefined;
  let shallowest: ReachedDepth = trajectory.start;
  let deepest: ReachedDepth = trajectory.start;
  const add = (piece: Piece) => {
    const direction = Math.sign(piece.to.tvdM - piece.from.tvdM);
    if (!open || direction * open.direction < 0) {
      open = { direction, pieces: [] };
      runs.push(open);
    }
    open.direction ||= direction;
    open.pieces.push(piece);
    if (piece.to.tvdM < shallowest.tvdM) shallowest = piece.to;
    if (piece.to.tvdM > deepest.tvdM) deepest = piece.to;
  };
  for (const segment of trajectory.segments) monotonePieces(segment).forEach(add);
  const course = { runs, shallowest, deepest };
  COURSES.set(trajectory, course);
  return course;
}

/** By bisection: a path may have twenty thousand stations, and a hole turns up and down only a few times. */
function reachingIn({ direction, pieces }: Run, tvdM: number): Piece[] {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (direction * ((pieces[middle]?.to.tvdM ?? tvdM) - tvdM) < 0) low = middle + 1;
    else high = middle;
  }
  let end = low;
  for (let piece = pieces[end]; piece && reaches(piece, tvdM); piece = pieces[end]) end += 1;
  return pieces.slice(low, end);
}

function monotonePieces(segment: Segment): Piece[] {
  const { from, to, arc } = segment;
  const turnM = turningPoint(arc);
  if (turnM === null) return [{ segment, from, to }];
  const turn = { ahdM: from.ahdM + turnM, tvdM: from.tvdM + displacementOnArc(arc, turnM).down };
  return [
    { segment, from, to: turn },
    { segment, from: turn, to },
  ];
}

/**
 * Bounds are compared exactly: adjacent pieces share the same number at their common point, so no crossing is lost
 * between them, and one at that point is found twice at the same depth.
 */
function reaches({ from, to }: Piece, tvdM: number): boolean {
  return tvdM >= Math.min(from.tvdM, to.tvdM) && tvdM <= Math.max(from.tvdM, to.tvdM);
}

/**
 * The crossings in a piece that reaches the depth.
 *
 * Bisection instead of the closed form (an arc sine): the closed form loses its digits for a vanishing dogleg, which
 * most of a real survey has, and a piece is monotone, so bisection cannot miss.
 */
function crossingsIn({ segment, from, to }: Piece, tvdM: number): number[] {
  if (from.tvdM === to.tvdM) return [from.ahdM, to.ahdM];
  if (tvdM === from.tvdM) return [from.ahdM];
  if (tvdM === to.tvdM) return [to.ahdM];
  const deepening = to.tvdM > from.tvdM;
  let low = from.ahdM;
  let high = to.ahdM;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    const depthM = segment.from.tvdM + displacementOnArc(segment.arc, middle - segment.from.ahdM).down;
    if (depthM < tvdM === deepening) low = middle;
    else high = middle;
  }
  return [(low + high) / 2];
}

function distinct(ahdsM: readonly number[]): number[] {
  return [...new Set(ahdsM)].toSorted((a, b) => a - b);
}
