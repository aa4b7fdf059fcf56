import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('takes figures for limits where a note below the table says so', async () => {
  const { muds } = await readOne(
    [
      'Well Heron-3',
      '',
      'Hole;Fluid;MW (ppg);HTHP (ml/30 min);LGS (%);pH',
      '"12 1/4""";OBM;11,2;5;6;9',
      '"8 1/2""";OBM;12,4;4;6;9',
      '',
      'HTHP and LGS are maxima.',
      '',
    ].join('\n'),
    'Mud Program',
    'mud.csv',
  );
  expect(
    muds.map(({ hphtFluidLossMl, lowGravitySolidsPercent, ph }) => [
      hphtFluidLossMl,
      lowGravitySolidsPercent.upper,
      ph.exact,
    ]),
  ).toEqual([
    [{ exact: null, lower: null, upper: 5 }, 6, 9],
    [{ exact: null, lower: null, upper: 4 }, 6, 9],
  ]);
});

it('keeps the programme of muds where a table of strings has one weight for each', async () => {
  const { muds } = await readOne(
    [
      'Well Heron-3',
      '',
      'Casing;Hole;Shoe MD (m);Weight (lb/ft);Grade;Mud weight (ppg)',
      '"9 5/8""";"12 1/4""";2100;47;L-80;11.2',
      '"7""";"8 1/2""";3050;29;L-80;12.4',
      '',
      '',
      'Hole;Fluid;MW min (ppg);MW max (ppg)',
      '"12 1/4""";OBM;10.4;11.2',
      '"8 1/2""";OBM;11.5;12.4',
      '',
    ].join('\n'),
    'Well Proposal',
    'programme.csv',
  );
  expect(
    muds.map(({ type, weightKpaPerM }) => [type, weightKpaPerM.exact, weightKpaPerM.lower?.toFixed(2)]),
  ).toEqual([
    ['OBM', null, '12.22'],
    ['OBM', null, '13.51'],
  ]);
});
