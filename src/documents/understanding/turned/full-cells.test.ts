import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads a turned table of a text whose cells fill their columns, below names of its sections', async () => {
  const { muds } = await readOne(
    [
      'Fluids for Barrow 12',
      '',
      '                Surface         Build             Lateral leg',
      'Hole, in        16              12-1/4            8-1/2',
      'Mud type        Gel spud mud XL KCl polymer       OBM (80/20)',
      'MW, ppg         8.7-9.0         9.4-9.8           10.9-11.3',
      'pH              8.5-9.5         9.0-10.0          -',
      'YP, lb/100ft2   22-30           14-20             10-15',
      'LGS, %          -               <6                <5',
      '',
      'Keep a pill of LCM ready at the table.',
    ].join('\n'),
    'Other',
    'fluids.txt',
  );
  expect(muds.map((one) => [one.holeDiameterIn, one.type, one.ph.lower])).toEqual([
    [16, 'Gel spud mud XL', 8.5],
    [12.25, 'KCl polymer', 9],
    [8.5, 'OBM (80/20)', null],
  ]);
});

it('reads a turned table of a sheet whose labels are in cells merged over two columns', async () => {
  const { muds } = await readOne(
    'Mud policy\nParameter;;17 1/2";12 1/4"\nMud system;;Gel;Polymer\nSp. gr. (g/cc);;1.08-1.12;1.16-1.21\npH;;9.0;9.5\n',
  );
  expect(muds.map((one) => [one.holeDiameterIn, one.type, one.ph.exact])).toEqual([
    [17.5, 'Gel', 9],
    [12.25, 'Polymer', 9.5],
  ]);
});
