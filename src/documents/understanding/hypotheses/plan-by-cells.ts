import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { SIZE, anyOf, plainText } from '../prose/quantities';
import type { KindVocabulary } from '../words/vocabulary';
import { CASING_WORDS, DRILL_WORDS } from '../vocabulary/prose';

/** Fewer numbered rows are a list of revisions or of documents. */
const FEWEST_STEPS = 3;
/** The share of the steps that name a hole, a string or drilling. */
const HALF = 0.5;
const OF_DRILLING = new RegExp(
  String.raw`${SIZE}|(?<![\p{L}])(?:${anyOf([...DRILL_WORDS, ...CASING_WORDS])})(?![\p{L}])`,
  'iu',
);

const filledIn = (table: Table, column: number): string[] =>
  table.rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');

/** Whether cells count the rows: 1, 2, 3. */
const isCount = (cells: readonly string[]): boolean =>
  cells.length >= FEWEST_STEPS && cells.every((cell, at) => cell.replace(/[.)]$/, '') === String(at + 1));

/** Whether cells are operations of a well: words in each, most with a size, a string or a word for drilling. */
const areOperations = (cells: readonly string[]): boolean =>
  cells.every((cell) => /\p{L}{3}.*\s\S/u.test(cell)) &&
  cells.filter((cell) => OF_DRILLING.test(plainText(cell))).length >= cells.length * HALF;

/**
 * Finds the numbers and the operations of a plan under unclear headings: a column that counts the rows, and the only
 * one that has an operation in each of them.
 */
export function withPlanByCells(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const { rank: known, title: named, ...others } = columns;
  if (vocabulary.kind !== 'plan' || (known && named && !isCount(filledIn(table, named.column))))
    return columns;
  const rank = known?.column ?? headings.findIndex((_, column) => isCount(filledIn(table, column)));
  // `Step` may be over the numbers and over the operations.
  const title = named?.column === rank ? undefined : named;
  const count = filledIn(table, rank).length;
  const steps = headings.flatMap((_, column) => {
    const cells = column === rank ? [] : filledIn(table, column);
    return count > 0 && cells.length === count && areOperations(cells) ? [column] : [];
  });
  const [step] = steps;
  const [over, heading] = [headings[rank], headings[title?.column ?? step ?? -1]];
  if (!over || !heading || (!title && steps.length > 1)) return columns;
  const unclear = (written: string) => `the heading "${written}" is unclear; identified by its cells`;
  const isOther = ([, use]: [string, Columns[string]]) => title !== undefined || use?.column !== step;
  return {
    ...Object.fromEntries(Object.entries(others).filter(isOther)),
    rank: known ?? { ...columnUse(vocabulary, 'rank', over, rank), assumed: unclear(over.written) },
    title: title ?? {
      ...columnUse(vocabulary, 'title', heading, step ?? -1),
      assumed: unclear(heading.written),
    },
  };
}
