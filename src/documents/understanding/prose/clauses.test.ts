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
