import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the mud of the form below a string, and not its other fluids', async () => {
  const { muds, casings } = await readOne(
    [
      'Casing size (in);Weight (lb/ft);Grade;Connection;Shoe MD (m);Shoe TVD (m)',
      '14;113;Q125;Wedge 521;2810;2644',
      'Hole size (in);17-1/2 (opened);Type;Surface stack;Annular test (bar);240',
      'Mud weight (sg);1.28 - 1.36;Stack size (in);18.75;Test fluid weight (sg);1.03',
      'Mud type;Synthetic-based;Stack rating (bar);690;pH;N/A',
    ].join('\n'),
    'Other',
    'permit.csv',
  );
  expect(
    muds.map(({ holeDiameterIn, type, weightText, ph }) => [holeDiameterIn, type, weightText, ph.exact]),
  ).toEqual([[17.5, 'Synthetic-based', '1.28 - 1.36 SG', null]]);
  // The hole of the form is that of the string above it.
  expect(casings.map(({ outerDiameterIn, holeDiameterIn }) => [outerDiameterIn, holeDiameterIn])).toEqual([
    [14, 17.5],
  ]);
});
