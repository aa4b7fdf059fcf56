import { expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

it('reads the mud behind the hole in the title of its properties', async () => {
  const { muds } = await readOne(
    [
      'Well Petrel-2',
      '',
      '2.0 DRILLING FLUIDS',
      '16" hole section - LT-OBM (80/20)',
      '   - Mud weight: 1.20 - 1.32 sg',
      '   - LGS: < 7%',
      '8-1/2" hole section - Seawater with hi-vis sweeps',
      '   - Mud weight: 1.03 sg',
      '   - pH: 8.5 - 9.5',
      '',
    ].join('\n'),
    'Well Proposal',
    'programme.txt',
  );
  expect(
    muds.map(({ holeDiameterIn, type, lowGravitySolidsPercent }) => [
      holeDiameterIn,
      type,
      lowGravitySolidsPercent.upper,
    ]),
  ).toEqual([
    [16, 'LT-OBM (80/20)', 7],
    [8.5, 'Seawater with hi-vis sweeps', null],
  ]);
});

it('takes a chapter for one although its number is far from its title', async () => {
  const { pressureTests } = await readOne(
    [
      'Bohrung Aachtal K 7',
      '',
      '2  Preventer und Druckproben',
      '16"-Bohrung: Ringpreventer 70 bar, Backenpreventer 140 bar.',
      '',
      '3  Arbeitsablauf',
      '',
    ].join('\n'),
    'Well Proposal',
    'programm.txt',
  );
  expect(pressureTests.map(({ holeDiameterIn, annularKpa }) => [holeDiameterIn, annularKpa])).toEqual([
    [16, 7000],
  ]);
});

it('reads the columns of strings with their holes, and of the slurries of strings over two columns', async () => {
  const { pressureTests } = await readOne(
    'Test;13 3/8" / 16" hole;9 5/8" / 12 1/4" hole;7" liner / 8 1/2" hole\nAnnular BOP (bar);diverter;100;170\nRam BOP (bar);-;200;340\nLiner lap (bar);-;-;240\n',
    'Well Proposal',
    'tests.csv',
  );
  expect(pressureTests.map(({ holeDiameterIn, linerLapKpa }) => [holeDiameterIn, linerLapKpa])).toEqual([
    [12.25, null],
    [8.5, 24000],
  ]);
  const { slurries } = await readOne(
    ';13 3/8";;9 5/8"\nSlurry;Lead;Tail;Tail (single)\nType;Class G extended;Class G;Class G + silica\nDensity (sg);1.50;1.90;1.92\nExcess;50%;30%;20%\n',
    'Cement Program',
    'cement.csv',
  );
  expect(
    slurries.map(({ casingOuterDiameterIn, role, type }) => [casingOuterDiameterIn, role, type]),
  ).toEqual([
    [13.375, 'lead', 'Class G extended'],
    [13.375, 'tail', 'Class G'],
    [9.625, 'tail', 'Class G + silica'],
  ]);
});

it('reads the sizes of strings under a heading for their names', async () => {
  const { casings } = await readOne(
    'String;Wt (lb/ft);Grade;Connection;ID (in)\n13 3/8";72;L-80;VAM TOP;12.347\n7" liner;32;P-110;VAM TOP HC;6.094\n',
    'Well Catalogue',
    'casing.csv',
  );
  expect(casings.map(({ outerDiameterIn, kind, grade }) => [outerDiameterIn, kind, grade])).toEqual([
    [13.375, 'casing', 'L-80'],
    [7, 'liner', 'P-110'],
  ]);
});
