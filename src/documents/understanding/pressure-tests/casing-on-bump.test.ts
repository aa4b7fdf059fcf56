import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('knows the test on the bump by its name behind the string', async () => {
  const { pressureTests } = await readOne(
    'Phase;Obturateur annulaire (bar);Cuvelage;Casing (à l\'à-coup de pression) (bar)\n16";90;13 3/8";115\n12 1/4";150;9 5/8";205\n',
  );
  expect(
    pressureTests.map(({ holeDiameterIn, casingOnBumpKpa }) => [holeDiameterIn, casingOnBumpKpa]),
  ).toEqual([
    [16, 11_500],
    [12.25, 20_500],
  ]);
});
