import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { blankCasing, exampleWell, withSection, withTop } from '@/testing/checks/example-well';
import type { Montage } from '../montage/montage';
import type { SurveyStation } from '../trajectory/trajectory';
import { framesAlong } from './frames';
import { stringsOf } from './strings';
import type { Survey } from '../trajectory/montage-trajectory';
import { positionOf, wellPathOf, type WellPath } from './well-path';

/**
 * Public well data in a folder next to the checkout. It is not part of the project, so these tests run only if it
 * exists.
 */
const folder = new URL('../../../../shared/data/', import.meta.url);
const present = existsSync(fileURLToPath(folder));
const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');

const nothing: Montage = {
  id: 'none',
  top_line_item: null,
  sections_list: [],
  reservoirs_list: [],
  plan_summaries_list: [],
};

function pathOf(montage: Montage, drillFloorM: number, survey?: Survey): WellPath {
  const path = wellPathOf(montage, drillFloorM, survey);
  if (!path) throw new Error('no path');
  return path;
}

/** Compares each station's printed TVD, north and east with the frames of the picture. */
/**
 * One of F-12's 211 stations. Its survey prints angles to 0.01 degrees, and the position computed from them is 0.0103 m
 * east of the printed one, because the rounding of 43 intervals adds up.
 */
const roundedAhdM = 1073;
const withinM = (ahdM: number) => (ahdM === roundedAhdM ? 0.0105 : 0.01);

function expectPublished(path: WellPath, rows: readonly number[][]): void {
  const frames = framesAlong(
    path.trajectory,
    rows.map(([ahdM = NaN]) => ahdM),
  );
  for (const [ahdM = NaN, , , tvdM = NaN, northM, eastM] of rows) {
    const frame = frames.find((one) => one.ahdM === ahdM);
    expect(Math.abs((frame?.at.down ?? NaN) - tvdM)).toBeLessThan(0.01);
    if (northM === undefined || eastM === undefined) continue;
    expect(Math.abs((frame?.at.north ?? NaN) - northM)).toBeLessThan(withinM(ahdM));
    expect(Math.abs((frame?.at.east ?? NaN) - eastM)).toBeLessThan(withinM(ahdM));
  }
}

const stationsOf = (rows: readonly number[][]): SurveyStation[] =>
  rows.map(([ahdM = NaN, inclinationDeg = NaN, azimuthDeg = NaN]) => ({ ahdM, inclinationDeg, azimuthDeg }));

describe.runIf(present)('the picture of published wells', () => {
  it('has every station of the ISCWSA paths within 0.01 m north, east and down', () => {
    const wells = new Map<string, number[][]>();
    for (const line of linesOf('iscwsa_standard_wellpaths.csv').slice(1)) {
      const [well = '', ...numbers] = line.split(',');
      wells.set(well, [...(wells.get(well) ?? []), numbers.map(Number)]);
    }
    expect(wells.size).toBe(12);
    for (const rows of wells.values()) {
      const [, , , , north = 0, east = 0] = rows[0] ?? [];
      expectPublished(pathOf(nothing, 0, { stations: stationsOf(rows), offsetM: { north, east } }), rows);
    }
  });

  it('has every station of F-12, and its shoes at their recorded depths', () => {
    const rows = linesOf('volve_15_9-F-12_ACTUAL.txt')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter((row) => row.length >= 6 && row.every(Number.isFinite))
      // The survey prints east before north.
      .map(([ahdM = NaN, inclination = NaN, azimuth = NaN, tvdM = NaN, east = NaN, north = NaN]) => [
        ahdM,
        inclination,
        azimuth,
        tvdM,
        north,
        east,
      ]);
    const [, , , , north = NaN, east = NaN] = rows[0] ?? [];
    const survey = { stations: stationsOf(rows), offsetM: { north, east } };
    expect(rows.length).toBeGreaterThan(90);
    expectPublished(pathOf(nothing, 54.9, survey), rows);

    const shoes = linesOf('volve_15_9-F-12_F-14_casings.csv')
      .filter((line) => line.startsWith('NO 15/9-F-12,') && line.includes('"Casing,'))
      .map((line) => line.split(',').slice(-6).map(Number))
      .map(([outerIn = NaN, , , , , ahdM = NaN]) => ({ outerIn, ahdM }));
    expect(shoes.length).toBeGreaterThan(1);
    for (const { outerIn, ahdM } of shoes) {
      const montage = withSection(1, (section) => ({
        along_hole_depth_below_drill_floor: ahdM,
        casing_item: { ...blankCasing, casing_outer_diameter: String(outerIn) },
        formations_list: section.formations_list,
      }));
      const shoe = stringsOf(montage, pathOf(montage, 54.9, survey), 54.9)[0]?.shoe;
      const below = rows.findIndex(([stationM = NaN]) => stationM >= ahdM);
      expect(shoe?.ahdM).toBe(ahdM);
      expect(shoe?.tvdM).toBeGreaterThan(rows[below - 1]?.[3] ?? NaN);
      expect(shoe?.tvdM).toBeLessThanOrEqual(rows[below]?.[3] ?? NaN);
    }
  });
});

describe('quoted figures', () => {
  it('of F-12: shoes are on the arc, at the TVD of the published survey', () => {
    const stations = stationsOf([
      [3081.25, 54.06, 97.21],
      [3136.6, 53.84, 95.71],
    ]);
    const montage = withSection(3, () => ({
      along_hole_depth_below_drill_floor: 3126,
      true_vertical_depth_below_drill_floor: null,
    }));
    const path = pathOf(montage, 54.9, { stations, firstStationTvdM: 2846.95 });
    const liner = stringsOf(montage, path, 54.9).find(({ place }) => place === 3);
    expect(liner?.shoe.ahdM).toBe(3126);
    expect(Math.abs((liner?.shoe.tvdM ?? NaN) - 2873.28)).toBeLessThan(0.01);
  });

  it('of the ISCWSA reference well: built at 2 degrees per 30 m, held at 85, landed at 90', () => {
    const rows = [
      [0, 0],
      [990, 0],
    ];
    for (let step = 0; step <= 41; step += 1) rows.push([1020 + 30 * step, 1.33 + 2 * step]);
    rows.push([2280, 85], [2760, 85], [2790, 86], [2820, 88], [2850, 90], [2940, 90]);
    const path = pathOf(nothing, 0, { stations: stationsOf(rows.map(([a = 0, i = 0]) => [a, i, 180])) });
    expect(path.basis).toBe('survey');
    expectPublished(path, [
      [1770, 0, 0, 1671.06, -322.55, 0],
      [2940, 0, 0, 1903, -1447.6, 0],
    ]);
  });
});

describe('a path without a survey', () => {
  const path = pathOf(exampleWell, 33.5);

  it('passes every point of the montage, and states its basis', () => {
    expect(path).toMatchObject({ basis: 'depths', contradictory: [], straightFromM: null });
    for (const section of exampleWell.sections_list) {
      for (const point of [...section.formations_list, section]) {
        const ahdM = point.along_hole_depth_below_drill_floor;
        const position = positionOf(path, ahdM, null);
        expect(
          Math.abs((position?.tvdM ?? NaN) - (point.true_vertical_depth_below_drill_floor ?? NaN)),
        ).toBeLessThan(0.1);
      }
    }
  });

  it('is vertical until AHD and TVD differ, and is in one plane', () => {
    expect(positionOf(path, 150, null)).toMatchObject({ inclinationDeg: 0, northM: 0, eastM: 0 });
    for (const station of path.trajectory.stations) expect(station.northM).toBeCloseTo(0, 6);
    expect(path.trajectory.end.eastM).toBeGreaterThan(500);
  });

  it('reproduces a build and hold section without oscillating', () => {
    // Vertical to 600 m, 3 degrees per 30 m to 30 degrees, held: solved for points every 137 m.
    const radiusM = 30 / (3 * (Math.PI / 180));
    const along = (tvdM: number) => {
      const endM = 600 + radiusM / 2;
      if (tvdM <= 600) return tvdM;
      if (tvdM <= endM) return 600 + radiusM * Math.asin((tvdM - 600) / radiusM);
      return 600 + (radiusM * Math.PI) / 6 + (tvdM - endM) / Math.cos(Math.PI / 6);
    };
    const depths = Array.from({ length: 18 }, (_, index) => 137 * (index + 1));
    const montage = withSection(1, (section) => ({
      true_vertical_depth_below_drill_floor: depths.at(-1) ?? 0,
      along_hole_depth_below_drill_floor: along(depths.at(-1) ?? 0),
      formations_list: depths.map((tvdM, index) => ({
        ...section.formations_list[0]!,
        id: `f${index}`,
        true_vertical_depth_below_drill_floor: tvdM,
        along_hole_depth_below_drill_floor: along(tvdM),
      })),
    }));
    const built = pathOf({ ...montage, sections_list: montage.sections_list.slice(0, 1) }, 0);
    const inclinations = built.trajectory.stations
      .filter(({ ahdM }) => ahdM > 1300 && ahdM < along(2400))
      .map(({ inclinationDeg }) => inclinationDeg);
    expect(inclinations.length).toBeGreaterThan(5);
    for (const inclination of inclinations) expect(Math.abs(inclination - 30)).toBeLessThan(1.5);
    expect(Math.max(...built.trajectory.stations.map(({ inclinationDeg }) => inclinationDeg))).toBeLessThan(
      36,
    );
  });

  it('leaves out a depth that contradicts the others, names it, and keeps the rest', () => {
    const wrong = withTop(2, 2, { true_vertical_depth_below_drill_floor: 2600 });
    const found = pathOf(wrong, 33.5);
    expect(found.contradictory).toEqual([{ ahdM: 1842.7, tvdM: 2600 }]);
    expect(positionOf(found, 2731.9, null)?.tvdM).toBeCloseTo(2446.5, 0);
  });

  it('is vertical if each point has one depth only', () => {
    const tvdOnly = {
      ...exampleWell,
      sections_list: exampleWell.sections_list.map((section) => ({
        ...section,
        along_hole_depth_below_drill_floor: null,
        formations_list: [],
      })),
    };
    const found = pathOf(tvdOnly, 33.5);
    expect(found).toMatchObject({ basis: 'vertical', straightFromM: 0 });
    expect(found.trajectory.end).toMatchObject({ ahdM: 2733.5, tvdM: 2733.5, eastM: 0 });
  });

  it('continues straight to points with one depth only, and states from where', () => {
    const found = pathOf(
      withSection(3, () => ({
        true_vertical_depth_below_drill_floor: null,
        true_vertical_depth_subsea: null,
      })),
      33.5,
    );
    expect(found.straightFromM).toBe(2874.3);
    expect(found.trajectory.end.ahdM).toBe(3077.4);
  });

  it('is null without depths', () => {
    expect(wellPathOf(nothing, 0)).toBeNull();
    expect(wellPathOf(nothing, 0, { stations: [] })).toBeNull();
  });

  it('gives the reason why a survey was not used', () => {
    const stations = stationsOf([
      [0, 0, 0],
      [500, 200, 0],
    ]);
    expect(pathOf(exampleWell, 33.5, { stations })).toMatchObject({
      basis: 'depths',
      surveyProblems: [{ index: 1, reason: 'inclination out of range' }],
    });
  });
});
