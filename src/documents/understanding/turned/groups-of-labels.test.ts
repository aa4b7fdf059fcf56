import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const muds = async (...lines: string[]) => {
  const facts = await readOne(lines.join('\n'), 'Other', 'muds.csv');
  return facts.muds.map(({ holeDiameterIn, type, weightText, ph }) => [
    holeDiameterIn,
    type,
    weightText,
    ph.exact,
  ]);
};
const EXPECTED = [
  [12.25, 'KCl polymer', '1.18 SG', null],
  [8.5, 'Oil based mud', '1.36 SG', 9],
];

it('reads a mud table on its side with titles of groups between its rows', async () => {
  const read = await muds(
    'Fluids programme;;',
    'Hole size;12 1/4";8 1/2"',
    'General;;',
    'Mud type;KCl polymer;Oil based mud',
    'Properties;;',
    'Mud weight, SG;1.18;1.36',
    'YP, Pa;9;11',
    'Chemistry;;',
    'pH;-;9',
  );
  expect(read).toEqual(EXPECTED);
});

it('reads one with the titles of groups in a column before the labels, below other rows of the sheet', async () => {
  const read = await muds(
    'Client;Meadow Petroleum;;',
    'Prepared by;Fluids desk;;',
    ';;;',
    ';Hole size;12 1/4";8 1/2"',
    'General;Mud type;KCl polymer;Oil based mud',
    ';Depth, m;620 - 1900;1900 - 3100',
    'Properties;Mud weight, SG;1.18;1.36',
    ';YP, Pa;9;11',
    ';pH;-;9',
  );
  expect(read).toEqual(EXPECTED);
});

it('ends a mud table at the title of other properties', async () => {
  const read = await muds(
    'Hole size;12 1/4";8 1/2"',
    'Mud type;KCl polymer;Oil based mud',
    'Mud weight, SG;1.18;1.36',
    'YP, Pa;9;11',
    'Cement;;',
    'Type;Class G;Class G',
    'pH;8;9',
  );
  expect(read.map(([, type, , ph]) => [type, ph])).toEqual([
    ['KCl polymer', null],
    ['Oil based mud', null],
  ]);
});

it('reads one with a word in brackets behind a size', async () => {
  const read = await muds(
    'Property;36" (jetted);12 1/4";8 1/2"',
    'Mud type;Seawater;KCl polymer;Oil based mud',
    'Mud weight, SG;1.03;1.18;1.36',
    'YP, Pa;-;9;11',
    'pH;-;-;9',
  );
  expect(read).toEqual([[36, 'Seawater', '1.03 SG', null], ...EXPECTED]);
});
