import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads a list of tops whose headings are repeated over the width of the page', async () => {
  const { tops } = await readOne(
    [
      'Formation;TVD (m);+/- (m);Formation;TVD (m);+/- (m)',
      'Alder;210;10;Fir;1480;20',
      'Birch;655;15;Hazel;1990;25',
      'Cedar;1120;15;;;',
    ].join('\n'),
    'Other',
    'tops.csv',
  );
  expect(tops.map(({ name, tvdBdfM }) => [name, tvdBdfM])).toEqual([
    ['Alder', 210],
    ['Birch', 655],
    ['Cedar', 1120],
    ['Fir', 1480],
    ['Hazel', 1990],
  ]);
});
