import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads sizes with a point before their fraction, in tables and in titles', async () => {
  const { casings } = await readOne(
    'Casing programme\nHole size (in);Casing (in);Weight (lb/ft);Shoe (m MD)\n17.1/2;13.3/8;68;1190\n12.1/4;9.5/8;47;2390\n',
    'Other',
    'casing.csv',
  );
  expect(
    casings.map(({ holeDiameterIn, outerDiameterIn, outerDiameterText }) => [
      holeDiameterIn,
      outerDiameterIn,
      outerDiameterText,
    ]),
  ).toEqual([
    [17.5, 13.375, '13 3/8'],
    [12.25, 9.625, '9 5/8'],
  ]);
  const { muds } = await readOne(
    '17.1/2" Surface interval\nMud type: KCl\nMud weight: 1.20 sg\n12.1/4in hole section\nMud type: OBM\nMud weight: 1.30 sg\n',
  );
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [17.5, 'KCl'],
    [12.25, 'OBM'],
  ]);
});
