import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const testsOf = async (...lines: string[]) =>
  (await readOne(`Well Sorrel-9\n\n${lines.join('\n')}\n`, 'Other', 'tests.csv')).pressureTests.map(
    ({ holeDiameterIn, section, annularKpa, ramKpa, casingOnBumpKpa, linerLapKpa, origins }) => [
      holeDiameterIn ?? section?.casingIn ?? section?.words,
      ...[annularKpa, ramKpa, casingOnBumpKpa, linerLapKpa].map((kpa) => kpa && Math.round(kpa)),
      origins?.['annularKpa']?.certainty ?? null,
    ],
  );

describe('a grid of tests', () => {
  it('has a column for each hole, and its unit in a sentence above', async () => {
    expect(
      await testsOf(
        'High test pressures in psi',
        'Equipment;"16"" section";"8 3/4"" section"',
        'Annular;1500;3500',
        'Blind and pipe rams;3000;5000',
        'Standpipe manifold;3000;5000',
      ),
    ).toEqual([
      [16, 10342, 20684, null, null, 'converted'],
      [8.75, 24132, 34474, null, null, 'converted'],
    ]);
  });

  it('may have nothing but its unit at the corner', async () => {
    expect(
      await testsOf(
        'bar;"18 5/8""";"11 3/4""";"8 5/8"" liner"',
        'Annular preventer;70;140;175',
        'Pipe rams;140;210;350',
        'Casing test on bump;60;155;190',
        'Liner lap test;-;-;120',
      ),
    ).toEqual([
      [18.625, 7000, 14000, 6000, null, 'converted'],
      [11.75, 14000, 21000, 15500, null, 'converted'],
      [8.625, 17500, 35000, 19000, 12000, 'converted'],
    ]);
  });

  it('may have only the tests of the strings', async () => {
    expect(
      await testsOf('String;"18 5/8""";"10 3/4""";"7 5/8"" liner"', 'Pressure test;60 bar;190 bar;280 bar'),
    ).toEqual([
      [18.625, null, null, 6000, null, null],
      [10.75, null, null, 19000, null, null],
      [7.625, null, null, 28000, null, null],
    ]);
  });

  it('has the high pressure of two, in a cell or in two rows', async () => {
    expect(
      await testsOf(
        'Essais (bar);"16"" trou";"12 1/4"" trou"',
        'Annulaire;20/90;20/140',
        'M\u00e2choires;20/150;20/200',
      ),
    ).toEqual([
      [16, 9000, 15000, null, null, 'converted'],
      [12.25, 14000, 20000, null, null, 'converted'],
    ]);
    expect(
      await testsOf(
        'Test (bar);;"16"" hole";"12 1/4"" hole"',
        'Annular;Low;20;20',
        ';High;90;140',
        'Rams;Low;20;20',
        ';High;150;200',
      ),
    ).toEqual([
      [16, 9000, 15000, null, null, 'converted'],
      [12.25, 14000, 20000, null, null, 'converted'],
    ]);
  });

  it('gives the tests of each string that it names', async () => {
    expect(
      await testsOf(
        'Test;"13 3/8"" casing";"9 5/8"" casing";"7"" liner"',
        'Annular;90 bar;140 bar;190 bar',
        'Rams;180 bar;280 bar;380 bar',
        'Casing;120 bar;240 bar;310 bar',
        'Liner lap;-;-;95 bar',
      ),
    ).toEqual([
      [13.375, 9000, 18000, 12000, null, 'converted'],
      [9.625, 14000, 28000, 24000, null, 'converted'],
      [7, 19000, 38000, 31000, 9500, 'converted'],
    ]);
  });

  it('says if the preventers may be of the hole below the string', async () => {
    const tests = await testsOf(
      'Test before drilling out;"13 3/8"" casing";"9 5/8"" casing"',
      'Annular;90 bar;140 bar',
      'Rams;180 bar;280 bar',
    );
    expect(tests.map((test) => test.at(-1))).toEqual(['assumed', 'assumed']);
  });

  it('is none of pressures in the annulus or of depths', async () => {
    expect(
      await testsOf(
        'Load case;"13 3/8"" casing";"9 5/8"" casing"',
        'Pressure test, safety factor;1.5;1.6',
        'Annular pressure (bar);120;200',
        'Liner top (m);1200;2400',
      ),
    ).toEqual([]);
  });
});
