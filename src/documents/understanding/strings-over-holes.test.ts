import { expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

it('takes the strings over a summary for strings, not for the holes below them', async () => {
  const { sections, casings } = await readOne(
    [
      'Well Orchard-4',
      '',
      'Section;18 5/8" conductor;10 3/4" casing;5" liner',
      'Hole size;24";14 3/4";7 7/8"',
      'Section TD, m MD;410;1720;3350',
      'Section TD, m TVD;410;1602;2710',
      'Grade;K-55;L-80;P-110',
      'Connection;BTC;VAM TOP;VAM TOP HC',
      'Drift (in);17.567;9.694;4.151',
    ].join('\n'),
    'Well Proposal',
  );
  expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
    [24, 410],
    [14.75, 1720],
    [7.875, 3350],
  ]);
  expect(
    casings.map(({ holeDiameterIn, outerDiameterIn, grade }) => [holeDiameterIn, outerDiameterIn, grade]),
  ).toEqual([
    [24, 18.625, 'K-55'],
    [14.75, 10.75, 'L-80'],
    [7.875, 5, 'P-110'],
  ]);
});
