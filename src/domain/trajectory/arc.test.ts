import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { direction, directionOnArc, displacementOnArc, dogleg, ratioFactor, turningPoint } from './arc';
import type { Arc } from './arc';

function arcBetween(
  lengthM: number,
  [inclination1, azimuth1]: [number, number],
  [inclination2, azimuth2]: [number, number],
): Arc {
  return {
    lengthM,
    start: direction(inclination1, azimuth1),
    end: direction(inclination2, azimuth2),
    doglegRad: dogleg(inclination1, azimuth1, inclination2, azimuth2),
  };
}

describe('an arc of minimum curvature', () => {
  it('gives the published example: 15/20 to 25/45 degrees over 100 ft', () => {
    const arc = arcBetween(100, [15, 20], [25, 45]);
    const moved = displacementOnArc(arc, 100);
    expect(ratioFactor(arc.doglegRad)).toBeCloseTo(1.00428, 6);
    expect(moved.north).toBeCloseTo(27.22, 2);
    expect(moved.east).toBeCloseTo(19.45, 2);
    expect(moved.down).toBeCloseTo(94.01, 2);
  });

  it('gives a quarter circle from vertical to horizontal', () => {
    const arc = arcBetween(300, [0, 0], [90, 0]);
    expect(displacementOnArc(arc, 300).down).toBeCloseTo(190.986, 3);
    expect(displacementOnArc(arc, 300).down).toBeCloseTo((300 * 2) / Math.PI, 9);
    const radius = (300 * 2) / Math.PI;
    expect(displacementOnArc(arc, 100).down).toBeCloseTo(radius * Math.sin(Math.PI / 6), 9);
    expect(displacementOnArc(arc, 100).north).toBeCloseTo(radius * (1 - Math.cos(Math.PI / 6)), 9);
  });

  it('agrees with the textbook form of the dogleg', () => {
    const rad = Math.PI / 180;
    const cosine = Math.cos(10 * rad) - Math.sin(15 * rad) * Math.sin(25 * rad) * (1 - Math.cos(25 * rad));
    expect(Math.cos(dogleg(15, 20, 25, 45))).toBeCloseTo(cosine, 14);
  });

  it('keeps the ratio factor continuous where the series begins', () => {
    expect(ratioFactor(0)).toBe(1);
    for (const b of [1e-8, 1e-4, 0.00999, 0.01, 0.01001]) {
      expect(ratioFactor(b)).toBeCloseTo(1 + b ** 2 / 12 + b ** 4 / 120, 13);
    }
  });

  it('turns only where the hole is horizontal', () => {
    expect(turningPoint(arcBetween(100, [80, 0], [89, 0]))).toBeNull();
    expect(turningPoint(arcBetween(100, [80, 0], [100, 0]))).toBeCloseTo(50, 9);
    expect(turningPoint(arcBetween(90, [120, 0], [75, 0]))).toBeCloseTo(60, 9);
  });

  it('keeps directions of unit length and passes through both ends', () => {
    const angles = fc.tuple(
      fc.double({ min: 0, max: 170, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
    );
    const near = fc.double({ min: -9, max: 9, noNaN: true });
    fc.assert(
      fc.property(
        angles,
        near,
        near,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([inclination, azimuth], more, turn, part) => {
          const other: [number, number] = [Math.abs(inclination + more), azimuth + turn];
          const arc = arcBetween(30, [inclination, azimuth], other);
          const along = directionOnArc(arc, 30 * part);
          expect(Math.hypot(along.north, along.east, along.down)).toBeCloseTo(1, 9);
          expect(directionOnArc(arc, 30).down).toBeCloseTo(arc.end.down, 12);
          const chord = displacementOnArc(arc, 30);
          expect(Math.hypot(chord.north, chord.east, chord.down)).toBeLessThanOrEqual(30 + 1e-9);
        },
      ),
    );
  });
});
