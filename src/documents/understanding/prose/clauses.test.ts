import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('takes a size with a weight per length for a string of the chapter', async () => {
  const { casings } = await readOne(
    [
      'Drilling programme',
      '',
      '3.1  26" section (Surface)',
      'Drill to 410 m.',
      'Casing',
      'The string is 20" 94 lb/ft, K-55, BTC connection, set at 408 m.',
      '',
      '3.2  17 1/2" section (Reservoir drain, open hole)',
      'Drill to 1,310 m.',
      'Casing',
      'The string is 13 3/8" 68 lb/ft, L-80, BTC connection, set at 1,308 m. Drill with 5 1/2" 21.9 lb/ft drill pipe.',
    ].join('\n'),
    'Well Proposal',
  );
  expect(
    casings.map(({ outerDiameterIn, holeDiameterIn, grade }) => [outerDiameterIn, holeDiameterIn, grade]),
  ).toEqual([
    [20, 26, 'K-55'],
    [13.375, 17.5, 'L-80'],
  ]);
});

it('reads the ends of phases in French sentences, and a vertical depth that is called so before its figure', async () => {
  const french = await readOne(
    [
      'Programme de forage',
      '',
      '2.1 Phase 26" - Avant-puits',
      "Le forage de l'avant-puits est arrêté à 52 m, dans le calcaire.",
      '2.2 Phase 17"1/2 - Phase de surface',
      "La phase de surface est forée jusqu'à 430 m.",
      '2.3 Phase 8"1/2 - Découvert au réservoir',
      "Le réservoir est foré jusqu'à la profondeur finale de 1 890 m.",
    ].join('\n'),
    'Well Proposal',
  );
  expect(french.sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
    [26, 52],
    [17.5, 430],
    [8.5, 1890],
  ]);
  const english = await readOne(
    [
      '3.1 17 1/2" section (Surface)',
      'Drill to 700 m. The TVD at section TD is 690 m.',
      '3.2 8 1/2" section (Reservoir)',
      'Drill to 2,310 m. The TVD at section TD is 2,015 m.',
    ].join('\n'),
    'Well Proposal',
  );
  expect(english.sections.map(({ tdAhdM, tdTvdBdfM }) => [tdAhdM, tdTvdBdfM])).toEqual([
    [700, 690],
    [2310, 2015],
  ]);
});

it('takes a string inside which another one hangs for a place', async () => {
  const { casings } = await readOne(
    [
      'Drilling programme',
      '',
      '3.1 17 1/2" section',
      '13 3/8" casing of 61 lb/ft, grade K-55, with BTC connections is set at 1,310 m.',
      '',
      '3.2 12 1/4" section',
      'A 10 3/4" liner, hung off at 1,180 m inside the 13 3/8" casing, of 55.5 lb/ft, grade L-80, with VAM TOP connections is set at 2,240 m.',
    ].join('\n'),
  );
  expect(
    casings.map(({ outerDiameterIn, kind, grade, thread }) => [outerDiameterIn, kind, grade, thread]),
  ).toEqual([
    [13.375, 'casing', 'K-55', 'BTC'],
    [10.75, 'liner', 'L-80', 'VAM TOP'],
  ]);
});

it('reads the bores of a string behind a semicolon, also where a figure begins the next line', async () => {
  const { casings } = await readOne(
    [
      'Drilling programme',
      '',
      '3.1 17 1/2" section',
      '13 3/8" casing of 61 lb/ft, grade K-55, is set at 1,310 m; inside diameter 12.515", drift',
      '12.359".',
    ].join('\n'),
  );
  expect(casings.map(({ innerDiameterIn, driftIn }) => [innerDiameterIn, driftIn])).toEqual([
    [12.515, 12.359],
  ]);
});
