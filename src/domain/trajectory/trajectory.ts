import { direction, displacementOnArc, dogleg } from './arc';
import type { Arc } from './arc';

/** A survey station. Inclination from vertical (0 to 180), azimuth from north, both in degrees. */
export interface SurveyStation {
  /** Along-hole depth below the drill floor, m. */
  ahdM: number;
  inclinationDeg: number;
  azimuthDeg: number;
}

/** A point of the hole: along-hole and true vertical depth below the drill floor, and offsets from the well head, m. */
export interface PathPoint {
  ahdM: number;
  tvdM: number;
  northM: number;
  eastM: number;
}

export interface Segment {
  from: PathPoint;
  to: PathPoint;
  arc: Arc;
}

/**
 * The path of a hole. Create it with `buildTrajectory` only, which guarantees contiguous segments in increasing depth.
 */
export interface Trajectory {
  /** The surveyed stations with their positions, in the order of the survey. */
  stations: readonly (SurveyStation & PathPoint)[];
  /** From the first known point to the last station, contiguous. A vertical tie-in is the first of them. */
  segments: readonly Segment[];
  /** The beginning of the path: the drill floor, or the first station if nothing is known above it. */
  start: PathPoint;
  end: PathPoint;
  /** The depth of the first station if the hole above it is assumed vertical; null if that was not necessary. */
  tiedInToAhdM: number | null;
}

/** An unusable survey station; `index` counts from 0. */
export interface SurveyProblem {
  index: number;
  reason:
    | 'not a number'
    | 'negative depth'
    | 'depth not increasing'
    | 'inclination out of range'
    | 'direction reversed'
    | 'tie-in deeper than its along-hole depth';
}

export type TrajectoryResult =
  | { ok: true; trajectory: Trajectory }
  | { ok: false; reason: 'no stations'; problems: readonly [] }
  | { ok: false; reason: 'unusable stations'; problems: readonly SurveyProblem[] };

export interface TrajectoryOptions {
  /**
   * TVD of the first station, m, if the survey states it. It matters for a sidetrack's survey, whose first station is
   * deep in a hole that is not vertical above: then nothing is known above that station.
   */
  firstStationTvdM?: number | null;
  /** Offset of the first station from the origin of north and east, m. */
  offsetM?: { north: number; east: number };
}

/**
 * A printed TVD is rounded, and a conductor is rarely plumb: up to this difference, the hole above counts as vertical.
 */
const VERTICAL_TIE_IN_TOLERANCE_M = 0.1;

/** Two opposite directions define no plane, so no arc; the tangent of the ratio factor diverges just before that. */
const REVERSED_RAD = Math.PI - 1e-6;

/**
 * The path through survey stations by minimum curvature.
 *
 * Stations are in order of increasing along-hole depth (m, not negative). A survey that starts below the drill floor is
 * tied in vertically above its first station, unless `firstStationTvdM` excludes a vertical hole. Formula: Sawaryn and
 * Thorogood, SPE 84246. Throws nothing: the result lists every unusable station and then has no trajectory, because
 * leaving out a station changes the path, and that decision is the caller's.
 */
export function buildTrajectory(
  survey: readonly SurveyStation[],
  options: TrajectoryOptions = {},
): TrajectoryResult {
  const first = survey[0];
  if (first === undefined) return { ok: false, reason: 'no stations', problems: [] };
  const problems = findProblems(survey, options);
  if (problems.length > 0) return { ok: false, reason: 'unusable stations', problems };

  const { north, east } = options.offsetM ?? { north: 0, east: 0 };
  const firstTvdM = options.firstStationTvdM ?? first.ahdM;
  const tieIn = first.ahdM > 0 && first.ahdM - firstTvdM <= VERTICAL_TIE_IN_TOLERANCE_M;
  const origin: PathPoint = {
    ahdM: first.ahdM,
    tvdM: tieIn ? first.ahdM : firstTvdM,
    northM: north,
    eastM: east,
  };

  const segments: Segment[] = [];
  if (tieIn) segments.push(verticalAbove(origin));
  const stations = [{ ...first, ...origin }];
  let previous = stations[0] ?? { ...first, ...origin };
  for (const station of survey.slice(1)) {
    const segment = segmentBetween(previous, station);
    segments.push(segment);
    previous = { ...station, ...segment.to };
    stations.push(previous);
  }
  return {
    ok: true,
    trajectory: {
      stations,
      segments,
      start: segments[0]?.from ?? origin,
      end: previous,
      tiedInToAhdM: tieIn ? first.ahdM : null,
    },
  };
}

function findProblems(survey: readonly SurveyStation[], options: TrajectoryOptions): SurveyProblem[] {
  const problems: SurveyProblem[] = [];
  let previous: SurveyStation | null = null;
  survey.forEach((station, index) => {
    const reason = problemOf(station, previous);
    if (reason !== null) problems.push({ index, reason });
    else previous = station;
  });
  const firstTvdM = options.firstStationTvdM ?? null;
  const firstAhdM = survey[0]?.ahdM ?? 0;
  if (firstTvdM !== null && !(firstTvdM - firstAhdM <= VERTICAL_TIE_IN_TOLERANCE_M)) {
    problems.unshift({ index: 0, reason: 'tie-in deeper than its along-hole depth' });
  }
  return problems;
}

function problemOf(station: SurveyStation, previous: SurveyStation | null): SurveyProblem['reason'] | null {
  const { ahdM, inclinationDeg, azimuthDeg } = station;
  if (![ahdM, inclinationDeg, azimuthDeg].every(Number.isFinite)) return 'not a number';
  if (ahdM < 0) return 'negative depth';
  if (inclinationDeg < 0 || inclinationDeg > 180) return 'inclination out of range';
  if (previous === null) return null;
  if (ahdM <= previous.ahdM) return 'depth not increasing';
  const bend = dogleg(previous.inclinationDeg, previous.azimuthDeg, inclinationDeg, azimuthDeg);
  return bend > REVERSED_RAD ? 'direction reversed' : null;
}

function verticalAbove(point: PathPoint): Segment {
  const down = { north: 0, east: 0, down: 1 };
  return {
    from: { ...point, ahdM: 0, tvdM: 0 },
    to: point,
    arc: { lengthM: point.ahdM, start: down, end: down, doglegRad: 0 },
  };
}

function segmentBetween(from: SurveyStation & PathPoint, to: SurveyStation): Segment {
  const arc: Arc = {
    lengthM: to.ahdM - from.ahdM,
    start: direction(from.inclinationDeg, from.azimuthDeg),
    end: direction(to.inclinationDeg, to.azimuthDeg),
    doglegRad: dogleg(from.inclinationDeg, from.azimuthDeg, to.inclinationDeg, to.azimuthDeg),
  };
  const { ahdM, tvdM, northM, eastM } = from;
  const moved = displacementOnArc(arc, arc.lengthM);
  return {
    from: { ahdM, tvdM, northM, eastM },
    to: {
      ahdM: to.ahdM,
      tvdM: tvdM + moved.down,
      northM: northM + moved.north,
      eastM: eastM + moved.east,
    },
    arc,
  };
}
