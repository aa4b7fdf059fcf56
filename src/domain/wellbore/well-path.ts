import type { Montage } from '../montage/montage';
import { ahdAtTvd } from '../trajectory/crossings';
import { drawnTrajectory, surveyOf, type Survey } from '../trajectory/montage-trajectory';
import { positionAtAhd, type Position } from '../trajectory/position';
import {
  buildTrajectory,
  type SurveyProblem,
  type Trajectory,
  type TrajectoryOptions,
} from '../trajectory/trajectory';
import { consistentPairs } from './consistent-pairs';
import { ahdOf, depthPairsOf, placesOf, tvdBdfOf, type DepthPair } from './known-depths';
import { planarStations } from './planar-path';

/** With an unknown azimuth the plane of the path runs east, so that the view to the north shows it in full. */
export const drawnAzimuthDeg = 90;

export interface WellPath {
  readonly trajectory: Trajectory;
  /**
   * `survey`: measured. `depths`: through the points with both AHD and TVD, in one vertical plane of unknown azimuth.
   * `vertical`: no point has both, or all that have are straight below the drill floor.
   */
  readonly basis: 'survey' | 'depths' | 'vertical';
  /** Points whose TVD contradicts their AHD and the other points; they are not on the path. */
  readonly contradictory: readonly DepthPair[];
  /**
   * The depth (m AHD) below which the path is extended in a straight line, because deeper points give one depth only;
   * null if it is not.
   */
  readonly straightFromM: number | null;
  /** Why a given survey was not used; empty if it was, or if none was given. */
  readonly surveyProblems: readonly SurveyProblem[];
}

/** Above this inclination (degrees), a straight extension would take kilometres to reach a TVD. */
const maxInclinedForTvdDeg = 80;

function keptSurvey(montage: Montage): Survey | undefined {
  const trajectory = drawnTrajectory(montage);
  return trajectory ? surveyOf(trajectory) : undefined;
}

/**
 * The path of a montage's well, by minimum curvature (Sawaryn and Thorogood, SPE 84246); null if no depth is known.
 *
 * With a survey, which is by default that of `drawnTrajectory`, it is the survey's. Without, it passes the (AHD, TVD) pairs of tops and section ends in one vertical
 * plane: see `planarStations`. `drillFloorM` is the elevation of the drill floor above mean sea level, m. Deeper points
 * with one depth only are reached in a straight line (`straightFromM`). Never throws, whatever the depths are. Pass
 * `pairs` if they are already known.
 */
export function wellPathOf(
  montage: Montage,
  drillFloorM: number,
  survey: Survey | undefined = keptSurvey(montage),
  pairs: readonly DepthPair[] = depthPairsOf(montage, drillFloorM),
): WellPath | null {
  const measured = survey && buildTrajectory(survey.stations, survey);
  const surveyProblems = measured && !measured.ok ? measured.problems : [];
  const places = placesOf(montage);
  let deepestAhdM = 0;
  let deepestTvdM = 0;
  for (const place of places) {
    deepestAhdM = Math.max(deepestAhdM, ahdOf(place) ?? 0);
    if (ahdOf(place) === null) deepestTvdM = Math.max(deepestTvdM, tvdBdfOf(place, drillFloorM) ?? 0);
  }
  if (measured?.ok) {
    const path = extended(measured.trajectory, deepestAhdM, deepestTvdM, survey);
    return { ...path, basis: 'survey', contradictory: [], surveyProblems };
  }
  if (deepestAhdM === 0 && deepestTvdM === 0) return null;
  const { pairs: passed, contradictory } = consistentPairs(pairs);
  const built = buildTrajectory(planarStations(passed, drawnAzimuthDeg));
  // `planarStations` gives increasing depths and no reversal. If it ever fails, the result is a vertical well.
  const plain = built.ok ? built : buildTrajectory(planarStations([], drawnAzimuthDeg));
  if (!plain.ok) return null;
  const path = extended(plain.trajectory, deepestAhdM, deepestTvdM);
  const isVertical = path.trajectory.stations.every(({ inclinationDeg }) => inclinationDeg === 0);
  return { ...path, basis: isVertical ? 'vertical' : 'depths', contradictory, surveyProblems };
}

function extended(
  trajectory: Trajectory,
  deepestAhdM: number,
  deepestTvdM: number,
  options: TrajectoryOptions = {},
): Pick<WellPath, 'trajectory' | 'straightFromM'> {
  const last = trajectory.stations.at(-1);
  if (!last) return { trajectory, straightFromM: null };
  let toM = Math.max(last.ahdM, deepestAhdM);
  if (deepestTvdM > trajectory.end.tvdM && last.inclinationDeg <= maxInclinedForTvdDeg) {
    const cosine = Math.cos((last.inclinationDeg * Math.PI) / 180);
    toM = Math.max(toM, last.ahdM + (deepestTvdM - last.tvdM) / cosine);
  }
  if (toM <= last.ahdM) return { trajectory, straightFromM: null };
  const stations = trajectory.stations.map(({ ahdM, inclinationDeg, azimuthDeg }) => ({
    ahdM,
    inclinationDeg,
    azimuthDeg,
  }));
  const longer = buildTrajectory([...stations, { ...last, ahdM: toM }], options);
  if (!longer.ok) return { trajectory, straightFromM: null };
  return { trajectory: longer.trajectory, straightFromM: last.ahdM };
}

/**
 * The position at an along-hole depth, or, if that is null, at a TVD (both m below the drill floor; the first crossing
 * if there are several). Null if the path does not reach it, or both are unknown.
 */
export function positionOf(
  { trajectory }: WellPath,
  ahdM: number | null,
  tvdM: number | null,
): Position | null {
  let alongM = ahdM;
  if (alongM === null && tvdM !== null) {
    const crossing = ahdAtTvd(trajectory, tvdM);
    alongM = crossing.kind === 'found' ? crossing.ahdM : null;
  }
  if (alongM === null || !Number.isFinite(alongM)) return null;
  const found = positionAtAhd(trajectory, alongM);
  if (found.kind !== 'position') return null;
  const { kind: _kind, ...position } = found;
  return position;
}
