import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import type { KindVocabulary } from '../words/vocabulary';

/** `Class G + 2% CaCl2`, `CEM I 52.5`: a cement, with what is added to it. */
const CEMENT = /^(?:\p{L}+\s)?(?:class|clase|classe|klasse|cem)\s?(?:[a-h]|i{1,3}|iv|v)(?![\p{L}\d])/iu;

/** A composition that begins with the cement is that of the slurry, where no column has its type; additives alone are not. */
export function withCementOfComposition(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const { additives, ...others } = columns;
  const heading = additives && headings[additives.column];
  if (!additives || !heading || columns['type']) return columns;
  const cells = table.rows
    .map((row) => (row.cells[additives.column] ?? '').trim())
    .filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => CEMENT.test(cell))
    ? { ...others, type: columnUse(vocabulary, 'type', heading, additives.column) }
    : columns;
}
