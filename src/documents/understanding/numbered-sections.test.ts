import { expect, it } from 'vitest';
import { document } from './documents-for-tests';
import { readDocuments } from './read-documents';

it('gives lines and columns that only number their section the hole that a table says', async () => {
  const { muds, slurries } = await readDocuments([
    document(
      'plan.csv',
      'Other',
      [
        'Phase;Hole;Casing size;Shoe MD (m)',
        'I;26";20";158',
        'II;17 1/2";13 3/8";1015',
        'III;12 1/4";9 5/8";2435',
        '',
        ';Phase II;Phase III',
        'Mud type;Polymer;OBM',
        'Mud weight (SG);1.15;1.35',
        'pH;9;',
        '',
        'Phase I: single slurry class G, density 1.90 SG, excess 100 %.',
      ].join('\n'),
    ),
  ]);
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [17.5, 'Polymer'],
    [12.25, 'OBM'],
  ]);
  expect(slurries.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([26]);
});
