import { describe, expect, it } from 'vitest';
import { formatElapsed, formatHeight, formatResult } from './number-format';

describe('numbers of the results', () => {
  it.each([
    [2873.29, '2,873.3'],
    [614, '614.0'],
    [0, '0.0'],
    [-0.04, '0.0'],
    [-54.9, '-54.9'],
    [null, '-'],
    [undefined, '-'],
    [Number.NaN, '-'],
  ])('%s is %s', (value, text) => {
    expect(formatResult(value)).toBe(text);
  });
});

describe('elapsed time', () => {
  it.each([
    [0, '00:00.0'],
    [-5, '00:00.0'],
    [37_499, '00:37.4'],
    [59_999, '00:59.9'],
    [60_000, '01:00.0'],
    [3_599_950, '59:59.9'],
    [3_725_300, '1:02:05.3'],
  ])('%d ms is %s', (elapsedMs, text) => {
    expect(formatElapsed(elapsedMs)).toBe(text);
  });
});

describe('the rig floor height in words', () => {
  it.each([
    [33.5, '33.5 m'],
    [54, '54.0 m'],
    [54.86, '54.86 m'],
    [1250.5, '1250.5 m'],
  ])('%d is %s', (heightM, text) => {
    expect(formatHeight(heightM)).toBe(text);
  });
});
