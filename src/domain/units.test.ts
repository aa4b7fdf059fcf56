import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { convert, gaugePressureKpa, pressureGradientKpaPerM } from './units';

describe('unit conversion', () => {
  it('gives the figures a drilling engineer knows', () => {
    expect(convert('gradient', 1.2, 'sg', 'kPa/m')).toBeCloseTo(11.768, 3);
    expect(convert('gradient', 10, 'ppg', 'kPa/m')).toBeCloseTo(11.751, 3);
    expect(convert('gradient', 0.5, 'ppg', 'kPa/m')).toBeCloseTo(0.588, 3);
    expect(convert('gradient', 0.433, 'psi/ft', 'sg')).toBeCloseTo(0.9988, 3);
    expect(convert('gradient', 1200, 'kg/m3', 'sg')).toBeCloseTo(1.2, 12);
    expect(convert('linearMass', 1, 'lb/ft', 'kg/m')).toBeCloseTo(1.48816, 5);
    expect(convert('length', 10000, 'ft', 'm')).toBeCloseTo(3048, 9);
    expect(convert('size', 244.475, 'mm', 'in')).toBeCloseTo(9.625, 12);
    expect(convert('pressure', 1, 'psi', 'kPa')).toBeCloseTo(6.894757, 6);
    expect(convert('pressure', 286.634, 'bar', 'kPa')).toBeCloseTo(28663.4, 9);
    expect(convert('volumePerLength', 1, 'bbl/ft', 'm3/m')).toBeCloseTo(0.52161, 5);
    expect(convert('yieldPoint', 10, 'lbf/100ft2', 'Pa')).toBeCloseTo(4.788, 3);
    expect(convert('angle', Math.PI, 'rad', 'deg')).toBeCloseTo(180, 12);
  });

  it('converts back to the original value', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        const there = convert('gradient', value, 'ppg', 'psi/ft');
        expect(convert('gradient', there, 'psi/ft', 'ppg')).toBeCloseTo(value, 6);
        expect(convert('length', value, 'ft', 'ft')).toBe(value);
      }),
    );
  });
});

describe('a pressure as a gradient', () => {
  it('agrees with Volve F-14 at TVD 2862.62 m', () => {
    const gradientOf = (bara: number): number =>
      pressureGradientKpaPerM(gaugePressureKpa(convert('pressure', bara, 'bar', 'kPa')), 2862.62);
    expect(gradientOf(286.634)).toBeCloseTo(9.978, 3);
    expect(gradientOf(402.413)).toBeCloseTo(14.022, 3);
  });

  it('rejects a depth without a column', () => {
    expect(() => pressureGradientKpaPerM(100, 0)).toThrow(RangeError);
    expect(() => pressureGradientKpaPerM(100, Number.NaN)).toThrow(RangeError);
  });
});
