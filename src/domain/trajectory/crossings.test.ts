import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ahdAtTvd } from './crossings';
import { positionAtAhd } from './position';
import { buildTrajectory } from './trajectory';
import type { SurveyStation, Trajectory } from './trajectory';

function built(rows: readonly (readonly [number, number, number?])[], firstStationTvdM?: number): Trajectory {
  const survey: SurveyStation[] = rows.map(([ahdM, inclinationDeg, azimuthDeg = 0]) => ({
    ahdM,
    inclinationDeg,
    azimuthDeg,
  }));
  const result = buildTrajectory(survey, firstStationTvdM === undefined ? {} : { firstStationTvdM });
  if (!result.ok) throw new Error(result.reason);
  return result.trajectory;
}

function tvdAt(trajectory: Trajectory, ahdM: number): number {
  const position = positionAtAhd(trajectory, ahdM);
  if (position.kind !== 'position') throw new Error(position.kind);
  return position.tvdM;
}

/** Down, through horizontal, up a little and down again. */
const undulating = built([
  [0, 0],
  [300, 90],
  [400, 110],
  [500, 70],
  [700, 60],
]);

describe('position at an along-hole depth', () => {
  it('is on the arc, not on the chord', () => {
    const quarter = built([
      [0, 0],
      [300, 90],
    ]);
    const position = positionAtAhd(quarter, 100);
    expect(position).toMatchObject({ kind: 'position' });
    expect(tvdAt(quarter, 100)).toBeCloseTo((600 / Math.PI) * 0.5, 9);
    expect(position.kind === 'position' && position.inclinationDeg).toBeCloseTo(30, 9);
  });

  it('is reported as unknown outside the survey', () => {
    expect(positionAtAhd(undulating, 700.01)).toEqual({ kind: 'beyond survey', lastAhdM: 700 });
    expect(positionAtAhd(undulating, -1)).toEqual({ kind: 'above survey', firstAhdM: 0 });
    const sidetrack = built([[2000, 40]], 1850);
    expect(positionAtAhd(sidetrack, 1900)).toEqual({ kind: 'above survey', firstAhdM: 2000 });
    expect(positionAtAhd(sidetrack, 2000)).toMatchObject({
      kind: 'position',
      tvdM: 1850,
      inclinationDeg: 40,
    });
    expect(() => positionAtAhd(undulating, Number.NaN)).toThrow(RangeError);
  });
});

describe('along-hole depth of a vertical depth', () => {
  it('has one answer where the hole goes down', () => {
    expect(ahdAtTvd(undulating, 100)).toMatchObject({ kind: 'found', chosen: 'only' });
  });

  it('finds every crossing, takes the first and says so', () => {
    const tvdM = tvdAt(undulating, 350);
    const result = ahdAtTvd(undulating, tvdM);
    if (result.kind !== 'found') throw new Error(result.kind);
    expect(result.chosen).toBe('first');
    expect(result.crossingsM).toHaveLength(3);
    for (const ahdM of result.crossingsM) expect(tvdAt(undulating, ahdM)).toBeCloseTo(tvdM, 9);
    expect(result.ahdM).toBe(result.crossingsM[0]);
    const withHint = ahdAtTvd(undulating, tvdM, 352);
    expect(withHint).toMatchObject({ kind: 'found', chosen: 'nearest to the hint' });
    expect(withHint.kind === 'found' && withHint.ahdM).toBeCloseTo(350, 6);
  });

  it('does not let a hint choose if there is one crossing', () => {
    expect(ahdAtTvd(undulating, 100, 650)).toMatchObject({ kind: 'found', chosen: 'only' });
  });

  it('counts a crossing at a station once', () => {
    const straight = built([
      [0, 30],
      [100, 30],
      [200, 30],
    ]);
    const tvdM = straight.stations[1]?.tvdM ?? Number.NaN;
    expect(ahdAtTvd(straight, tvdM)).toEqual({ kind: 'found', ahdM: 100, crossingsM: [100], chosen: 'only' });
  });

  it('includes a level interval and takes its beginning', () => {
    const landed = built([
      [0, 0],
      [300, 90],
      [800, 90],
    ]);
    const result = ahdAtTvd(landed, landed.end.tvdM);
    expect(result).toEqual({ kind: 'found', ahdM: 300, crossingsM: [300, 800], chosen: 'first' });
  });

  it('is reported as unknown outside the survey', () => {
    expect(ahdAtTvd(undulating, 500)).toMatchObject({ kind: 'beyond survey', lastAhdM: 700 });
    expect(ahdAtTvd(undulating, -1)).toEqual({ kind: 'above survey', shallowestTvdM: 0 });
    expect(
      ahdAtTvd(
        built(
          [
            [2000, 40],
            [2100, 40],
          ],
          1850,
        ),
        1800,
      ),
    ).toMatchObject({ kind: 'above survey' });
    expect(() => ahdAtTvd(undulating, Infinity)).toThrow(RangeError);
  });

  it('takes a depth within a centimetre of the last station as that station', () => {
    const { end } = undulating;
    expect(ahdAtTvd(undulating, end.tvdM + 0.004)).toMatchObject({ kind: 'found', ahdM: 700 });
    expect(ahdAtTvd(undulating, end.tvdM + 0.02)).toMatchObject({ kind: 'beyond survey' });
  });

  it('returns the along-hole depth on any well below horizontal', () => {
    const steps = fc.array(
      fc.record({
        lengthM: fc.double({ min: 5, max: 60, noNaN: true }),
        inclinationDeg: fc.double({ min: 0, max: 88, noNaN: true }),
        azimuthDeg: fc.double({ min: 0, max: 360, noNaN: true }),
      }),
      { minLength: 2, maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, fc.double({ min: 0, max: 1, noNaN: true }), (survey, part) => {
        let ahdM = 0;
        const trajectory = built(
          survey.map((step, index) => {
            ahdM += index === 0 ? 0 : step.lengthM;
            return [ahdM, step.inclinationDeg, step.azimuthDeg] as const;
          }),
        );
        // An arc between two directions below horizontal stays below it, whatever the azimuths: one crossing.
        const wanted = part * ahdM;
        const result = ahdAtTvd(trajectory, tvdAt(trajectory, wanted));
        expect(result.kind === 'found' && result.chosen).toBe('only');
        expect(result.kind === 'found' && result.ahdM).toBeCloseTo(wanted, 5);
      }),
    );
  });

  it('misses no crossing of a well that goes down, level and up again', () => {
    const inclinations = fc.array(fc.constantFrom(0, 45, 80, 90, 90, 100, 115), {
      minLength: 2,
      maxLength: 60,
    });
    fc.assert(
      fc.property(inclinations, fc.double({ min: 0, max: 1, noNaN: true }), (survey, part) => {
        const trajectory = built(
          survey.map((inclinationDeg, index) => [index * 30, inclinationDeg] as const),
        );
        const tvdM = tvdAt(trajectory, part * trajectory.end.ahdM);
        const result = ahdAtTvd(trajectory, tvdM);
        if (result.kind !== 'found') throw new Error(result.kind);
        expect(result.crossingsM).toEqual(result.crossingsM.toSorted((a, b) => a - b));
        for (const ahdM of result.crossingsM) expect(tvdAt(trajectory, ahdM)).toBeCloseTo(tvdM, 6);
        for (const { from, to } of trajectory.segments) {
          if ((from.tvdM - tvdM) * (to.tvdM - tvdM) >= 0) continue;
          // A station may be at the depth except for the last bit.
          expect(result.crossingsM.some((ahdM) => ahdM >= from.ahdM && ahdM <= to.ahdM)).toBe(true);
        }
      }),
    );
  });

  it('finds the point again on a well that turns up, with its own depth as the hint', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 700, noNaN: true }), (wanted) => {
        const tvdM = tvdAt(undulating, wanted);
        const result = ahdAtTvd(undulating, tvdM, wanted);
        if (result.kind !== 'found') throw new Error(result.kind);
        // Along-hole depth is ill-conditioned where the hole is horizontal; the vertical depth is not.
        for (const ahdM of result.crossingsM) expect(tvdAt(undulating, ahdM)).toBeCloseTo(tvdM, 6);
        expect(Math.abs(result.ahdM - wanted)).toBeLessThan(0.01);
      }),
    );
  });
});
