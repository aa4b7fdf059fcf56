import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { ahdAtTvd } from './crossings';
import { positionAtAhd } from './position';
import { buildTrajectory } from './trajectory';
import type { SurveyStation, Trajectory } from './trajectory';

/**
 * Public well data in a folder next to the checkout. It is not part of the project, so most of these tests run only if
 * it exists.
 */
const folder = new URL('../../../../shared/data/', import.meta.url);
const present = existsSync(fileURLToPath(folder));
const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');

function built(survey: SurveyStation[], offsetM?: { north: number; east: number }): Trajectory {
  const result = buildTrajectory(survey, offsetM === undefined ? {} : { offsetM });
  if (!result.ok) throw new Error(result.reason);
  return result.trajectory;
}

interface PrintedStation extends SurveyStation {
  tvdM: number;
}

function volveSurvey(name: string): PrintedStation[] {
  return linesOf(name)
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length >= 4 && row.every(Number.isFinite))
    .map(([ahdM = NaN, inclinationDeg = NaN, azimuthDeg = NaN, tvdM = NaN]) => ({
      ahdM,
      inclinationDeg,
      azimuthDeg,
      tvdM,
    }));
}

/**
 * MD and TVD of every pick of a well. The number of columns before them varies, so the three depths are searched for.
 */
function volvePicks(well: string): { ahdM: number; tvdM: number; tvdSsM: number }[] {
  return linesOf('volve_15_9-F-12_F-14_well_picks.dat')
    .filter((line) => line.trimStart().startsWith(`${well} `))
    .map((line) => /(\d+\.\d\d) +(\d+\.\d\d) +(-?\d+\.\d\d) /.exec(line) ?? [])
    .map(([, md, tvd, tvdSs]) => ({ ahdM: Number(md), tvdM: Number(tvd), tvdSsM: -Number(tvdSs) }));
}

describe.runIf(present)('the ISCWSA standard well paths', () => {
  it('are reproduced at every one of the 1,065 stations within 0.01 m', () => {
    const wells = new Map<string, number[][]>();
    for (const line of linesOf('iscwsa_standard_wellpaths.csv').slice(1)) {
      const [well = '', ...numbers] = line.split(',');
      wells.set(well, [...(wells.get(well) ?? []), numbers.map(Number)]);
    }
    let stations = 0;
    for (const rows of wells.values()) {
      const [, , , , north = 0, east = 0] = rows[0] ?? [];
      const survey = rows.map(([ahdM = NaN, inclinationDeg = NaN, azimuthDeg = NaN]) => ({
        ahdM,
        inclinationDeg,
        azimuthDeg,
      }));
      built(survey, { north, east }).stations.forEach((station, index) => {
        const [, , , tvdM = NaN, northM = NaN, eastM = NaN] = rows[index] ?? [];
        expect(Math.abs(station.tvdM - tvdM)).toBeLessThan(0.01);
        expect(Math.abs(station.northM - northM)).toBeLessThan(0.01);
        expect(Math.abs(station.eastM - eastM)).toBeLessThan(0.01);
        stations += 1;
      });
    }
    expect(wells.size).toBe(12);
    expect(stations).toBe(1065);
  });
});

describe.runIf(present).each([
  { well: 'NO 15/9-F-12', file: 'volve_15_9-F-12_ACTUAL.txt', pickCount: 15 },
  { well: 'NO 15/9-F-14', file: 'volve_15_9-F-14_ACTUAL.txt', pickCount: 22 },
])('the survey and picks of $well', ({ well, file, pickCount }) => {
  it('has the printed TVD at every station', () => {
    const survey = volveSurvey(file);
    expect(survey.length).toBeGreaterThan(90);
    const trajectory = built(survey);
    expect(trajectory.tiedInToAhdM).toBe(145.9);
    trajectory.stations.forEach((station, index) => {
      expect(Math.abs(station.tvdM - (survey[index]?.tvdM ?? NaN))).toBeLessThan(0.01);
    });
  });

  it('has every pick within 0.5 m, in both directions', () => {
    const trajectory = built(volveSurvey(file));
    const picks = volvePicks(well);
    expect(picks).toHaveLength(pickCount);
    for (const pick of picks) {
      const position = positionAtAhd(trajectory, pick.ahdM);
      expect(Math.abs((position.kind === 'position' ? position.tvdM : NaN) - pick.tvdM)).toBeLessThan(0.5);
      const there = ahdAtTvd(trajectory, pick.tvdSsM + 54.9, pick.ahdM);
      if (well.endsWith('F-12')) {
        expect(Math.abs((there.kind === 'found' ? there.ahdM : NaN) - pick.ahdM)).toBeLessThan(0.5);
      }
    }
  });
});

/** Values quoted from the same data, tested even without the files. */
describe('quoted stations', () => {
  /** Consecutive stations of Volve F-12 around a depth, tied in at the TVD that the survey prints for the first. */
  it.each([
    {
      stations: [
        [864, 14.81, 266.26],
        [893, 14.99, 264.04],
      ],
      printedM: 860.11,
      ahdM: 887.5,
      tvdM: 882.82,
    },
    {
      stations: [
        [3081.25, 54.06, 97.21],
        [3136.6, 53.84, 95.71],
      ],
      printedM: 2846.95,
      ahdM: 3126,
      tvdM: 2873.28,
    },
    {
      stations: [
        [3257.05, 53.34, 103.39],
        [3297.38, 53.81, 105.77],
      ],
      printedM: 2950.7,
      ahdM: 3280.34,
      tvdM: 2964.57,
    },
  ])('of F-12: AHD $ahdM is TVD $tvdM', ({ stations, printedM, ahdM, tvdM }) => {
    const result = buildTrajectory(
      stations.map(([depthM = NaN, inclinationDeg = NaN, azimuthDeg = NaN]) => ({
        ahdM: depthM,
        inclinationDeg,
        azimuthDeg,
      })),
      { firstStationTvdM: printedM },
    );
    if (!result.ok) throw new Error(result.reason);
    const position = positionAtAhd(result.trajectory, ahdM);
    expect(Math.abs((position.kind === 'position' ? position.tvdM : NaN) - tvdM)).toBeLessThan(0.01);
    const back = ahdAtTvd(result.trajectory, tvdM);
    expect(Math.abs((back.kind === 'found' ? back.ahdM : NaN) - ahdM)).toBeLessThan(0.02);
  });

  it('of the ISCWSA reference well: built at 2 degrees per 30 m, held at 85, landed at 90', () => {
    const inclinations: [number, number][] = [
      [0, 0],
      [990, 0],
    ];
    for (let step = 0; step <= 41; step += 1) inclinations.push([1020 + 30 * step, 1.33 + 2 * step]);
    inclinations.push([2280, 85], [2760, 85], [2790, 86], [2820, 88], [2850, 90], [2940, 90]);
    const trajectory = built(
      inclinations.map(([ahdM, inclinationDeg]) => ({ ahdM, inclinationDeg, azimuthDeg: 180 })),
    );
    for (const [ahdM, tvdM, northM] of [
      [1770, 1671.06, -322.55],
      [2940, 1903, -1447.6],
    ] as const) {
      const position = positionAtAhd(trajectory, ahdM);
      if (position.kind !== 'position') throw new Error(position.kind);
      expect(Math.abs(position.tvdM - tvdM)).toBeLessThan(0.01);
      expect(Math.abs(position.northM - northM)).toBeLessThan(0.01);
    }
    expect(ahdAtTvd(trajectory, trajectory.end.tvdM)).toMatchObject({ ahdM: 2850, chosen: 'first' });
  });
});
