import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { convert, factorOf, gaugePressureKpa, pressureGradientKpaPerM, type Quantity } from './units';

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

describe('the factors', () => {
  /** A decimal of the definitions as an exact fraction. */
  const exact = (decimal: string): Fraction => {
    const [whole = '', digits = ''] = decimal.split('.');
    return [BigInt(`${whole}${digits}`), 10n ** BigInt(digits.length)];
  };
  type Fraction = readonly [over: bigint, under: bigint];
  const times = (...all: readonly Fraction[]): Fraction =>
    all.reduce(([a, b], [c, d]): Fraction => [a * c, b * d], [1n, 1n]);
  const per = (one: Fraction, [over, under]: Fraction): Fraction => times(one, [under, over]);
  /** The number nearest to a fraction: of 40 of its digits, no two numbers are equally near. */
  const nearest = ([over, under]: Fraction): number => Number(`${(over * 10n ** 40n) / under}e-40`);

  const [pound, gravity, foot, inch] = ['0.45359237', '9.80665', '0.3048', '0.0254'].map(exact) as [
    Fraction,
    Fraction,
    Fraction,
    Fraction,
  ];
  const kilo = exact('1000');
  const gallon = times([231n, 1n], inch, inch, inch);
  const barrel = times([42n, 1n], gallon);
  const psi = per(times(pound, gravity), times(inch, inch, kilo));
  const cubicFoot = times(foot, foot, foot);

  it.each<[Quantity, string, Fraction]>([
    ['length', 'ft', foot],
    ['length', 'ftUS', [1200n, 3937n]],
    ['size', 'mm', per(exact('0.001'), inch)],
    ['linearMass', 'lb/ft', per(pound, foot)],
    ['pressure', 'psi', psi],
    ['pressure', 'kgf/cm2', times(gravity, [10n, 1n])],
    ['gradient', 'psi/ft', per(psi, foot)],
    ['gradient', 'ppg', per(times(pound, gravity), times(gallon, kilo))],
    ['gradient', 'lb/ft3', per(times(pound, gravity), times(cubicFoot, kilo))],
    ['gradient', 'kg/m3', per(gravity, kilo)],
    ['volume', 'bbl', barrel],
    ['volume', 'gal', gallon],
    ['volume', 'ft3', cubicFoot],
    ['volumePerLength', 'bbl/ft', per(barrel, foot)],
    ['yieldPoint', 'lbf/100ft2', per(times(pound, gravity), times([100n, 1n], foot, foot))],
    ['dogleg', 'deg/100ft', per([30n, 1n], times([100n, 1n], foot))],
  ])('of %s: %s is the number nearest to the exact one', (quantity, unit, factor) => {
    expect(factorOf(quantity, unit)).toBe(nearest(factor));
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
