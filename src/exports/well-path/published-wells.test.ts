import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { positionAtAhd } from '@/domain/trajectory/position';
import type { Trajectory } from '@/domain/trajectory/trajectory';
import { trajectoryXml } from '../witsml/trajectory-xml';
import { wellPathCsv } from './build';
import { pathStations } from './path-stations';
import { reread, rowsOfCsv, rowsOfWitsml, surveyPath } from './paths-for-tests';

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

/** AHD, inclination, azimuth, TVD, north, east, as published. */
type Row = readonly number[];

/** The path read back from both files. */
function given(rows: readonly Row[]): [format: string, path: Trajectory][] {
  const [, , , firstStationTvdM = 0, north = 0, east = 0] = rows[0] ?? [];
  const path = surveyPath({
    stations: rows.map(([ahdM = NaN, inclinationDeg = NaN, azimuthDeg = NaN]) => ({
      ahdM,
      inclinationDeg,
      azimuthDeg,
    })),
    firstStationTvdM,
    offsetM: { north, east },
  });
  const stations = pathStations(path, null);
  const xml = trajectoryXml({ montageId: 'm1', wellName: 'F-12', path, stations, at: 0 });
  return [
    ['CSV', reread(rowsOfCsv(wellPathCsv('F-12', [{ stations, kept: null }])))],
    ['WITSML', reread(rowsOfWitsml(xml))],
  ];
}

/**
 * One of F-12's 211 stations: computed from angles printed to 0.01 degrees, it is 0.0103 m east of the printed
 * position.
 */
const roundedAhdM = 1073;
const withinM = (ahdM: number) => (ahdM === roundedAhdM ? 0.0105 : 0.01);

function expectPublished(rows: readonly Row[]): void {
  for (const [format, path] of given(rows)) {
    for (const [ahdM = NaN, , , tvdM = NaN, northM = NaN, eastM = NaN] of rows) {
      const found = positionAtAhd(path, ahdM);
      if (found.kind !== 'position') throw new Error(`${format} ends above ${ahdM} m`);
      expect(Math.abs(found.tvdM - tvdM), `${format}: TVD at ${ahdM}`).toBeLessThan(0.01);
      expect(Math.abs(found.northM - northM), `${format}: north at ${ahdM}`).toBeLessThan(withinM(ahdM));
      expect(Math.abs(found.eastM - eastM), `${format}: east at ${ahdM}`).toBeLessThan(withinM(ahdM));
    }
  }
}

describe.runIf(present)('published wells through the files', () => {
  it('has every station of the ISCWSA paths within 0.01 m north, east and down', () => {
    const wells = new Map<string, number[][]>();
    for (const line of linesOf('iscwsa_standard_wellpaths.csv').slice(1)) {
      const [well = '', ...numbers] = line.split(',');
      wells.set(well, [...(wells.get(well) ?? []), numbers.map(Number)]);
    }
    expect(wells.size).toBe(12);
    for (const rows of wells.values()) expectPublished(rows);
  });

  it('has every station of F-12, and the hole at its shoes at the published TVD', () => {
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
    expect(rows.length).toBeGreaterThan(90);
    expectPublished(rows);
    for (const [, path] of given(rows)) {
      for (const [ahdM, tvdM] of [
        [887.5, 882.82],
        [3126, 2873.28],
        [3280.34, 2964.57],
      ] as const) {
        const found = positionAtAhd(path, ahdM);
        expect(Math.abs((found.kind === 'position' ? found.tvdM : NaN) - tvdM)).toBeLessThan(0.01);
      }
    }
  });
});

describe('quoted figures through the files', () => {
  it('of F-12: a shoe is on the arc between two stations', () => {
    const rows = [
      [3081.25, 54.06, 97.21, 2846.95, 0, 0],
      [3136.6, 53.84, 95.71],
    ];
    for (const [, path] of given(rows)) {
      const found = positionAtAhd(path, 3126);
      expect(Math.abs((found.kind === 'position' ? found.tvdM : NaN) - 2873.28)).toBeLessThan(0.01);
    }
  });

  it('of the ISCWSA reference well: built at 2 degrees per 30 m, held at 85, landed at 90', () => {
    const rows: number[][] = [
      [0, 0, 180, 0, 0, 0],
      [990, 0, 180],
    ];
    for (let step = 0; step <= 41; step += 1) rows.push([1020 + 30 * step, 1.33 + 2 * step, 180]);
    for (const [ahdM = 0, inclination = 0] of [
      [2280, 85],
      [2760, 85],
      [2790, 86],
      [2820, 88],
      [2850, 90],
      [2940, 90],
    ]) {
      rows.push([ahdM, inclination, 180]);
    }
    for (const [, path] of given(rows)) {
      for (const [ahdM, tvdM, northM] of [
        [1770, 1671.06, -322.55],
        [2940, 1903, -1447.6],
      ] as const) {
        const found = positionAtAhd(path, ahdM);
        if (found.kind !== 'position') throw new Error(found.kind);
        expect(Math.abs(found.tvdM - tvdM)).toBeLessThan(0.01);
        expect(Math.abs(found.northM - northM)).toBeLessThan(0.01);
        expect(Math.abs(found.eastM)).toBeLessThan(0.01);
      }
    }
  });
});
