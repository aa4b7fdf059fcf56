import { describe, expect, it } from 'vitest';
import { headingAt } from '../../readers/heading-at';
import { HEADINGS } from './heading-vocabulary';
import { parseHeading } from './headings';
import { convert, parseUnit } from '../units/units';

it('drops an abbreviation of the words before it, and not another word', () => {
  expect(parseHeading('Planned top of cement (TOC), m')).toMatchObject({ name: 'planned top of cement' });
  expect(parseHeading('Depth (TVD)')).toMatchObject({ name: 'depth tvd' });
});

describe('parseHeading', () => {
  it.each([
    ['MD[m]', 'md', 'm'],
    ['TD secci\u00f3n pies MD', 'td seccion md', 'pies'],
    ['MD (ft)', 'md', 'ft'],
    ['md_m', 'md', 'm'],
    ['MDRT', 'md', null],
    ['AHD BDF (m)', 'ahd', 'm'],
    ['Depth below drill floor', 'depth', null],
    ['Inc [\u00b0]', 'inc', '\u00b0'],
    ['base_ahd_rkb_m', 'base ahd', 'm'],
    ['Prof. vertical (m bajo MR)', 'prof vertical', 'm'],
    ['Slurry sp. gr.', 'slurry', 'sg'],
    ['top_md_msl_m', 'top md msl', 'm'],
    ['Depth (m TVDSS)', 'depth tvdss', 'm'],
    ['TVD (SS)', 'tvd ss', null],
    ['Depth m / MSL', 'depth tvdss', 'm'],
    ['Cote (m / NM)', 'cote tvdss', 'm'],
    ['Rate m / day', 'rate m day', null],
    ['Mud weight, SG', 'mud weight', 'sg'],
    ['Yield point, lb/100 ft2', 'yield point', 'lb/100 ft2'],
    ['HPHT fluid loss (ml @ 250 \u00b0F)', 'hpht fluid loss', 'ml'],
    ['HPHT filtrate (500 psi, 250\u00b0F), ml', 'hpht filtrate', 'ml'],
    ['HP/HT (150 \u00b0C / 35 bar) cc/30 min', 'hp ht', 'cc/30 min'],
    ['HTHP filtrate, cc at 300 F', 'hthp filtrate', 'cc'],
    ['HPHT filtrate (250 \u00b0F)', 'hpht filtrate', null],
    ['HPHT FL 120\u00b0C (ml)', 'hpht fl', 'ml'],
    ['mTVDSS top - base', 'top base tvdss', 'm'],
    ['lb/ft', 'nominal weight', 'lb/ft'],
    ['Range (\u00b1m)', 'range', 'm'],
    ['\u00b1 ft TVD', 'plus minus', 'ft'],
    ['Unc. +/-m MD', 'unc plus minus', 'm'],
    ['Test\nSubsea', 'test subsea', null],
    ['ID', 'id', null],
    ['API FL cc/30 min', 'api fl', 'cc/30 min'],
    ['LGS % vol', 'lgs', '% vol'],
    ['max, 6 ml/30 min', 'max 6 ml 30 min', null],
    ['Mud weight pcf (ppg)', 'mud weight', 'pcf'],
  ])('reads %j', (text, name, unit) => {
    expect(parseHeading(text)).toMatchObject({ name, unit });
  });

  it('uses the unit below only if the heading has none', () => {
    expect(parseHeading('TVD', 'm RKB')).toMatchObject({ name: 'tvd', unit: 'm' });
    expect(parseHeading('TVD', 'm MSL')).toMatchObject({ name: 'tvd msl', unit: 'm' });
    expect(parseHeading('TVD (ft)', 'm')).toMatchObject({ unit: 'ft' });
    expect(parseHeading('Mud weight', 'pcf  (ppg)')).toMatchObject({ name: 'mud weight', unit: 'pcf' });
  });
});

describe('units', () => {
  it.each([
    [100, 'ft', 'length', 30.48],
    [244.475, 'mm', 'size', 9.625],
    [68, 'lb/ft', 'linearMass', 101.195],
    [1.2, 'sg', 'gradient', 11.768],
    [10, 'ppg', 'gradient', 11.751],
    [1200, 'kg/m3', 'gradient', 11.768],
    [1, 'psi/ft', 'gradient', 22.621],
    [5000, 'psi', 'pressure', 34473.786],
    [286.634, 'bar', 'pressure', 28663.4],
    [34.5, 'MPa', 'pressure', 34500],
    [10, 'lb/100ft2', 'yieldPoint', 4.788],
    [Math.PI, 'rad', 'angle', 180],
  ] as const)('converts %d %s as %s', (value, unit, quantity, expected) => {
    expect(convert(value, unit, quantity)?.value).toBeCloseTo(expected, 3);
  });

  it('names the conversion, and none for the application’s own unit', () => {
    expect(convert(1, 'ft', 'length')?.note).toBe('ft to m');
    expect(convert(1, 'metres', 'length')).toEqual({ value: 1, note: null });
  });

  it('rejects a unit of another quantity', () => {
    expect(convert(286, 'bar', 'length')).toBeNull();
    expect(convert(10, 'm', 'gradient')).toBeNull();
  });

  it('distinguishes a unit from a word', () => {
    expect(parseUnit('m RKB')).toEqual({ name: 'm', words: [] });
    expect(parseUnit('deg/30m')).not.toBeNull();
    expect(parseUnit('Chalk')).toBeNull();
    expect(parseUnit('m above sea')).toBeNull();
  });
});

it('takes no title above a blank first column for a heading', () => {
  const rows = [
    ['', 'PRESSURE TESTS (psi)', '', ''],
    ['', 'Hole', 'Annular (psi)', 'Rams (psi)'],
    ['', '16"', '2000', '3000'],
    ['', '8 1/2"', '3500', '5000'],
  ].map((cells, at) => ({ row: at + 1, cells }));
  expect(headingAt(rows, 0, HEADINGS)).toBeNull();
  expect(headingAt(rows, 1, HEADINGS)?.headings).toEqual(['', 'Hole', 'Annular (psi)', 'Rams (psi)']);
});
