import { describe, expect, it } from 'vitest';
import type { PressurePoint } from '../montage/montage';
import { extremeGradient, gradientAt, pressureAt, profileOf } from './profile';

const point = (id: string, ssM: number | null, porKpa: number | null, fracKpa: number | null = null) =>
  ({
    id,
    true_vertical_depth_subsea: ssM,
    pore_pressure: porKpa,
    fracture_pressure: fracKpa,
    overburden_pressure: null,
    notes: null,
  }) satisfies PressurePoint;

/** The drill floor is 50 m above the sea. */
const points = [point('b', 1950, 22_000, 34_000), point('a', 950, 10_000, 15_000), point('c', 2950, 31_500)];
const profile = profileOf(points, 50)!;

describe('a pressure profile', () => {
  it('is sorted by depth below the drill floor, without what is unknown', () => {
    expect(profile.pore.map(({ pointId, tvdM }) => [pointId, tvdM])).toEqual([
      ['a', 1000],
      ['b', 2000],
      ['c', 3000],
    ]);
    expect(profile.fracture).toHaveLength(2);
    expect(profile.overburden).toEqual([]);
    expect(profileOf([point('x', null, 1), point('y', -60, 1), point('z', 10, -1)], 50)?.pore).toEqual([]);
  });

  it('is the same object for the same points and drill floor', () => {
    expect(profileOf(points, 50)).toBe(profile);
    expect(profileOf([...points], 50)).not.toBe(profile);
    expect(profileOf(points, 40)?.pore[0]?.tvdM).toBe(990);
  });

  it('does not exist without points or a drill floor', () => {
    expect(profileOf(undefined, 50)).toBeNull();
    expect(profileOf([], 50)).toBeNull();
    expect(profileOf(points, null)).toBeNull();
  });

  it('is linear in pressure between its points, and unknown outside', () => {
    expect(pressureAt(profile.pore, 1000)).toBe(10_000);
    expect(pressureAt(profile.pore, 1500)).toBe(16_000);
    expect(pressureAt(profile.pore, 3000)).toBe(31_500);
    expect(pressureAt(profile.pore, 999)).toBeNull();
    expect(pressureAt(profile.pore, 3001)).toBeNull();
    expect(pressureAt([], 1000)).toBeNull();
    // 16,000 kPa over 1,500 m; the mean of the gradients 10 and 11 would be 10.5.
    expect(gradientAt(profile.pore, 1500)).toBeCloseTo(10.6667, 4);
  });

  it('may have a step', () => {
    const { pore } = profileOf([...points, point('d', 1950, 25_000)], 50)!;
    expect(pressureAt(pore, 2000)).toBe(25_000);
    expect(pressureAt(pore, 1999)).toBeCloseTo(21_988, 6);
    expect(extremeGradient(pore, 1500, 2500, 'highest')).toEqual({ kpaPerM: 12.5, tvdM: 2000 });
    expect(extremeGradient(pore, 1900, 2000, 'lowest')?.kpaPerM).toBeCloseTo(20_800 / 1900, 9);
  });

  it('has its extremes at points and at the ends of an interval', () => {
    expect(extremeGradient(profile.pore, 1200, 2500, 'highest')).toEqual({ kpaPerM: 11, tvdM: 2000 });
    expect(extremeGradient(profile.pore, 1200, 2500, 'lowest')).toEqual({
      kpaPerM: 12_400 / 1200,
      tvdM: 1200,
    });
    expect(extremeGradient(profile.pore, -Infinity, 2000, 'lowest')).toEqual({ kpaPerM: 10, tvdM: 1000 });
    expect(extremeGradient(profile.pore, 3100, 3500, 'lowest')).toBeNull();
    expect(extremeGradient(profile.pore, 500, 900, 'lowest')).toBeNull();
  });
});
