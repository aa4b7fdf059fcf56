import { expect, it } from 'vitest';
import { readOne } from '../understanding/documents-for-tests';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { withListsApart } from './lists-in-parallel';

const gridOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, at) => ({ row: at + 1, cells: [...cells] }));

it('reads the properties of a mud in two lists next to each other', async () => {
  const { muds } = await readOne(
    [
      '12 1/4" hole section',
      'Parameter;Unit;Target;Parameter;Unit;Target',
      'Mud weight;sg;1.22 - 1.28;API fluid loss;ml/30 min;< 5',
      'Yield point;Pa;6 - 9;pH;;9 - 10',
      'PV;cP;12 - 18;LGS;%;< 6',
      '',
    ].join('\n'),
    'Mud Program',
    'mud.csv',
  );
  expect(muds[0]?.origins?.['ph.lower']).toMatchObject({ row: 4, column: 5 });
  expect(muds).toMatchObject([
    {
      holeDiameterIn: 12.25,
      yieldPointPa: { lower: 6, upper: 9 },
      apiFluidLossMl: { upper: 5 },
      ph: { lower: 9, upper: 10 },
      lowGravitySolidsPercent: { upper: 6 },
    },
  ]);
});

it.each([
  ['a table that repeats its headings', ['Unit', 'Top', 'Unit', 'Top'], ['Chalk', '840', 'Marl', '990']],
  ['headings that differ', ['pH', 'LGS', 'YP', 'MBT'], ['9', '5', '12', '20']],
])('leaves %s', (_, headings, values) => {
  const grid = gridOf([headings, values, values]);
  expect(withListsApart(grid, HEADINGS)).toEqual(grid);
});
