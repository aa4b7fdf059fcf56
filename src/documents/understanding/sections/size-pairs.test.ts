import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { inchesOfBoth } from './size-pairs';

it('takes one size in mm and in inches as the inches, with the words behind', () => {
  expect(inchesOfBoth('311 mm (12-1/4") hole')).toBe('12-1/4" hole');
  expect(inchesOfBoth('339.7 / 13 3/8 in')).toBe('13 3/8"');
});

it('leaves a cell with two sizes, and one with a size and a depth', () => {
  expect(inchesOfBoth('311 (9-5/8")')).toBe('311 (9-5/8")');
  expect(inchesOfBoth('12 1/4" (2100 m)')).toBe('12 1/4" (2100 m)');
});

it('reads the strings of columns in both units', async () => {
  const { casings } = await readOne(
    'Bit mm (in);Casing mm (in);kg/m;Grade;Shoe m MD\n445 (17-1/2");339.7 (13-3/8");101.2;K-55;805\n311 (12-1/4");244.5 (9-5/8") liner;69.9;L-80;1930\n',
  );
  expect(
    casings.map(({ holeDiameterIn, outerDiameterIn, kind }) => [holeDiameterIn, outerDiameterIn, kind]),
  ).toEqual([
    [17.5, 13.375, 'casing'],
    [12.25, 9.625, 'liner'],
  ]);
});

it.each(['"26"" hole\n20"" casing"', '"26"" hole, 20"" casing"', '"20"" casing / 26"" hole"'])(
  'reads a hole and its string with the words for them in one cell: %s',
  async (cell) => {
    const { slurries } = await readOne(
      `Cement\nString;Slurry;Density (SG);TOC (m)\n${cell};Lead;1.56;0\n${cell};Tail;1.90;310\n"17 1/2"" hole";Lead;1.50;200\n"13 3/8"" casing";Tail;1.90;900\n`,
      'Other',
      'cement.csv',
    );
    expect(
      slurries.map(({ holeDiameterIn, casingOuterDiameterIn, role }) => [
        holeDiameterIn,
        casingOuterDiameterIn,
        role,
      ]),
    ).toEqual([
      [26, 20, 'lead'],
      [26, 20, 'tail'],
      [17.5, null, 'lead'],
      [null, 13.375, 'tail'],
    ]);
  },
);

it('takes two sizes one below the other as a hole and its string, with or without words', async () => {
  const { slurries } = await readOne(
    'String;Slurry;Weight (ppg);Excess\n17" 1/2 13" 3/8;Lead;12.5;80%\n12-1/4" hole 9-5/8" casing;Lead;13.1;60%\n8 1/2" 7" liner;Liner;15.9;30%\n',
    'Other',
    'a.csv',
  );
  expect(
    slurries.map(({ holeDiameterIn, casingOuterDiameterIn }) => [holeDiameterIn, casingOuterDiameterIn]),
  ).toEqual([
    [17.5, 13.375],
    [12.25, 9.625],
    [8.5, 7],
  ]);
});
