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

it.each([
  ['Rohr;Stufe;Zement;kg/l;Zementkopf', [1.62, 1.9]],
  ['Rohr;Stufe;Zement;[kg/l];Zementkopf', [1.62, 1.9]],
  ['Rohr;Stufe;Zement;kg/m;Zementkopf', [undefined, undefined]],
])(
  'takes a column called by a unit of density alone as that of the slurries: %s',
  async (headings, densities) => {
    const { slurries } = await readOne(
      `${headings}\n13 3/8";Lead;Klasse G;1,62;0 m\n13 3/8";Tail;Klasse G;1,90;640 m\n`,
      'Other',
      'a.csv',
    );
    const read = slurries.map(({ gradientKpaPerM: density }) =>
      density === null ? undefined : Number((density / 9.80665).toFixed(2)),
    );
    expect(read).toEqual(densities);
    if (densities[0] !== undefined)
      expect(slurries[0]?.origins?.['gradientKpaPerM']?.certainty).not.toBe('assumed');
  },
);
