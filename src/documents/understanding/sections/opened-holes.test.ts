import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('names a hole that is opened while it is drilled after its bit, as an assumption', async () => {
  const { casings } = await readOne(
    'Well Orchard-4\n\nHole Size;Casing OD;Weight (ppf);Grade;Shoe MD (m)\n16";13 3/8";72;L-80;1210\n"10 5/8"" x 12 1/4""";9 5/8";53.5;P-110;2890\n',
    'Well Catalogue',
  );
  expect(
    casings.map(({ holeDiameterIn, origins }) => [holeDiameterIn, origins?.['holeDiameterIn']?.certainty]),
  ).toEqual([
    [16, 'read'],
    [10.625, 'assumed'],
  ]);
});
