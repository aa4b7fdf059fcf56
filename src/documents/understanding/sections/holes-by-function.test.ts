import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const readWith = async (holes: string, muds = 'Surface;Intermediate;Production') => {
  const facts = await readOne(
    `Hole sections\nHole size;Section TD (m MD)\n${holes}\n\nDrilling fluids\nProperty;${muds}\nMud system;Spud mud;LSND;OBM\nDensity (SG);1.05;1.15;1.32\npH;9;9.5;9\n`,
    'Well Proposal',
    'plan.csv',
  );
  return facts.muds.map(({ holeDiameterIn, type, origins }) => [
    holeDiameterIn,
    type,
    origins?.['type']?.certainty,
  ]);
};

it('takes muds that are called by the function of their section for the holes in this order', async () => {
  const taken = [
    [16, 'Spud mud', 'assumed'],
    [10.625, 'LSND', 'assumed'],
    [6.5, 'OBM', 'assumed'],
  ];
  expect(await readWith('16";900\n10 5/8";2300\n6 1/2";3900')).toEqual(taken);
  expect(await readWith('30";40\n16";900\n10 5/8";2300\n6 1/2";3900')).toEqual(taken);
});

it('takes no hole if there are more or fewer than functions, or another order', async () => {
  const none = [null, null, null];
  const holesOf = async (...given: Parameters<typeof readWith>) =>
    (await readWith(...given)).map(([hole]) => hole);
  expect(await holesOf('24";500\n16";900\n10 5/8";2300\n6 1/2";3900')).toEqual(none);
  expect(await holesOf('16";900\n6 1/2";3900')).toEqual(none);
  expect(await holesOf('16";900\n10 5/8";2300\n6 1/2";3900', 'Production;Surface;Intermediate')).toEqual(
    none,
  );
});
