import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatInches, parseInches } from './inches';

describe('parsing a size in inches', () => {
  it.each([
    ['13 3/8', 13.375],
    ['9 5/8"', 9.625],
    ['36""', null],
    ['36"', 36],
    ['13-3/8″', 13.375],
    ['13\u20113/8 in', 13.375],
    ['9⅝ in.', 9.625],
    ['12¼″', 12.25],
    ["17 1/2''", 17.5],
    ['12.25', 12.25],
    ['12,25 inches', 12.25],
    ['.5', 0.5],
    ['5/8', 0.625],
    [' 8 1/2 inch ', 8.5],
    ['7\u00a05/8', 7.625],
    ['', null],
    ['n/a', null],
    ['1/0', null],
    ['-7', null],
    ['12 1/4 in hole', null],
    ['13 3/8 x 9 5/8', null],
    ['1.2.3', null],
  ])('%j', (text, size) => {
    expect(parseInches(text)).toBe(size);
  });
});

describe('formatting a size in inches', () => {
  it.each([
    [12.25, '12 1/4'],
    [13.375, '13 3/8'],
    [36, '36'],
    [0.375, '3/8'],
    [12.26, '12 1/4'],
    [12.24, '12 1/4'],
    [12.261, '12.261'],
    [18.73, '18.73'],
    [8.535, '8.535'],
    [6.996, '7'],
    [6.184, '6.184'],
    [0, '0'],
    [-0.5, '-1/2'],
    [-0.001, '0'],
  ])('%f', (size, text) => {
    expect(formatInches(size)).toBe(text);
  });

  it('gives the same eighth when parsed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (eighths) => {
        expect(parseInches(formatInches(eighths / 8))).toBe(eighths / 8);
      }),
    );
  });

  it('rejects what is not a number', () => {
    expect(() => formatInches(Number.NaN)).toThrow(RangeError);
  });
});
