import type { Cell } from '../montage/address';
import type { TrajectoryStation, WellTrajectory } from '../montage/montage';
import { rowName, trajectoryName } from '../montage/words';
import { ahdAtTvd } from '../trajectory/crossings';
import { stationFigures } from '../trajectory/montage-trajectory';
import { positionAtAhd } from '../trajectory/position';
import type { Trajectory } from '../trajectory/trajectory';
import { deepestPlausibleM } from '../wellbore/known-depths';
import type { CheckSettings } from './settings';
import { isKnown } from './known';
import type { Rule, RuleFinding, SectionRule } from './rule';
import { degrees, dogleg, formationCell, formationName, metres, named, offer, sectionCell } from './words';

export interface PathContext {
  readonly settings: CheckSettings;
  /** The AHD BDF of the last section's end, m; null if it is unknown. */
  readonly tdAhdM: number | null;
}

type PathRule = Rule<WellTrajectory, PathContext>;

const stationCell = (
  path: WellTrajectory,
  station: TrajectoryStation,
  field: keyof TrajectoryStation,
): Cell => ({
  at: { of: 'station', trajectory: path.id, id: station.id },
  field,
});

const nameOf = (path: WellTrajectory): string => named(trajectoryName(path), 'A well path');
const hasStations = ({ stations_list }: WellTrajectory): boolean => stations_list.length > 0;

export const stationOrderRule: PathRule = {
  id: 'path-order',
  cites: 'Each station of a survey is deeper along the hole than the one above it',
  judge(path) {
    if (!hasStations(path)) return null;
    const findings: RuleFinding[] = [];
    let aboveM = -Infinity;
    for (const station of path.stations_list) {
      const ahdM = station.along_hole_depth_below_drill_floor;
      if (!isKnown(ahdM)) continue;
      if (ahdM <= aboveM) {
        const text = `${nameOf(path)}: the station at ${metres(ahdM)} is listed below the one at ${metres(aboveM)}`;
        const cell = stationCell(path, station, 'along_hole_depth_below_drill_floor');
        findings.push({ result: 'error', cell, text });
      } else aboveM = ahdM;
    }
    return findings;
  },
};

const ranges = [
  ['along_hole_depth_below_drill_floor', 0, deepestPlausibleM, 'AHD BDF', metres],
  ['inclination', 0, 180, 'an inclination', degrees],
  ['azimuth', 0, 360, 'an azimuth', degrees],
] as const;

export const stationRangeRule: PathRule = {
  id: 'path-range',
  cites: 'AHD BDF is from 0 to 20,000 m, an inclination from 0 to 180 deg, an azimuth from 0 to 360 deg',
  judge(path) {
    if (!hasStations(path)) return null;
    return path.stations_list.flatMap((station) =>
      ranges.flatMap(([field, least, most, what, words]): RuleFinding[] => {
        const value = station[field];
        if (!isKnown(value) || (value >= least && value <= most)) return [];
        const text = `${nameOf(path)}: ${what} of ${words(value)} is not from ${words(least)} to ${words(most)}`;
        return [{ result: 'error', cell: stationCell(path, station, field), text }];
      }),
    );
  },
};

/** A vertical hole has no azimuth and needs none. */
export const stationMissingRule: PathRule = {
  id: 'path-missing',
  cites: 'A station has a depth, an inclination and, in an inclined hole, an azimuth',
  judge(path) {
    if (!hasStations(path)) return null;
    return path.stations_list.flatMap((station): RuleFinding[] => {
      const lacking = (
        field: 'along_hole_depth_below_drill_floor' | 'inclination' | 'azimuth',
        what: string,
      ) => [
        {
          result: 'missing' as const,
          cell: stationCell(path, station, field),
          text: `${nameOf(path)}: the ${rowName(station)} has no ${what}, so the path leaves it out`,
        },
      ];
      if (!isKnown(station.along_hole_depth_below_drill_floor))
        return lacking('along_hole_depth_below_drill_floor', 'AHD BDF');
      if (!isKnown(station.inclination)) return lacking('inclination', 'inclination');
      return station.inclination !== 0 && !isKnown(station.azimuth) ? lacking('azimuth', 'azimuth') : [];
    });
  },
};

export const doglegRule: PathRule = {
  id: 'path-dogleg',
  cites: 'Dogleg severity by minimum curvature (SPE 84246); the limit is a setting',
  judge(path, { settings: { maxDoglegDegPer30M: most } }) {
    const figures = stationFigures(path);
    if (figures.every((one) => one === null)) return null;
    const limit = { setting: 'maxDoglegDegPer30M', text: dogleg(most) } as const;
    return path.stations_list.flatMap((station, at): RuleFinding[] => {
      const found = figures[at]?.doglegDegPer30M ?? 0;
      // As surveys print it.
      if (Number(found.toFixed(2)) <= most) return [];
      const text = `${nameOf(path)}: a dogleg severity of ${dogleg(found)} at the ${rowName(station)} exceeds ${limit.text}`;
      return [{ result: 'warning', cell: stationCell(path, station, 'inclination'), text, limit }];
    });
  },
};

/** A depth that differs by less is the same point, m. */
const nearM = 1;

export const pathEndRule: PathRule = {
  id: 'path-td',
  cites: 'The last station of a path is at the TD of the well',
  judge(path, { tdAhdM }) {
    const last = path.stations_list.at(-1);
    const ahdM = last?.along_hole_depth_below_drill_floor ?? null;
    if (!last || !isKnown(ahdM) || tdAhdM === null) return null;
    if (ahdM >= tdAhdM - nearM) return [];
    const text = `${nameOf(path)} ends at ${metres(ahdM)} AHD, ${metres(tdAhdM - ahdM)} short of the TD of the well, ${metres(tdAhdM)}`;
    return [{ result: 'warning', cell: stationCell(path, last, 'along_hole_depth_below_drill_floor'), text }];
  },
};

/** TVD BDF of the path at an AHD, m; null if the path does not reach it. */
function tvdAt(path: Trajectory, ahdM: number): number | null {
  const found = positionAtAhd(path, ahdM);
  return found.kind === 'position' ? found.tvdM : null;
}

/**
 * Tops and section ends are on the path that pictures show. The vertical distance counts: in a level hole a few
 * centimetres of TVD are many metres along it.
 */
export const onPathRule: SectionRule = {
  id: 'depth-path',
  cites: 'TVD BDF of a top or a section end is within 1 m of the well path at its AHD BDF',
  judge(section, { path }) {
    if (!path) return null;
    const findings: RuleFinding[] = [];
    let judged = 0;
    for (const formation of [...section.formations_list, null]) {
      const depths = formation ?? section;
      const ahdM = depths.along_hole_depth_below_drill_floor;
      const bdfM = depths.true_vertical_depth_below_drill_floor;
      if (!isKnown(ahdM) || !isKnown(bdfM)) continue;
      const onPathM = tvdAt(path, ahdM);
      if (onPathM === null) continue;
      judged += 1;
      if (Math.abs(onPathM - bdfM) <= nearM) continue;
      const field = 'along_hole_depth_below_drill_floor';
      const name = formation ? formationName(formation) : 'Section TD';
      const crossing = ahdAtTvd(path, bdfM, ahdM);
      findings.push({
        result: 'warning',
        cell: formation ? formationCell(section, formation, field) : sectionCell(section, field),
        text: `${name}: at AHD BDF ${metres(ahdM)} the well path is at TVD BDF ${metres(onPathM)}, not ${metres(bdfM)}`,
        ...(crossing.kind === 'found' && { offer: offer(crossing.ahdM, 2, 'length') }),
      });
    }
    return judged === 0 ? null : findings;
  },
};
