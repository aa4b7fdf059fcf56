import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newTrajectory } from '../montage/listed';
import type { Montage, TrajectoryTarget, WellTrajectory } from '../montage/montage';
import { exampleMontage } from '../montage/montage-for-tests';
import { wellPathOf } from '../wellbore/well-path';
import {
  drawnTrajectory,
  stationFigures,
  toTrueNorthDeg,
  verticalSectionAzimuth,
  verticalSectionM,
} from './montage-trajectory';

type Row = readonly [ahdM: number | null, inclinationDeg: number | null, azimuthDeg: number | null];

const pathOf = (rows: readonly Row[], given: Partial<WellTrajectory> = {}): WellTrajectory => ({
  ...newTrajectory('t'),
  stations_list: rows.map(([ahd, inclination, azimuth], at) => ({
    id: `s${at}`,
    along_hole_depth_below_drill_floor: ahd,
    inclination,
    azimuth,
  })),
  ...given,
});

const footM = 0.3048;
const per100Ft = (degPer30M: number): number => degPer30M / 0.984251968503937;

/** Dogleg, build and turn of the last interval. */
const rates = (rows: readonly Row[]) => {
  const { doglegDegPer30M, buildDegPer30M, turnDegPer30M } = stationFigures(pathOf(rows)).at(-1)!;
  return { doglegDegPer30M, buildDegPer30M, turnDegPer30M };
};

describe('rates', () => {
  it('are those of drillingformulas.com, dogleg severity by the radius of curvature', () => {
    const found = rates([
      [0, 45, 130],
      [95 * footM, 52, 139],
    ]);
    expect(found.doglegDegPer30M).toBeCloseTo(10.0559, 4);
    expect(per100Ft(found.doglegDegPer30M)).toBeCloseTo(10.2168, 3);
    expect(per100Ft(found.buildDegPer30M)).toBeCloseTo(7.368, 3);
    expect(per100Ft(found.turnDegPer30M)).toBeCloseTo(9.474, 3);
  });

  it('are those of petrocalchub.com', () => {
    const found = rates([
      [0, 15, 20],
      [100 * footM, 25, 45],
    ]);
    expect(per100Ft(found.doglegDegPer30M)).toBeCloseTo(12.951651, 6);
    expect(per100Ft(found.buildDegPer30M)).toBeCloseTo(10, 6);
    expect(per100Ft(found.turnDegPer30M)).toBeCloseTo(25, 6);
  });

  it('turn the shorter way round', () => {
    const found = rates([
      [218.8, 2.5, 1.3],
      [248.7, 5, 351.6],
    ]);
    expect(found.doglegDegPer30M).toBeCloseTo(2.579, 3);
    expect(found.buildDegPer30M).toBeCloseTo(2.508, 3);
    expect(found.turnDegPer30M).toBeCloseTo(-9.732, 3);
  });
});

describe('the vertical section', () => {
  const target = (depthM: number, north: number | null, east: number | null): TrajectoryTarget => ({
    id: `t${depthM}`,
    name: null,
    true_vertical_depth_subsea: depthM,
    north,
    east,
    radius: null,
  });

  it('is that of the ISCWSA reference well, whose north is -322.55 m', () => {
    expect(verticalSectionM(-322.55, 0, 180)).toBeCloseTo(322.55, 2);
    expect(verticalSectionM(-322.55, 0, 225)).toBeCloseTo(228.08, 2);
  });

  it('goes as given, to the deepest target, or to the last station', () => {
    const rows: Row[] = [
      [0, 0, 0],
      [100, 90, 90],
    ];
    const targets_list = [target(900, 5, 0), target(1000, -10, 0), target(2000, null, 7)];
    expect(verticalSectionAzimuth(pathOf(rows, { targets_list, vertical_section_azimuth: 12 }))).toBe(12);
    expect(verticalSectionAzimuth(pathOf(rows, { targets_list }))).toBeCloseTo(180, 9);
    expect(verticalSectionAzimuth(pathOf(rows))).toBeCloseTo(90, 9);
    expect(verticalSectionAzimuth(pathOf([[0, 0, null]]))).toBe(0);
  });
});

it('leaves out stations with a missing value, and gives nothing for stations that make no path', () => {
  const gap = pathOf([
    [0, 0, null],
    [null, 3, 4],
    [100, 10, 45],
  ]);
  const [first, missing, last] = stationFigures(gap);
  expect(missing).toBeNull();
  expect(first?.tvdM).toBe(0);
  expect(last?.tvdM).toBeCloseTo(99.493, 3);
  expect(
    stationFigures(
      pathOf([
        [100, 0, 0],
        [50, 0, 0],
      ]),
    ),
  ).toEqual([null, null]);
});

it('draws an actual path rather than a planned one, and neither if it has no two stations', () => {
  const rows: Row[] = [
    [0, 0, 0],
    [100, 1, 10],
  ];
  const planned = pathOf(rows, { id: 'plan' });
  const actual = pathOf(rows, { id: 'survey', kind: 'actual' });
  const drawn = (...trajectories_list: WellTrajectory[]) =>
    drawnTrajectory({ ...exampleMontage(), trajectories_list })?.id;
  expect(drawn(planned, actual)).toBe('survey');
  expect(drawn(pathOf([[0, 0, 0]], { id: 'bare', kind: 'actual' }), planned)).toBe('plan');
  expect(drawn()).toBeUndefined();
});

it('gives the correction to true north only if it is known', () => {
  const angles = { magnetic_declination: -1.5, grid_convergence: 2 };
  const correction = (north_reference: WellTrajectory['north_reference']) =>
    toTrueNorthDeg(pathOf([], { north_reference, ...angles }));
  expect(correction('true')).toBe(0);
  expect(correction('grid')).toBe(2);
  expect(correction('magnetic')).toBe(-1.5);
  expect(correction(null)).toBeNull();
  expect(toTrueNorthDeg(pathOf([], { north_reference: 'grid' }))).toBeNull();
});

it('is the path of the montage, with its azimuth', () => {
  const trajectories_list = [
    pathOf([
      [0, 0, 0],
      [500, 0, 0],
      [800, 30, 225],
    ]),
  ];
  const montage: Montage = { ...exampleMontage(), trajectories_list };
  const path = wellPathOf(montage, 33.5)!;
  expect(path.basis).toBe('survey');
  expect(path.trajectory.stations[2]).toMatchObject({ azimuthDeg: 225 });
  expect(path.trajectory.stations[2]!.northM).toBeCloseTo(path.trajectory.stations[2]!.eastM, 9);
});

const folder = new URL('../../../../shared/data/', import.meta.url);
describe.runIf(existsSync(fileURLToPath(folder)))('a vendor report (see SOURCES.md of the data)', () => {
  it('has the same doglegs and vertical sections, but for three errors of the file', () => {
    const rows = readFileSync(new URL('wellpath_report_minimum_curvature_tvd.csv', folder), 'utf8')
      .split(/\r?\n/)
      .map((line) => line.split(',').slice(1))
      .filter(([ahd = '', , , tvd = '']) => ahd !== '' && tvd !== '' && Number.isFinite(Number(ahd)))
      .map((row) => row.map(Number));
    expect(rows).toHaveLength(80);
    const path = pathOf(
      rows.map(([ahd = 0, inclination = 0, azimuth = 0]) => [ahd, inclination, azimuth]),
      { vertical_section_azimuth: 302.38 },
    );
    const wrong: number[] = [];
    stationFigures(path).forEach((figures, at) => {
      const [ahdM = NaN, , , , , , dogleg = NaN, section = NaN] = rows[at] ?? [];
      const far = (found: number, printed: number) => Math.abs(found - printed) > 0.0151;
      if (far(figures!.doglegDegPer30M, dogleg) || far(figures!.verticalSectionM, section)) wrong.push(ahdM);
    });
    expect(wrong).toEqual([2228.15, 2248.73, 2267]);
  });
});
