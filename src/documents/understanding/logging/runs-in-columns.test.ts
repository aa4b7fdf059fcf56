import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const runsOf = async (text: string) =>
  (await readOne(text, 'Other', 'logs.csv')).loggingRuns.map(
    ({ holeDiameterIn, runNumber, evaluation, purpose, notes }) =>
      [holeDiameterIn, runNumber, evaluation, purpose ?? null, notes ?? null] as const,
  );

it('reads a column for each run, in any language', async () => {
  expect(
    await runsOf(
      'Hole;Purpose;Run 1;Run 2;Remark\n16";Correlation;MWD GR;-;\n12 1/4";Casing seat;LWD GR-Res;CBL;To the shoe above\n8 1/2";Porosity;LWD GR-Den;Formation pressures;\n',
    ),
  ).toEqual([
    [16, 1, 'MWD GR', 'Correlation', null],
    [12.25, 1, 'LWD GR-Res', 'Casing seat', 'To the shoe above'],
    [12.25, 2, 'CBL', 'Casing seat', 'To the shoe above'],
    [8.5, 1, 'LWD GR-Den', 'Porosity', null],
    [8.5, 2, 'Formation pressures', 'Porosity', null],
  ]);
  expect(
    await runsOf(
      'Bohrloch;Zweck;Messfahrt 1;Messfahrt 2\n16";Lithologie;GR-Kaliber;\n8 1/2";Fluide;GR-DLL;Fluidprobe\n',
    ),
  ).toEqual([
    [16, 1, 'GR-Kaliber', 'Lithologie', null],
    [8.5, 1, 'GR-DLL', 'Fluide', null],
    [8.5, 2, 'Fluidprobe', 'Fluide', null],
  ]);
});

it('reads no runs of bits', async () => {
  expect(await runsOf('Hole;Run 1;Run 2\n16";Tricone 115;PDC M323\n8 1/2";PDC M422;\n')).toEqual([]);
});

it('leaves the pressure tests of the same rows, which have their own columns', async () => {
  const { pressureTests, loggingRuns } = await readOne(
    'Hole;Run 1;Run 2;Casing test on bump, bar;Annular, bar;Pipe rams, bar\n17 1/2";MWD GR;;100;Diverter only;\n12 1/4";LWD GR-Res;CBL;200;240;345\n',
    'Other',
    'logs.csv',
  );
  expect(loggingRuns).toHaveLength(3);
  expect(
    pressureTests.map(({ holeDiameterIn, casingOnBumpKpa, annularKpa, ramKpa }) => [
      holeDiameterIn,
      casingOnBumpKpa,
      annularKpa,
      ramKpa,
    ]),
  ).toEqual([
    [17.5, 10_000, null, null],
    [12.25, 20_000, 24_000, 34_500],
  ]);
});
