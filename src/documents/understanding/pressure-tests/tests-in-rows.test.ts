import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const testsOf = async (text: string, name: string) =>
  (await readOne(text, 'Other', name)).pressureTests.map(
    ({ holeDiameterIn, annularKpa, ramKpa, casingOnBumpKpa, linerLapKpa }) => [
      holeDiameterIn,
      ...[annularKpa, ramKpa, casingOnBumpKpa, linerLapKpa].map((kpa) => kpa && Math.round(kpa)),
    ],
  );

describe('tables of tests with a row for each', () => {
  it('have the section in a column', async () => {
    expect(
      await testsOf(
        'Section;Test;Pressure (bar);Duration\n16";Annular preventer;90;10 min\n16";Pipe rams;180;10 min\n16";Casing after bump;140;15 min\n8 1/2";Annular preventer;150;10 min\n8 1/2";Liner lap;60;10 min\n',
        'tests.csv',
      ),
    ).toEqual([
      [16, 9000, 18000, 14000, null],
      [8.5, 15000, null, null, 6000],
    ]);
  });

  it('give the high pressure, and none that differs for one thing', async () => {
    expect(
      await testsOf(
        'Hole;Item;Low (psi);High (psi)\n16";Annular;250;2000\n;Rams;250;3000\n;Rams;250;5000\n',
        'tests.csv',
      ),
    ).toEqual([[16, 13790, null, null, null]]);
  });

  it('are no reservoirs', async () => {
    const facts = await readOne(
      'Hole,Item,Low (psi),High (psi)\n16 in,Annular,250,2000\n,Rams,250,5000\n',
      'Other',
      'tests.csv',
    );
    expect(facts.reservoirs).toEqual([]);
  });

  it('are rows of lines in the block of a section', async () => {
    expect(
      await testsOf(
        '16" hole section\nMud: WBM, 1.10 SG\nPressure tests\nTest     Component    Pressure\nBOP      Annular      90 bar\nBOP      Pipe rams    180 bar\nCasing   string       140 bar\n',
        'programme.txt',
      ),
    ).toEqual([[16, 9000, 18000, 14000, null]]);
  });
});

it.each([
  ['Low tests 300 psi / 5 min, high tests 10 min. All in psi, held by the pump.', 517],
  ['2. Trykprøvning (bar)', 7500],
])('have the unit that a line gives all of them: %s', async (text, ramKpa) => {
  const tests = await testsOf(
    `${text}\n\nHole;Annular;Rams;Plug bump\n16";-;-;24\n8 3/4";35;75;42\n`,
    't.csv',
  );
  expect(tests).toContainEqual([8.75, expect.any(Number), ramKpa, expect.any(Number), null]);
});
