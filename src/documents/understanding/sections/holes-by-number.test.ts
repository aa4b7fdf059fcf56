import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const mudsOf = async (...holes: string[]) => {
  const casing = ['Hole size;Casing OD;Casing shoe MD', ...holes].join('\n');
  const mud = ['Section;Mud type;Mud weight, SG', '1;Gel;1.08', '2;Polymer;1.27', '3;OBM;1.41'].join('\n');
  const { muds } = await readDocuments([
    document('casing.csv', 'Other', casing),
    document('mud.csv', 'Other', mud),
  ]);
  return muds;
};

it('places muds below bare numbers of sections by as many holes, as an assumption', async () => {
  const muds = await mudsOf('16";13 3/8";640 m', '12 1/4";9 5/8";1875 m', '8 1/2";7";2950 m');
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [16, 'Gel'],
    [12.25, 'Polymer'],
    [8.5, 'OBM'],
  ]);
  expect(JSON.stringify(muds[0]?.origins)).toContain('numbered from the top');
});

it('does not place them if there are fewer holes', async () => {
  const muds = await mudsOf('16";13 3/8";640 m', '12 1/4";9 5/8";1875 m');
  expect(muds.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([null, null, null]);
});

it('counts a first section of which nothing is said', async () => {
  const casing = ['Hole size;Casing OD;Casing shoe MD', '16";13 3/8";640 m', '12 1/4";9 5/8";1875 m'];
  const mud = ['Section;Mud type;Mud weight, SG', 'II;Gel;1.08', 'III;Polymer;1.27', 'IV;OBM;1.41'];
  const { muds } = await readDocuments([
    document('casing.csv', 'Other', [...casing, '8 1/2";7";2950 m', '6";4 1/2";3400 m'].join('\n')),
    document('mud.csv', 'Other', mud.join('\n')),
  ]);
  expect(muds.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([12.25, 8.5, 6]);
});
