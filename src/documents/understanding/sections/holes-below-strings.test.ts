import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('takes the hole of a card that is called after its string from the line below', async () => {
  const { casings, sections, muds } = await readOne(
    [
      'Well Petrel-2',
      'RT 40 m above MSL. Kick off at 500 m in open hole below the 20" shoe.',
      '',
      '4.1 13 3/8" Intermediate casing',
      '• Hole: 17 1/2" from 500 m to section TD 1,000 m MD / 968 m TVD.',
      '• Tubulars: 13 3/8" 68 lb/ft L80 BTC (ID 12.415", drift 12.259"), shoe 997 m.',
      '• Fluid: KCl/polymer WBM, 1.10-1.17 sg',
      '',
      '4.2 9 5/8" Production casing',
      '• Hole: 12 1/4" from 1,000 m to section TD 2,152 m MD / 1,879 m TVD.',
      '• Tubulars: 9 5/8" 47 lb/ft P110 VAM TOP (ID 8.681", drift 8.525"), shoe 2,149 m.',
      '• Fluid: LTOBM (80/20), 1.41-1.49 sg',
      '',
    ].join('\n'),
    'Well Proposal',
    'programme.txt',
  );
  expect(
    casings.map((one) => [
      one.outerDiameterIn,
      one.innerDiameterIn,
      one.driftIn,
      one.grade,
      one.holeDiameterIn,
      one.shoeAhdM,
    ]),
  ).toEqual([
    [13.375, 12.415, 12.259, 'L80', 17.5, 997],
    [9.625, 8.681, 8.525, 'P110', 12.25, 2149],
  ]);
  expect(sections.map(({ diameterIn, tdAhdM, tdTvdBdfM }) => [diameterIn, tdAhdM, tdTvdBdfM])).toEqual([
    [17.5, 1000, 968],
    [12.25, 2152, 1879],
  ]);
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [17.5, 'KCl/polymer WBM'],
    [12.25, 'LTOBM (80/20)'],
  ]);
});
