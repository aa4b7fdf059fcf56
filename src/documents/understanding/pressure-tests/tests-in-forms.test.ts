import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const STRING = ['Casing size (in);Weight (lb/ft);Grade;Connection;Shoe MD (m);Shoe TVD (m)'];
const testsBelow = async (...form: string[]) => {
  const { pressureTests } = await readOne(
    [...STRING, '14;113;Q125;Wedge 521;2810;2644', ...form].join('\n'),
    'Other',
    'permit.csv',
  );
  return pressureTests.map(({ holeDiameterIn, annularKpa, ramKpa, casingOnBumpKpa }) => [
    holeDiameterIn,
    ...[annularKpa, ramKpa, casingOnBumpKpa].map((kpa) => kpa && Math.round(kpa)),
  ]);
};

it('reads the tests of a form below a string, which names its hole', async () => {
  expect(
    await testsBelow(
      'Hole size (in);17-1/2 (opened);Preventers;Surface stack;Annular test (bar);240',
      'Mud weight (sg);1.32;Annular rating (bar);690;Ram test (bar);510',
      'Mud type;SBM;Wellhead rating (bar);1030;Casing/liner test (bar);290',
      'Frac gradient (sg);1.61;Stack rating (bar);1030;Formation test (sg);1.58',
    ),
  ).toEqual([[17.5, 24000, 51000, 29000]]);
});

it('reads none of a form without a hole, or with two', async () => {
  const rows = (...labels: string[]) =>
    labels.map((label) => `${label};17-1/2;Preventers;Surface stack;Annular test (bar);240`);
  expect(await testsBelow(...rows('Bit size of rig (in)'))).toEqual([]);
  expect(await testsBelow(...rows('Hole size (in)', 'Hole diameter (in)'))).toEqual([]);
});
