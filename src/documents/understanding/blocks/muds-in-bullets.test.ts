import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const read = async (...items: string[]) => {
  const { muds } = await readOne(
    `Programme\nWell 8/2-F\n\n1 24" hole section\nObjectives\n- Drill to 510 m with gel sweeps\nDrilling fluid\n${items.map((item) => `- ${item}\n`).join('')}`,
  );
  return muds.map(({ type, weightText, ph, yieldPointPa, sixRpm, lowGravitySolidsPercent }) => [
    type,
    weightText,
    ph.upper,
    yieldPointPa.upper,
    sixRpm.upper,
    lowGravitySolidsPercent.upper,
  ]);
};

it('reads a mud with each of its properties as an item of its own', async () => {
  expect(
    await read(
      'Glycol WBM: density 1.12 to 1.21 sg',
      'Yield point 8 - 12 Pa',
      'pH 9 - 10',
      '6 rpm: 8 - 11',
      'LGS < 5 %',
    ),
  ).toEqual([['Glycol WBM', '1.12 to 1.21 sg', 10, 12, 11, 5]]);
});

it('keeps how much is in a mud in its name', async () => {
  expect(await read('Seawater with 20 bbl gel sweeps; weight 1.03 sg')).toEqual([
    ['Seawater with 20 bbl gel sweeps', '1.03 sg', null, null, null, null],
  ]);
});
