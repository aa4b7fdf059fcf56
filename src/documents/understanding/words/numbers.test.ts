import { describe, expect, it } from 'vitest';
import { parseMeasured, parseNumber, parseRange } from './numbers';

describe('parseNumber', () => {
  it.each([
    ['1234.5', 1234.5],
    ['-91.10', -91.1],
    ['\u221291,10', -91.1],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['18,400,000', 18_400_000],
    ['1,500', 1500],
    ['.5', 0.5],
    ['1e3', 1000],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it('reads a comma as the decimal sign if the table does', () => {
    expect(parseNumber('1,500', true)).toBe(1.5);
    expect(parseNumber('1.500', true)).toBe(1500);
    expect(parseNumber('1.5', true)).toBe(1.5);
  });

  it.each(['', '12O0', '1.2.3', 'abc', '12 m', '1-2'])('rejects %j', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});

describe('parseMeasured', () => {
  it.each([
    ['33.5 m', 33.5, 'm'],
    ['12 1/4"', 12.25, '"'],
    ['13 3/8 in casing', 13.375, 'in casing'],
    ['9-5/8', 9.625, ''],
    ['9\u215d in', 9.625, 'in'],
    ['18,400,000 USD', 18_400_000, 'USD'],
    ['1.35SG', 1.35, 'SG'],
    ['5/8', 0.625, ''],
    ['17.1/2"', 17.5, '"'],
    ['13.3/8in casing', 13.375, 'in casing'],
    ['9.5/8', 9.625, ''],
    ['7.5 / 8.0', 7.5, '/ 8.0'],
    ['9.5/6', 9.5, '/6'],
  ])('reads %s', (text, value, rest) => {
    expect(parseMeasured(text)).toEqual({ value, rest });
  });

  it('rejects a text that does not start with a number', () => {
    expect(parseMeasured('about 3')).toBeNull();
    expect(parseMeasured('')).toBeNull();
  });
});

describe('parseRange', () => {
  it.each([
    ['8/12', null, 8, 12, ''],
    ['1,05/1,10 SG', null, 1.05, 1.1, 'SG'],
    ['1.20', 1.2, null, null, ''],
    ['1.10 - 1.20 SG', null, 1.1, 1.2, 'SG'],
    ['9 to 10', null, 9, 10, ''],
    ['1.20\u20131.10', null, 1.1, 1.2, ''],
    ['< 5', null, null, 5, ''],
    ['max 6 ml', null, null, 6, 'ml'],
    ['max, 15 ml/30 min', null, null, 15, 'ml/30 min'],
    ['max .5', null, null, 0.5, ''],
    ['no more than 7 %', null, null, 7, '%'],
    ['not less than 9', null, 9, null, ''],
    ['nicht mehr als 4 ml', null, null, 4, 'ml'],
    ['no m\u00e1s de 5', null, null, 5, ''],
    ['non superiore a 5', null, null, 5, ''],
    ['\u2265 9.5', null, 9.5, null, ''],
    ['65-68 (8.7-9.1)', null, 65, 68, ''],
  ])('reads %s', (text, exact, lower, upper, rest) => {
    expect(parseRange(text)).toEqual({ exact, lower, upper, rest });
  });
});

it.each([
  ["27\u00b045'", 27.75],
  ['0\u00b0 30\' 36"', 0.51],
])('reads the angle %s in degrees and minutes', (text, value) => {
  expect(parseMeasured(text)?.value).toBeCloseTo(value);
});

it.each(["52\u00b0 41' N", "27\u00b075'"])('reads no angle from %s', (text) => {
  expect(parseMeasured(text)?.rest).not.toBe('');
});
