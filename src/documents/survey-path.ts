import { buildTrajectory } from '@/domain/trajectory/trajectory';
import type { TrajectoryResult } from '@/domain/trajectory/trajectory';

import { known } from './depth-frame';
import type { SurveyStationFact } from './facts';

/** A larger difference between a printed TVD and the path of its own stations means a wrong angle, unit or reference. */
export const TVD_AGREEMENT_M = 0.5;
/** The largest drift of a well that is called vertical. */
export const NEARLY_VERTICAL_DEG = 5;

/** Drops a station printed twice, at the foot of one page and the head of the next. */
export function withoutRepeats(stations: readonly SurveyStationFact[]): SurveyStationFact[] {
  return stations.filter((station, index) => {
    const previous = stations[index - 1];
    return (
      previous === undefined ||
      station.ahdM !== previous.ahdM ||
      station.inclinationDeg !== previous.inclinationDeg ||
      station.azimuthDeg !== previous.azimuthDeg
    );
  });
}

/**
 * Some surveys print TVD below sea level in a column called TVD. Then the first station of a vertical hole is shallower by
 * exactly the elevation of the drill floor. Returns that elevation (m), or zero.
 */
export function printedFromSeaLevel(
  stations: readonly SurveyStationFact[],
  drillFloorM: number | null,
): number {
  const first = stations[0];
  const printedM = known(first?.tvdM ?? null);
  if (first === undefined || printedM === null || drillFloorM === null || drillFloorM < 2 * TVD_AGREEMENT_M)
    return 0;
  const shallowerBy = first.ahdM - printedM;
  return first.inclinationDeg < 1 && Math.abs(shallowerBy - drillFloorM) < TVD_AGREEMENT_M ? drillFloorM : 0;
}

/** The path through the stations of a survey, tied in at the TVD that its first station prints. */
export function build(
  stations: readonly SurveyStationFact[],
  seaLevelM: number,
): { result: TrajectoryResult; firstTvdIgnored: boolean } {
  const printedM = known(stations[0]?.tvdM ?? null);
  const result = buildTrajectory(stations, {
    firstStationTvdM: printedM === null ? null : printedM + seaLevelM,
  });
  const tieInFails =
    !result.ok &&
    result.problems.length === 1 &&
    result.problems[0]?.reason === 'tie-in deeper than its along-hole depth';
  return tieInFails
    ? { result: buildTrajectory(stations), firstTvdIgnored: true }
    : { result, firstTvdIgnored: false };
}
