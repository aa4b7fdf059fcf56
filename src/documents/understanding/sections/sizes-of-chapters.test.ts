import { expect, it } from 'vitest';
import type { Table } from '../../readers/table';
import { outlineOf } from '../outline/outline';
import { withSizeOfChapter } from './sizes-in-titles';

const tableOf = (heading: string, ...firsts: string[]): Table => ({
  headingRow: 3,
  headings: [heading, 'Annular', 'Rams'],
  units: [null, null, null],
  rows: firsts.map((first, at) => ({ row: 4 + at, cells: [first, '2500', '4000'] })),
  decimalComma: false,
});

it('gives the hole of its chapter to a table, but not to one with a row for each section', () => {
  const text = '5. 12 1/4" hole section';
  const outline = outlineOf([{ row: 1, text, cells: [text] }]);
  const sizeOf = (table: Table) => withSizeOfChapter(outline, table)?.rows[0]?.cells.at(-1) ?? null;
  expect(sizeOf(tableOf('Test', 'Low', 'High', 'Final'))).toBe('12 1/4"');
  expect(sizeOf(tableOf('Slurry', '1', '2', '3'))).toBe('12 1/4"');
  expect(sizeOf(tableOf('Phase', 'I', 'II', 'III'))).toBeNull();
  expect(sizeOf(tableOf('Hole section', '1', '2', '3', '4'))).toBeNull();
});
