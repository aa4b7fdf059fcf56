import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const read = (...rows: string[]) =>
  readOne(['Section;Property;Value;Unit', ...rows, ''].join('\n'), 'Mud Program', 'mud.csv');

it('reads a row for each property of each section, which is named once', async () => {
  const { muds } = await read(
    '16";Mud type;Spud mud;',
    ';Density;1.05 - 1.10;sg',
    ';pH;9 - 10;',
    '12 1/4";Mud type;KCl polymer;',
    ';Density;1.20;sg',
    ';API filtrate;< 6;ml/30 min',
  );
  expect(muds).toMatchObject([
    { holeDiameterIn: 16, type: 'Spud mud', ph: { lower: 9, upper: 10 }, apiFluidLossMl: { upper: null } },
    { holeDiameterIn: 12.25, type: 'KCl polymer', apiFluidLossMl: { upper: 6 } },
  ]);
  expect(muds[1]?.origins?.['apiFluidLossMl.upper']).toMatchObject({ row: 7 });
});

it('reads it with the section in each row', async () => {
  const { muds } = await read(
    '16";Mud type;Spud mud;',
    '16";Density;1.05;sg',
    '8 1/2";Mud type;OBM;',
    '8 1/2";Density;1.30;sg',
    '8 1/2";pH;9;',
  );
  expect(muds.map((one) => [one.holeDiameterIn, one.type, one.ph.exact])).toEqual([
    [16, 'Spud mud', null],
    [8.5, 'OBM', 9],
  ]);
});

it('leaves a list alone that has a property of a section twice', async () => {
  const { muds } = await read(
    '16";Mud type;Spud mud;',
    ';Density;1.05;sg',
    ';Density;1.20;sg',
    '8 1/2";Mud type;OBM;',
    ';Density;1.30;sg',
    ';pH;9;',
  );
  expect(muds.every((one) => one.weightKpaPerM.exact === null)).toBe(true);
});

it('reads the ends of the values in two columns', async () => {
  const { muds } = await readOne(
    [
      'Hole;Property;Min;Max;Unit',
      '"14 3/4""";Mud weight;1.08;1.12;SG',
      '"14 3/4""";Yield point;6;9;Pa',
      '"14 3/4""";pH;9;10;',
      '"9 1/2""";Mud weight;1.21;1.26;SG',
      '"9 1/2""";Yield point;7;11;Pa',
      '"9 1/2""";pH;9;;',
    ].join('\n'),
    'Mud Program',
    'mud.csv',
  );
  expect(muds).toMatchObject([
    { holeDiameterIn: 14.75, weightText: '1.08 - 1.12 SG', yieldPointPa: { lower: 6, upper: 9 } },
    {
      holeDiameterIn: 9.5,
      weightText: '1.21 - 1.26 SG',
      yieldPointPa: { lower: 7, upper: 11 },
      ph: { lower: 9 },
    },
  ]);
});
