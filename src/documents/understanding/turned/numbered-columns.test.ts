import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const CASING = ['Hole size;Casing OD;Casing shoe MD', '16";13 3/8";640 m', '12 1/4";9 5/8";1875 m', ''];
const mudsBelow = async (...lines: string[]) => {
  const { muds, casings } = await readDocuments([
    document('plan.csv', 'Other', [...CASING, ...lines].join('\n')),
  ]);
  expect(casings.length).toBe(2);
  return muds;
};
const PROPERTIES = ['Mud type;Gel;Polymer', 'Mud weight, SG;1.08;1.27', 'YP, Pa;11;8'];

it('reads muds whose columns are titled by the depths of the sections', async () => {
  const muds = await mudsBelow('Interval;0 - 640 m;640 - 1875 m', ...PROPERTIES);
  expect(muds.map(({ section, yieldPointPa }) => [section?.endAhdM, yieldPointPa.exact])).toEqual([
    [640, 11],
    [1875, 8],
  ]);
});

it('places muds in numbered columns by the holes of as many strings, as an assumption', async () => {
  const muds = await mudsBelow(';Section 1;Section 2', ...PROPERTIES);
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [16, 'Gel'],
    [12.25, 'Polymer'],
  ]);
  expect(JSON.stringify(muds[0]?.origins)).toContain('numbered from the top');
});

it('places no mud by its number if there are more strings than numbers', async () => {
  const { muds } = await readDocuments([
    document(
      'plan.csv',
      'Other',
      [...CASING.slice(0, 3), '8 1/2";7";2950 m', '', ';Section 1;Section 2', ...PROPERTIES].join('\n'),
    ),
  ]);
  expect(muds.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([null, null]);
});
