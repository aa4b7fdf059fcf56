import { describe, expect, it } from 'vitest';
import type { PressureTestFact } from '../../facts';
import { readOne } from '../documents-for-tests';

const testsOfText = async (...lines: string[]) =>
  valuesOf((await readOne(`Well Teal-3\n\n${lines.join('\n')}\n`, 'Other', 'tests.txt')).pressureTests);

const testsOf = async (...lines: string[]) =>
  valuesOf((await readOne(`Well Teal-3\n\n${lines.join('\n')}\n`, 'Other', 'tests.csv')).pressureTests);

const valuesOf = (tests: readonly PressureTestFact[]) =>
  tests.map(({ holeDiameterIn, section, annularKpa, ramKpa, casingOnBumpKpa, linerLapKpa }) => [
    holeDiameterIn ?? section?.casingIn,
    ...[annularKpa, ramKpa, casingOnBumpKpa, linerLapKpa].map((kpa) => kpa && Math.round(kpa)),
  ]);

describe('a list of tests with its unit over the pressures', () => {
  it('names the string of each test, and the liner top is of the last liner', async () => {
    expect(
      await testsOf(
        'Pressures;bar',
        '"18 5/8"" on bump";55',
        '"10 3/4"" on bump";160',
        '"7 5/8"" liner on bump";240',
        'Liner top;210',
      ),
    ).toEqual([
      [18.625, null, null, 5500, null],
      [10.75, null, null, 16000, null],
      [7.625, null, null, 24000, 21000],
    ]);
  });

  it('is of the hole of its chapter, and gives the high pressure of two', async () => {
    expect(
      await testsOf(
        '"4 16"" section"',
        '',
        'Element;Low / High [bar]',
        'Annular preventer;20 / 210',
        'Pipe rams;20 / 280',
        '"13 3/8"" casing (bump plug)";170',
      ),
    ).toEqual([
      [16, 21000, 28000, null, null],
      [13.375, null, null, 17000, null],
    ]);
  });

  it('may have a column behind the pressures', async () => {
    expect(
      await testsOf(
        '"4 16"" section"',
        '',
        'Barrier;Pressure, bar;Held;Remarks',
        'Annular preventer;140;15 min;With water',
        'Blind/shear rams;210;15 min',
        'Plug bump;175;30 min;Chart to office',
      ),
    ).toEqual([[16, 14000, 21000, 17500, null]]);
  });

  it('is none of the strength of strings', async () => {
    expect(await testsOf('String;Burst, psi', '"13 3/8"" casing";3450', '"9 5/8"" casing";6870')).toEqual([]);
    expect(await testsOf('String;psi', '"13 3/8"" casing";3450', '"9 5/8"" casing";6870')).toEqual([]);
  });
});

describe('tests in aligned lines with one unit for all', () => {
  const LINES = [
    'TEST PRESSURES (all pressures in bar, low / high)',
    '',
    '16" hole section',
    '----------------',
    '   BOP test before drilling out    Annular preventer   20/160',
    '                                   Pipe rams           20/240',
    '   13 3/8" casing tested when bumping the plug      85',
    '',
    '12 1/4" hole section',
    '--------------------',
    '   BOP test    Annular    210',
    '               Rams       345',
  ];

  it('are of the hole of their chapter or of the string that they name', async () => {
    expect(await testsOfText(...LINES)).toEqual([
      [16, 16000, 24000, null, null],
      [12.25, 21000, 34500, null, null],
      [13.375, null, null, 8500, null],
    ]);
  });

  it('are none if nothing says what is tested', async () => {
    expect(
      await testsOfText(
        'All pressures in bar',
        '',
        '16" hole section',
        '   Surface equipment   Annular preventer   345',
        '   13 3/8" casing      Internal yield      190',
      ),
    ).toEqual([]);
  });
});
