import { describe, expect, it } from 'vitest';

import { buildTrajectory } from './trajectory';
import type { SurveyStation, Trajectory } from './trajectory';

const station = (ahdM: number, inclinationDeg: number, azimuthDeg = 0): SurveyStation => ({
  ahdM,
  inclinationDeg,
  azimuthDeg,
});

function built(...args: Parameters<typeof buildTrajectory>): Trajectory {
  const result = buildTrajectory(...args);
  if (!result.ok) throw new Error(result.reason);
  return result.trajectory;
}

describe('a trajectory from survey stations', () => {
  it('chains the arcs', () => {
    const { end, tiedInToAhdM } = built([station(0, 0), station(300, 90), station(400, 90)]);
    expect(end.tvdM).toBeCloseTo(190.986, 3);
    expect(end.northM).toBeCloseTo(290.986, 3);
    expect(tiedInToAhdM).toBeNull();
  });

  it('ties a survey in vertically above its first station', () => {
    const trajectory = built([station(145.9, 0), station(174, 0.12, 166.21)]);
    expect(trajectory.tiedInToAhdM).toBe(145.9);
    expect(trajectory.start).toEqual({ ahdM: 0, tvdM: 0, northM: 0, eastM: 0 });
    expect(trajectory.stations[0]).toMatchObject({ ahdM: 145.9, tvdM: 145.9 });
    expect(trajectory.end.tvdM).toBeCloseTo(174, 3);
  });

  it('does not assume a vertical hole above the first station of a sidetrack', () => {
    const trajectory = built([station(2000, 40), station(2100, 40)], { firstStationTvdM: 1850 });
    expect(trajectory.tiedInToAhdM).toBeNull();
    expect(trajectory.start).toMatchObject({ ahdM: 2000, tvdM: 1850 });
    expect(trajectory.end.tvdM).toBeCloseTo(1850 + 100 * Math.cos((40 * Math.PI) / 180), 9);
  });

  it('accepts a rounded TVD of the first station as vertical', () => {
    expect(built([station(145.9, 0)], { firstStationTvdM: 145.85 }).tiedInToAhdM).toBe(145.9);
  });

  it('counts north and east from the given offset', () => {
    expect(built([station(0, 0), station(30, 0)], { offsetM: { north: -2300, east: 80 } }).end).toMatchObject(
      {
        ahdM: 30,
        tvdM: 30,
        northM: -2300,
        eastM: 80,
      },
    );
  });

  it.each([
    ['not a number', [station(0, 0), station(30, Number.NaN), station(60, 1)], 1],
    ['not a number', [station(0, 0), station(30, 1, Infinity)], 1],
    ['negative depth', [station(-5, 0), station(30, 1)], 0],
    ['depth not increasing', [station(0, 0), station(60, 1), station(60, 1)], 2],
    ['depth not increasing', [station(0, 0), station(60, 1), station(30, 1)], 2],
    ['inclination out of range', [station(0, 0), station(60, -0.1)], 1],
    ['inclination out of range', [station(0, 0), station(60, 180.1)], 1],
    ['direction reversed', [station(0, 0), station(60, 180)], 1],
  ] as const)('names the station: %s', (reason, survey, index) => {
    expect(buildTrajectory(survey)).toEqual({
      ok: false,
      reason: 'unusable stations',
      problems: [{ index, reason }],
    });
  });

  it('lists every unusable station, each compared with the last usable one', () => {
    const result = buildTrajectory([station(0, 0), station(9999, 999), station(30, 1), station(20, 1)]);
    expect(result.ok ? [] : result.problems.map((problem) => problem.index)).toEqual([1, 3]);
  });

  it('rejects a first station deeper than it is long, and a survey without stations', () => {
    expect(buildTrajectory([station(100, 0)], { firstStationTvdM: 154.9 })).toMatchObject({
      problems: [{ index: 0, reason: 'tie-in deeper than its along-hole depth' }],
    });
    expect(buildTrajectory([])).toEqual({ ok: false, reason: 'no stations', problems: [] });
  });
});
