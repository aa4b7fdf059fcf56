import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const boresIn = async (...rows: string[]) =>
  (await readOne(['Size;Grade;ID / drift (in)', ...rows].join('\n'), 'Other', 'casing.csv')).casings.map(
    ({ innerDiameterIn, driftIn }) => [innerDiameterIn, driftIn],
  );

it('reads a single figure below two bores as the inner diameter', async () => {
  expect(await boresIn('30";X52;28.000', '10 3/4";P110;9.660 / 9.504', '7 5/8";Q125;6.625 / 6.500')).toEqual([
    [28, null],
    [9.66, 9.504],
    [6.625, 6.5],
  ]);
});

it('reads the bores of the only string', async () => {
  expect(await boresIn('10 3/4";P110;9.660 / 9.504')).toEqual([[9.66, 9.504]]);
  expect(await boresIn('10 3/4";P110;9.660')).toEqual([[9.66, null]]);
});

it('reads no single figure below two properties of a mud', async () => {
  const { muds } = await readOne(
    'Hole;Mud;API / HPHT fluid loss (ml)\n16";Gel;12\n12 1/4";Polymer;6 / 14\n8 1/2";Polymer;4 / 11\n',
    'Other',
    'mud.csv',
  );
  expect(muds.map((mud) => [mud.apiFluidLossMl.exact, mud.hphtFluidLossMl.exact])).toEqual([
    [null, null],
    [6, 14],
    [4, 11],
  ]);
});
