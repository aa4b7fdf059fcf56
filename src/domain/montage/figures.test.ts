import { describe, expect, it } from 'vitest';

import { boundedFigure, count, dollars, figure, words } from './figures';

describe('a figure', () => {
  it.each([
    [2873.29, 1, 1, '2,873.3'],
    [182, 1, 1, '182.0'],
    [-0.01, 1, 1, '0.0'],
    [-54.9, 1, 1, '-54.9'],
    [0.0781, 3, 5, '0.0781'],
    [0.08, 3, 5, '0.080'],
    [null, 1, 1, '-'],
    [Number.NaN, 1, 1, '-'],
  ])('%d with %i to %i decimals: %s', (value, least, most, text) => {
    expect(figure(value, least, most)).toBe(text);
  });

  it('has no separators in a number that identifies something', () => {
    expect(count(10442)).toBe('10442');
    expect(count(null)).toBe('-');
  });

  it('is a cost without decimals', () => {
    expect(dollars(18_400_000.4)).toBe('$18,400,000');
    expect(dollars(-1)).toBe('-$1');
    expect(dollars(null)).toBe('-');
  });
});

describe('a figure with bounds', () => {
  it.each([
    [11.4, 11, 12, '11.4'],
    [null, 9.5, 10, '9.5 – 10.0'],
    [null, 9.5, null, '≥ 9.5'],
    [null, null, 10, '≤ 10.0'],
    [null, null, null, '-'],
    [0, 1, 2, '0.0'],
  ])('%d in %d to %d: %s', (exact, lower, upper, text) => {
    expect(boundedFigure({ exact, lower, upper })).toBe(text);
  });
});

it('gives two bounds the same number of decimals', () => {
  expect(boundedFigure({ exact: null, lower: 10.1, upper: 10.79 }, 1, 2)).toBe('10.10 – 10.79');
  expect(boundedFigure({ exact: null, lower: 8.5, upper: 9 }, 1, 2)).toBe('8.5 – 9.0');
});

it('shows a dash for blank text', () => {
  expect(words('  ')).toBe('-');
  expect(words(null)).toBe('-');
  expect(words(' seabed ')).toBe('seabed');
});
