import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it.each([
  ['Trou;Fluide;Poids zzz (kg/l)', [1.2, 1.35]],
  ['Hole;Mud type;LOT zzz (kg/l)', [undefined, undefined]],
])('takes the only density of a mud table as its weight: %s', async (headings, weights) => {
  const { muds } = await readOne(
    `${headings}\n17 1/2";KCl polymer;1.20\n12 1/4";OBM;1.35\n`,
    'Other',
    'a.csv',
  );
  const read = muds.map(({ weightKpaPerM: { exact } }) =>
    exact === null ? undefined : Number((exact / 9.80665).toFixed(3)),
  );
  expect(read).toEqual(weights);
  if (weights[0] !== undefined)
    expect(muds[0]?.origins?.['weightKpaPerM.exact'] ?? muds[0]?.origins?.['weightKpaPerM']).toMatchObject({
      certainty: 'assumed',
    });
});
