import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads metric figures with their equivalents in brackets, below headings with both units', async () => {
  const { casings } = await readOne(
    [
      'Hole size mm (in.);Casing O.D. mm (in);Shoe depth MD, m (ft);Weight kg/m (lb/ft);Grade',
      '444.5 (17 1/2);339.7 (13 3/8);620 (2034);81.1 (54.5);J-55',
      '311 (12 1/4);244.5 (9 5/8);1720 (5643);69.9 (47);L-80',
    ].join('\n'),
    'Other',
    'casing.csv',
  );
  expect(
    casings.map(({ holeDiameterIn, outerDiameterIn, shoeAhdM, massKgPerM }) => [
      holeDiameterIn,
      outerDiameterIn,
      shoeAhdM,
      massKgPerM,
    ]),
  ).toEqual([
    [17.5, 13.375, 620, 81.1],
    [12.25, 9.625, 1720, 69.9],
  ]);
});

it('takes no figure in brackets for an equivalent where the heading has one unit', async () => {
  const { casings } = await readOne(
    'Hole size (in);Casing OD (in);Shoe depth MD (m)\n17 1/2;13 3/8;620 (640)\n12 1/4;9 5/8;1720\n',
    'Other',
    'casing.csv',
  );
  expect(casings[0]?.shoeAhdM ?? null).toBeNull();
});
