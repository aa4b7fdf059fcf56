import { describe, expect, it } from 'vitest';
import { depthTicks, roundFactor, roundStep } from './depth-scale';

describe('a depth scale', () => {
  it.each([
    [2733.5, 8, 500],
    [2733.5, 5, 1000],
    [1000, 10, 100],
    [950, 4, 500],
    [12, 6, 2],
  ])('of %d m in at most %d steps has one every %d m', (range, most, step) => {
    expect(roundStep(range, most)).toBe(step);
  });

  it('begins at the drill floor and never extends beyond the well', () => {
    expect(depthTicks(2733.5, 6)).toEqual([0, 500, 1000, 1500, 2000, 2500]);
    expect(depthTicks(0, 6)).toEqual([0]);
    expect(depthTicks(Number.NaN, 6)).toEqual([0]);
  });

  it.each([
    [553, 500],
    [499, 200],
    [100, 100],
    [99, 50],
    [0.3, 1],
    [Infinity, 1],
  ])('exaggerates by at most %d: by %d', (most, factor) => {
    expect(roundFactor(most)).toBe(factor);
  });
});
