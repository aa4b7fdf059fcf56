import { expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { tablesOfGrid } from './grid-tables';

const tablesIn = (text: string) => {
  const rows = text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split(';') }));
  return tablesOfGrid(rows, HEADINGS, { delimiter: null }).tables.map(({ headings, rows: below }) => [
    headings.join(';'),
    below.length,
  ]);
};

it('reads the halves of headings in two rows as one, although both rows have known words', () => {
  expect(
    tablesIn('Hole;Section TD;m;Casing;Shoe m;Top m\nsize;m MD;TVD;OD;MD;MD\n16";1210;1180;13 3/8";1205;90'),
  ).toEqual([['Hole size;Section TD m MD;m TVD;Casing OD;Shoe m MD;Top m MD', 1]]);
});

it('leaves words above the figures of a table apart from its headings', () => {
  expect(tablesIn('Hole;Casing;Grade\nSurface;Conductor;K55\n26";20";X56')).toEqual([
    ['Hole;Casing;Grade', 2],
  ]);
});
