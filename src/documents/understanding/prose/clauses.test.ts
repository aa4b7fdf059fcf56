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
