import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('takes neither the word for any mud nor that for its density for the name of a mud', async () => {
  const { muds } = await readOne(
    [
      `17.5'' hole, 165 - 520 m: Seawater sweeps`,
      'Density 1.05 - 1.08 g/cm3;  YP 9 - 12 Pa;  pH 8.5 - 9.5.',
      `8.5'' hole, 1620 - 2490 m: Drill-In Fluid`,
      'Density 1.18 - 1.24 g/cm3;  YP 6 - 9 Pa.',
    ].join('\n'),
    'Mud Program',
    'fluids.txt',
  );
  expect(
    muds.map(({ holeDiameterIn, type, yieldPointPa }) => [holeDiameterIn, type, yieldPointPa.lower]),
  ).toEqual([
    [17.5, 'Seawater sweeps', 9],
    [8.5, 'Drill-In Fluid', 6],
  ]);
});

it('has no name for a mud in a sentence that gives its weight alone', async () => {
  const { muds } = await readOne(
    'Hole,Type,Weight (ppg)\n"12 1/4""",Lodo,8.8 - 9.4',
    'Mud Program',
    'fluids.csv',
  );
  expect(muds.map(({ type, weightText }) => [type, weightText])).toEqual([[null, '8.8 - 9.4 ppg']]);
});
