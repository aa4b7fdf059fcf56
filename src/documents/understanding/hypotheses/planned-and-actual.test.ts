import { describe, expect, it } from 'vitest';

import { readOne } from '../documents-for-tests';

const ROWS = [
  ['Arber Formation', '1020', '1013', '1010'],
  ['Borl Sandstone', '1540', '1561', '1552'],
  ['Celt Shale', '1730', '1772', '1744'],
];

const read = (title: string, headings: string[]) =>
  readOne(
    [title, 'Well: Tula-1', '', 'Formation tops', ...[headings, ...ROWS].map((row) => row.join('\t'))].join(
      '\n',
    ),
  );

const HEADINGS = ['Formation', 'Prognosis (mTVD)', 'Actual (mMD)', 'Actual (mTVD)'];

describe('Prognosed tops next to actual ones', () => {
  it('give the actual ones in a report after drilling', async () => {
    const english = await read('Well Completion Report', HEADINGS);
    const french = await read('Rapport de fin de puits', [
      'Étage',
      'Prévu (m TVD)',
      'Réel (m MD)',
      'Réel (m TVD)',
    ]);
    for (const { tops } of [english, french])
      expect(tops.map(({ ahdBdfM, tvdBdfM }) => [ahdBdfM, tvdBdfM])).toEqual([
        [1013, 1010],
        [1561, 1552],
        [1772, 1744],
      ]);
  });

  it('give the planned ones in a programme, and with a mark if the document says neither', async () => {
    const programme = await read('Drilling Programme', HEADINGS);
    const neither = await read('Stratigraphy', HEADINGS);
    for (const { tops } of [programme, neither])
      expect(tops.map(({ ahdBdfM, tvdBdfM }) => [ahdBdfM, tvdBdfM])).toEqual([
        [null, 1020],
        [null, 1540],
        [null, 1730],
      ]);
    expect(JSON.stringify(neither.tops[0]?.origins)).toContain('prognosed');
    expect(JSON.stringify(programme.tops[0]?.origins)).not.toContain('prognosed');
  });
});
