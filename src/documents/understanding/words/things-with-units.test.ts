import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads a heading of a thing and a unit as what the unit measures', async () => {
  const { casings, muds } = await readOne(
    'Phase;Casing OD;Casing lb/ft;Casing grade;Shoe m;Mud sg\n17 1/2";13 3/8";68;N80;905;1.10\n8 1/2";7";29;L80;2410;1.25\n',
    'Other',
    'a.csv',
  );
  expect(casings.map(({ massKgPerM }) => massKgPerM?.toFixed(1))).toEqual(['101.2', '43.2']);
  expect(muds.map(({ weightKpaPerM }) => weightKpaPerM.exact?.toFixed(2))).toEqual(['10.79', '12.26']);
});

it('leaves the size and the name of the string under a heading without such a unit', async () => {
  const { casings } = await readOne(
    'Phase;Casing in;Weight lb/ft;Grade;Shoe m\n17 1/2";13 3/8;68;N80;905\n8 1/2";7;29;L80;2410\n',
    'Other',
    'a.csv',
  );
  expect(casings.map(({ outerDiameterIn }) => outerDiameterIn)).toEqual([13.375, 7]);
});
