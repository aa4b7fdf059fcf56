import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amongDecimalCommas,
  decimalSignOf,
  parseCost,
  parseDecimal,
  parseInchesOrZero,
  parseInteger,
  parseOptionalDecimal,
  parseText,
  readNumber,
} from './parse';

describe('a decimal', () => {
  it.each([
    ['12.5', 12.5],
    ['  12.5\t', 12.5],
    ['1,234.5', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234', 1234],
    ['1.234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['1,234,567.8', 1234567.8],
    ['1.234.567', 1234567],
    ['1 234,567', 1234.567],
    ['12,5', 12.5],
    ['1,234', 1234],
    ['0,125', 0.125],
    ['1,2345', 1.2345],
    ['1.234', 1.234],
    ['−5', -5],
    ['–5', -5],
    ['-5', -5],
    ['+5', 5],
    ['-0', 0],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['1.2E+03', 1200],
    ['1e-3', 0.001],
    ['12.5 m', 12.5],
    ['12.5m', 12.5],
    ['11.3 kPa/m', 11.3],
    ['0.0781 m³/m', 0.0781],
    ['12.415″', 12.415],
  ])('%s is %d', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each([
    'abc',
    '1e999',
    '-1e999',
    'Infinity',
    'NaN',
    '12 34',
    '1,23,4',
    '1.2.3',
    '12.5 ft',
    '--5',
    '5-6',
    '0x10',
    '-',
    '.',
    ',',
    '१२',
  ])('%s is not a number, which gives 0', (text) => {
    expect(readNumber(text)).toBeNull();
    expect(parseDecimal(text)).toBe(0);
  });

  it.each(['', ' ', '\t\n'])('empty stays empty', (text) => expect(parseDecimal(text)).toBeNull());

  it('is finite or null, whatever the text', () => {
    const number = fc.stringMatching(/^[-+−]?[\d., ']{0,12}(e[-+]?\d{1,4})?( ?m)?$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), number), (text) => {
        for (const parse of [
          parseDecimal,
          parseOptionalDecimal,
          parseInteger,
          parseCost,
          parseInchesOrZero,
        ]) {
          const value = parse(text);
          expect(value === null || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
        }
      }),
    );
  });

  it('parses every number that it writes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(parseDecimal(String(value))).toBe(value + 0);
      }),
    );
  });

  it('parses what the product shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (tenths) => {
        const shown = (tenths / 10).toLocaleString('en-US', { minimumFractionDigits: 1 });
        expect(parseDecimal(shown)).toBe(tenths / 10 + 0);
      }),
    );
  });
});

it('reads a size in inches with its fraction', () => {
  expect(parseInchesOrZero('12 1/4″')).toBe(12.25);
  expect(parseInchesOrZero('12.415')).toBe(12.415);
  expect(parseInchesOrZero('wide')).toBe(0);
  expect(parseInchesOrZero('')).toBeNull();
});

it('invents nothing for a reservoir', () => {
  expect(parseOptionalDecimal('')).toBeNull();
  expect(parseOptionalDecimal('high')).toBeNull();
  expect(parseOptionalDecimal('33,560')).toBe(33_560);
});

it('reads whole numbers of the top line', () => {
  expect(parseInteger('10442')).toBe(10442);
  expect(parseInteger('10,442')).toBe(10442);
  expect(parseInteger('41.9')).toBe(41);
  expect(parseInteger('-0.5')).toBe(0);
  for (const text of ['', 'forty', '99999999999999999999']) expect(parseInteger(text)).toBeNull();
});

it('drops everything from a cost except digits, dot and minus', () => {
  expect(parseCost('$ 18,400,000.50 USD')).toBe(18_400_000.5);
  expect(parseCost('−5')).toBe(-5);
  expect(parseCost('1e5')).toBe(15);
  for (const text of ['', 'free', '-', '.', '1.250.000', '1-2', '9'.repeat(400)])
    expect(parseCost(text)).toBeNull();
});

it('keeps text as it is, and null where there is none', () => {
  const texts = ['"quoted"', '<b>bold</b>', 'بئر', ' two\n lines ', 'x'.repeat(5000)];
  for (const text of texts) expect(parseText(text)).toBe(text);
  expect(parseText('')).toBeNull();
  expect(parseText('  \n')).toBeNull();
});

describe('the decimal sign of a number', () => {
  it.each([
    ['12,5', ','],
    ['0,125', ','],
    ['1.234,5 m', ','],
    ['1 234,5', ','],
    ['1.234.567', ','],
    ['−12.5', '.'],
    ["1'234.5", '.'],
    ['1,234,567', '.'],
    ['1234.567', '.'],
    ['1.234', null],
    ['1,234', null],
    ['1234', null],
    ['12,34,56', null],
    ['Unit 1,5', null],
    ['', null],
  ])('of %j is %j', (text, sign) => {
    expect(decimalSignOf(text)).toBe(sign);
  });

  it('a comma decides how to read a number that is ambiguous alone', () => {
    const read = (text: string) => readNumber(amongDecimalCommas(text));
    expect(['1.934', '-1.934 m', '1,934', '12,5', '2.105,3', 'Chalk'].map(read)).toEqual([
      1934,
      -1934,
      1.934,
      12.5,
      2105.3,
      null,
    ]);
  });
});
