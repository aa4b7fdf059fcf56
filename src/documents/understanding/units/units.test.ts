import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { parseHeading } from '../words/headings';
import { convert, leadingUnit, parseUnit } from './units';
import type { Quantity } from './known-units';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';

describe('the reference of a depth in its unit', () => {
  it.each<[unit: string, words: string[]]>([
    ['m RT', []],
    ['mMDRT', ['md']],
    ['m MD', ['md']],
    ['mTVDSS', ['tvdss']],
    ['mdbmr', ['md']],
    ['mvbnm', ['tvdss']],
    ['m u. GOK', ['ground']],
    ['mbgl', ['ground']],
    ['m-mv', ['ground']],
    ['m NHN', ['tvdss']],
    ['m abs', ['tvdss']],
    ['m -NAP', ['tvdss']],
    ['m +NAP', ['above', 'msl']],
    ['m ü. M.', ['above', 'msl']],
    ['m s.l.m.', ['above', 'msl']],
    ['m P.T.R.', []],
    ['m/PF', []],
    ['ft KB', []],
    ['ft-SS', ['tvdss']],
  ])('%s', (unit, words) => {
    expect(parseUnit(unit)?.words).toEqual(words);
  });

  it.each(['MDRT', 'MSL', 'md', 'MDT', 'Mut'])('%s is not a unit', (text) => {
    expect(parseHeading(`Depth ${text}`).unit).toBeNull();
  });
});

describe('the spellings of a unit', () => {
  it.each<[unit: string, quantity: Quantity, value: number]>([
    ['lbf/100 ft²', 'yieldPoint', 0.4788],
    ['lb/hft2', 'yieldPoint', 0.4788],
    ['g/100 cm²', 'yieldPoint', 0.9807],
    ['gr/cc', 'gradient', 9.8067],
    ['d', 'gradient', 9.8067],
    ['d \u00e9qu.', 'gradient', 9.8067],
    ['KG/M³', 'gradient', 0.0098],
    ['g/l', 'gradient', 0.0098],
    ['psi/ft', 'gradient', 22.6206],
    ['kgf/cm²/10 m', 'gradient', 9.8067],
    ['ksc/10m', 'gradient', 9.8067],
    ['ksc', 'pressure', 98.0665],
    ['kg/cm²', 'pressure', 98.0665],
    ["ml/30'", 'volume', 1],
    ['cc / 30 min.', 'volume', 1],
    ['daN/m', 'linearMass', 1.0197],
    ['lb/pé', 'linearMass', 1.4882],
  ])('%s', (unit, quantity, value) => {
    expect(convert(1, unit, quantity)?.value).toBeCloseTo(value, 4);
  });

  it('may have spaces before other words', () => {
    expect(leadingUnit('lb/100 ft2 at 50 C')).toBe('lb/100 ft2');
  });
});

describe('the names of fields in all languages', () => {
  it.each([
    ['casing', 'grade', 'Stahlqualität'],
    ['casing', 'shoe', 'Proposed setting depth'],
    ['casing', 'shoe', 'Zetdiepte schoen'],
    ['cement', 'topOfCement', 'Topp slurry'],
    ['cement', 'topOfCement', 'Tope de la lechada'],
    ['mud', 'hphtFluidLoss', 'HTHP Wasserverlust'],
    ['mud', 'weight', 'Muddervægt'],
    ['reservoirs', 'pressureLower', 'P min'],
    ['sections', 'tdAhd', 'Cote fin de phase'],
    ['logging', 'evaluation', 'Perfilajes'],
  ])('%s: the %s is a "%s"', (kind, field, heading) => {
    const vocabulary = VOCABULARY.find((one) => one.kind === kind);
    const found = vocabulary ? fieldsNamed(vocabulary, parseHeading(heading).key) : [];
    expect(found.map((one) => one.field)).toContain(field);
  });
});

it('takes depths for feet where every label of a length is in feet', async () => {
  const facts = await readOne(
    'RKB elevation (ft);98\nProposed MD (ft);15350\n\nFormation;Top MD;Top TVD\nRed beds;7000;6900\nJade sand;9120;8460\n',
    'Other',
    'form.csv',
  );
  expect(facts.tops[0]?.tvdBdfM).toBeCloseTo(6900 * 0.3048, 2);
});
