import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newTrajectory } from '../montage/listed';
import type { NorthReference, WellTrajectory } from '../montage/montage';
import { closestPoint } from './closest-point';
import { builtTrajectory } from './montage-trajectory';
import { positionAtAhd } from './position';
import { comparePaths } from './separation';
import { targetDistances } from './target-distance';

type Row = readonly [ahdM: number, inclinationDeg: number, azimuthDeg: number];

const pathOf = (rows: readonly Row[], given: Partial<WellTrajectory> = {}): WellTrajectory => ({
  ...newTrajectory('t'),
  name: 'Plan',
  north_reference: 'true',
  stations_list: rows.map(([ahd, inclination, azimuth], at) => ({
    id: `s${at}`,
    along_hole_depth_below_drill_floor: ahd,
    inclination,
    azimuth,
  })),
  ...given,
});

/** Builds from vertical to horizontal towards the east. */
const building: readonly Row[] = [
  [0, 0, 0],
  [500, 0, 90],
  [800, 30, 90],
  [1100, 60, 90],
  [1400, 90, 90],
  [1700, 90, 100],
];

const compared = (actual: WellTrajectory, planned: WellTrajectory) => {
  const comparison = comparePaths(actual, planned);
  if (comparison.kind === 'not comparable') throw new Error(comparison.reason);
  return comparison;
};

describe('the separation of two paths', () => {
  it('of a path from itself is zero', () => {
    const { rows, largest } = compared(pathOf(building), pathOf(building));
    expect(rows).toHaveLength(building.length);
    for (const row of rows) expect(row!.distanceM).toBeLessThan(1e-6);
    expect(largest!.distanceM).toBeLessThan(1e-6);
  });

  it('of a vertical path 10 m to the east is 10 m', () => {
    const vertical: readonly Row[] = [
      [0, 0, 0],
      [1000, 0, 0],
    ];
    const east = pathOf(vertical, { tie_in_north: 0, tie_in_east: 10 });
    const along = compared(east, pathOf(vertical, { vertical_section_azimuth: 90 })).rows[1]!;
    expect(along.distanceM).toBeCloseTo(10, 9);
    expect(along.alongM).toBeCloseTo(10, 9);
    expect(along.acrossM).toBeCloseTo(0, 9);
    const across = compared(east, pathOf(vertical, { vertical_section_azimuth: 0 })).rows[1]!;
    expect(across.alongM).toBeCloseTo(0, 9);
    expect(across.acrossM).toBeCloseTo(10, 9);
  });

  it('of a deviated path shifted across its plane is the shift, whatever the inclination', () => {
    const plane = building.slice(0, 5);
    const { rows } = compared(pathOf(plane, { tie_in_north: -7, tie_in_east: 0 }), pathOf(plane));
    for (const row of rows) {
      expect(row!.distanceM).toBeCloseTo(7, 6);
      // South is to the right of a path that runs east.
      expect(row!.acrossM).toBeCloseTo(7, 6);
      expect(row!.belowM).toBeCloseTo(0, 6);
    }
  });

  it('does not count stations past the end of the plan', () => {
    const { rows, largest } = compared(pathOf([...building, [2000, 90, 100]]), pathOf(building));
    expect(rows.at(-1)).toMatchObject({ isPastEnd: true });
    expect(rows.at(-1)!.distanceM).toBeCloseTo(300, 6);
    expect(largest!.distanceM).toBeLessThan(1e-6);
  });

  it('has no row for a station without an inclination', () => {
    const actual = pathOf(building);
    const gap = actual.stations_list.map((one, at) => (at === 2 ? { ...one, inclination: null } : one));
    const { rows } = compared({ ...actual, stations_list: gap }, pathOf(building));
    expect(rows.map((row) => row === null)).toEqual([false, false, true, false, false, false]);
  });
});

describe('different norths', () => {
  const turnedBy = (deg: number): Row[] =>
    building.map(([ahd, inclination, azimuth]) => [ahd, inclination, azimuth + deg]);
  const from = (
    north_reference: NorthReference | null,
    rows: readonly Row[],
    given: Partial<WellTrajectory> = {},
  ) => pathOf(rows, { north_reference, ...given });

  it('are turned into that of the actual path by declination and convergence', () => {
    const magnetic = from('magnetic', turnedBy(-2), { magnetic_declination: 2 });
    const grid = from('grid', turnedBy(1.5), { grid_convergence: -1.5 });
    const { largest, north } = compared(magnetic, grid);
    expect(largest!.distanceM).toBeLessThan(1e-6);
    expect(north).toBe('from magnetic north');
    // Without the turn they are far apart.
    expect(
      compared(from('true', turnedBy(-2)), from('true', turnedBy(1.5))).largest!.distanceM,
    ).toBeGreaterThan(20);
  });

  it('turns the offset of the first station, too', () => {
    const planned = from('grid', building, { grid_convergence: 90, tie_in_north: 0, tie_in_east: 5 });
    const actual = from('true', turnedBy(90), { tie_in_north: -5, tie_in_east: 0 });
    expect(compared(actual, planned).largest!.distanceM).toBeLessThan(1e-6);
  });

  it('cannot be compared without a correction', () => {
    const reason = (actual: WellTrajectory, planned: WellTrajectory) => comparePaths(actual, planned);
    expect(reason(from('magnetic', building, { name: 'Survey' }), from('grid', building))).toEqual({
      kind: 'not comparable',
      reason:
        'Cannot compare the paths, because their norths differ: Survey is from magnetic north and has no declination, and Plan is from grid north and has no grid convergence.',
    });
    expect(reason(from(null, building), from('true', building))).toMatchObject({
      reason: 'Cannot compare the paths, because their norths differ: Plan has no north reference.',
    });
  });

  it('are the same if both are from the same north without a correction', () => {
    expect(compared(from('grid', building), from('grid', building)).north).toBe('from grid north');
    expect(compared(from(null, building), from(null, building)).north).toBe(
      'with the same north, which neither states',
    );
  });

  it('needs two paths', () => {
    expect(comparePaths(pathOf(building), pathOf([[0, 0, 0]]))).toEqual({
      kind: 'not comparable',
      reason: 'Plan has no path: check its stations.',
    });
  });
});

describe('the closest point', () => {
  it('is that of a fine search along the path', () => {
    const path = builtTrajectory(pathOf(building))!;
    for (const point of [
      { northM: 30, eastM: 100, tvdM: 900 },
      { northM: -200, eastM: 600, tvdM: 300 },
      { northM: 0, eastM: 0, tvdM: 2000 },
      { northM: 5, eastM: -40, tvdM: 1 },
    ]) {
      let nearest = Infinity;
      for (let ahdM = 0; ahdM <= path.end.ahdM; ahdM += 0.25) {
        const there = positionAtAhd(path, ahdM);
        if (there.kind !== 'position') continue;
        nearest = Math.min(
          nearest,
          Math.hypot(there.northM - point.northM, there.eastM - point.eastM, there.tvdM - point.tvdM),
        );
      }
      expect(closestPoint(path, point).distanceM).toBeLessThanOrEqual(nearest + 1e-9);
      expect(closestPoint(path, point).distanceM).toBeGreaterThan(nearest - 0.01);
    }
  });
});

describe('the distance from a target', () => {
  const target = (given: object) => ({
    id: 'g',
    name: 'Target',
    true_vertical_depth_subsea: 970,
    north: 40,
    east: 0,
    radius: 50,
    ...given,
  });
  const vertical: readonly Row[] = [
    [0, 0, 0],
    [1200, 0, 0],
  ];
  const distances = (given: object, rows = vertical, floorM: number | null = 30) =>
    targetDistances(pathOf(rows, { targets_list: [target(given)] }), floorM)[0];

  it('is horizontal at the depth of the target', () => {
    expect(distances({})).toEqual({ distanceM: 40, horizontalM: 40, isWithin: true });
    expect(distances({ radius: 30 })).toMatchObject({ isWithin: false });
    expect(distances({ radius: null })).toMatchObject({ isWithin: null });
  });

  it('is three-dimensional below the end of the path', () => {
    const below = distances({ true_vertical_depth_subsea: 1200 })!;
    expect(below.horizontalM).toBeNull();
    expect(below.distanceM).toBeCloseTo(50, 9);
    expect(below.isWithin).toBe(true);
  });

  it('needs coordinates, a path and the drill floor', () => {
    expect(distances({ north: null })).toBeNull();
    expect(distances({}, vertical, null)).toBeNull();
    expect(distances({}, [])).toBeNull();
  });
});

const folder = new URL('../../../../shared/data/', import.meta.url);

describe.runIf(existsSync(fileURLToPath(folder)))('the ISCWSA reference well', () => {
  it('is 10 m from itself shifted 10 m to the east, or less where the hole runs east', () => {
    const rows = readFileSync(new URL('iscwsa_standard_wellpaths.csv', folder), 'utf8')
      .split(/\r?\n/)
      .filter((line) => line.startsWith('Reference well,'))
      .map((line) => line.split(',').slice(1, 4).map(Number) as unknown as Row);
    expect(rows).toHaveLength(100);
    const planned = pathOf(rows);
    const { rows: same } = compared(pathOf(rows), planned);
    for (const row of same) expect(row!.distanceM).toBeLessThan(1e-5);
    const shifted = compared(pathOf(rows, { tie_in_north: 0, tie_in_east: 10 }), planned);
    for (const row of shifted.rows) expect(row!.distanceM).toBeLessThan(10 + 1e-6);
    expect(shifted.rows[1]!.distanceM).toBeCloseTo(10, 6);
  });
});
