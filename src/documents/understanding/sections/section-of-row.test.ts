import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { parseMeasured } from '../words/numbers';

const mudsOf = async (first: string, second: string, third: string) => {
  const { muds } = await readOne(
    `Hole size (in);Casing (in);Depth MD (m)\n24;18 5/8;510\n16;13 3/8;1390\n12 1/4;9 5/8;2210\n\nMud programme\n\nSection;Mud type;MW (SG);PV (cP) / YP (Pa)\n${first};Gel mud;1.06;10/12\n${second};Glycol polymer;1.18;18/11\n${third};OBM;1.31;20/9\n`,
    'Well Proposal',
    'plan.csv',
  );
  return muds.map(({ holeDiameterIn, section, type, yieldPointPa }) => [
    holeDiameterIn ?? section?.casingIn,
    type,
    yieldPointPa?.exact,
  ]);
};
const muds = (...sizes: number[]) => [
  [sizes[0], 'Gel mud', 12],
  [sizes[1], 'Glycol polymer', 11],
  [sizes[2], 'OBM', 9],
];

it('reads the string in the cell that names a section, and does not read its number as a size', async () => {
  expect(await mudsOf('18 5/8" Casing', '13 3/8" intermediate casing', '9 5/8" liner')).toEqual(
    muds(18.625, 13.375, 9.625),
  );
  expect(await mudsOf('1 - 24"', '2 - 16"', '3 - 12 1/4"')).toEqual(muds(24, 16, 12.25));
});

it('takes a size in round millimetres for that of the bit', async () => {
  expect(await mudsOf('610 mm', '406 mm', '311 mm')).toEqual(muds(24, 16, 12.25));
});

it('does not read two figures with a slash as a fraction', () => {
  expect(parseMeasured('18/11')?.value).not.toBeCloseTo(18 / 11);
  expect(parseMeasured('3/4')?.value).toBe(0.75);
});
