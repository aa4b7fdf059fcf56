import { describe, expect, it } from 'vitest';
import { exampleMontage } from '../montage/montage-for-tests';
import type { Montage, WellTrajectory } from '../montage/montage';
import { pathGroups } from './paths-side-by-side';

type Station = readonly [ahdM: number, inclinationDeg: number, azimuthDeg: number];

/** Vertical to 1,000 m, then 1.8 degrees in 30 m to 60 degrees at 2,000 m. */
const path = (azimuthDeg: number, given: Partial<WellTrajectory> = {}, more: Station[] = []): Montage => {
  const stations: Station[] = [[0, 0, azimuthDeg], [1000, 0, azimuthDeg], [2000, 60, azimuthDeg], ...more];
  const [example] = exampleMontage().trajectories_list ?? [];
  const trajectory: WellTrajectory = {
    ...example!,
    kind: 'planned',
    north_reference: 'true',
    vertical_section_azimuth: null,
    targets_list: [],
    stations_list: stations.map(([ahdM, inclination, azimuth], at) => ({
      id: `s${at}`,
      along_hole_depth_below_drill_floor: ahdM,
      inclination,
      azimuth,
    })),
    ...given,
  };
  return { ...exampleMontage(), trajectories_list: [trajectory] };
};
const none: Montage = { ...exampleMontage(), trajectories_list: [] };
const rowsOf = (left: Montage, right: Montage, group: number) =>
  Object.fromEntries(
    (pathGroups(left, right)[group]?.rows ?? []).map(({ label, left: one, right: other, change }) => [
      label,
      [one, other, change],
    ]),
  );

describe('two paths', () => {
  it('are summarised with their changes', () => {
    const rows = rowsOf(path(90), path(100, {}, [[2100, 70, 100]]), 0);
    expect(rows).toMatchObject({
      Stations: ['3', '4', '+1'],
      'Last station, AHD': ['2,000.0 m', '2,100.0 m', '+100.0'],
      'Last station, TVD BDF': ['1,827.0 m', '1,869.2 m', '+42.2'],
      'Largest inclination': ['60.00° at 2,000.0 m AHD', '70.00° at 2,100.0 m AHD', '+10.00°'],
      'Largest dogleg severity': [
        '1.80 deg/30 m at 2,000.0 m AHD',
        '3.00 deg/30 m at 2,100.0 m AHD',
        '+1.20',
      ],
    });
  });

  it('are apart by the distance at the same depth along the hole, and to the closest point', () => {
    const rows = rowsOf(path(90), path(100), 1);
    expect(Object.keys(rows)).toHaveLength(11);
    expect(rows['At 1,000 m AHD']).toEqual([
      'TVD BDF 1,000.0 m, N 0.0 m, E 0.0 m',
      'TVD BDF 1,000.0 m, N 0.0 m, E 0.0 m',
      null,
    ]);
    // A departure of 954.93 (1 - cos 60) = 477.46 m, and 2 x 477.46 sin 5 between the two ends.
    expect(rows['At 2,000 m AHD']).toEqual([
      'TVD BDF 1,827.0 m, N 0.0 m, E 477.5 m',
      'TVD BDF 1,827.0 m, S 82.9 m, E 470.2 m',
      '83.2 m apart',
    ]);
    expect(rows.Farthest?.[2]).toMatch(/^\d+\.\d m apart$/);
  });

  it('are compared in one north, or not at all', () => {
    const magnetic = { north_reference: 'magnetic', magnetic_declination: 10 } as const;
    const groups = pathGroups(path(90), path(80, magnetic));
    expect(groups[1]?.title).toContain('azimuths from true north');
    expect(groups[1]?.rows.filter(({ differs }) => differs)).toEqual([]);
    const [, apart] = pathGroups(path(90), path(80, { ...magnetic, magnetic_declination: null }));
    expect(apart?.rows.map(({ label }) => label)).toEqual([
      'Cannot compare the paths, because their norths differ: Plan B is from magnetic north and has no declination.',
    ]);
  });
});

describe('the paths of two montages', () => {
  const titles = (left: Montage, right: Montage) =>
    pathGroups(left, right).map(({ title, side }) => `${title.split(',').slice(0, 2).join(',')} ${side}`);

  it('are paired by their kind, or a plan with a survey if nothing else can be', () => {
    const both: Montage = {
      ...none,
      trajectories_list: [path(90), path(95, { kind: 'actual' })].flatMap(
        ({ trajectories_list: list = [] }) => list,
      ),
    };
    expect(titles(both, path(90))).toEqual([
      'Well path, actual left',
      'Well path, planned both',
      'Paths apart, as if from one well head and drill floor both',
    ]);
    expect(titles(path(90), path(90, { kind: 'actual' }))).toEqual([
      'Well path both',
      'Paths apart, as if from one well head and drill floor both',
    ]);
  });

  it('are only in one of them, or in none', () => {
    expect(titles(none, path(90))).toEqual(['Well path, planned right']);
    expect(titles(none, none)).toEqual([]);
  });
});
