import { filled, looksNumeric } from '../../readers/table';
import type { Table, TableRow } from '../../readers/table';
import { parseMeasured } from '../words/numbers';

/** Fewer columns with one value over the same rows are a column of sections and what belongs to it; with their holes, still fewer. */
const [FEWEST_COLUMNS, FEWEST_WITH_HOLE] = [4, 3];
/** `17 1/2"`, and with more behind it: `17 1/2" to 505 m`. */
const HOLE =
  /^\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}\/\d{1,2}|\s?[\u00bc-\u00be\u215b-\u215e])?\s?(?:"|''|\u2033|\u201d|in)(?!\S)/u;
const [FEWEST_ROWS, FEWEST_RUNS] = [6, 2];

/** `17 1/2" hole`: the size of the hole in a sentence. */
const HOLE_IN_SENTENCE =
  /(\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}\/\d{1,2}|\s?[\u00bc-\u00be\u215b-\u215e])?\s?(?:"|''|\u2033|\u201d|in(?:ch)?\b))\s*(?:open )?(?:hole|section|bohrung|boorgat|hull|trou|hoyo|foro)\b/giu;
const HOLE_HEADING = 'Hole size';

/** The rows where the value of a column changes, the first row included; null for a column with blanks. */
function startsOf({ rows }: Table, column: number): number[] | null {
  const values = rows.map(({ cells }) => cells[column] ?? '');
  if (values.includes('')) return null;
  return values.flatMap((value, at) => (at === 0 || value !== values[at - 1] ? [at] : []));
}

const keepColumns = (table: Table, kept: ReadonlySet<number>, rows: readonly TableRow[]): Table => ({
  ...table,
  headings: table.headings.map((heading, column) => (kept.has(column) ? heading : '')),
  units: table.units.map((unit, column) => (kept.has(column) ? unit : null)),
  rows: rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => (kept.has(column) ? cell : '')),
  })),
});

/** Adds the size of the hole that each row says in a sentence, unless one of them says none or several. */
function withHoleOfSentences(table: Table): Table {
  const holes = table.rows.map(({ cells }) => [
    ...new Set(cells.flatMap((cell) => [...cell.matchAll(HOLE_IN_SENTENCE)].map(([, size = '']) => size))),
  ]);
  if (!holes.every(({ length }) => length === 1)) return table;
  const at = table.headings.length;
  return {
    ...table,
    headings: [...table.headings, HOLE_HEADING],
    units: [...table.units, null],
    rows: table.rows.map((row, index) => ({
      ...row,
      cells: [...Array.from({ length: at }, (_, column) => row.cells[column] ?? ''), holes[index]?.[0] ?? ''],
    })),
  };
}

/** Whether a column has depths of its rows: figures that grow downwards, and do not count the rows. */
function growsDownwards({ rows, decimalComma }: Table, column: number): boolean {
  const figures = rows.map(({ cells }) => parseMeasured(cells[column] ?? '', decimalComma)?.value);
  const steps = figures.slice(1).map((figure, at) => (figure ?? NaN) - (figures[at] ?? NaN));
  return steps.every((step) => step >= 0) && steps.some((step) => step > 1);
}

/** Whether every run has the same few words, each once: lead and tail in each section, not formations. */
function repeatsInRuns({ rows }: Table, column: number, runs: readonly number[]): boolean {
  const cells = rows.map((row) => (row.cells[column] ?? '').toLowerCase());
  const parts = runs.map((from, at) => cells.slice(from, runs[at + 1]));
  const most = Math.max(...parts.map(({ length }) => length));
  return (
    most > 1 &&
    cells.every((cell) => /\p{L}/u.test(cell)) &&
    new Set(cells).size === most &&
    parts.every((part) => new Set(part).size === part.length)
  );
}

/** Notes and signatures below a grid fill few of its columns. */
const FULL_SHARE = 0.5;

/** The rows of a grid without the notes and signatures below it. */
function rowsOfGrid(rows: readonly TableRow[]): TableRow[] {
  const filledIn = ({ cells }: TableRow) => filled(cells).length;
  // Not by spreading: a log has more rows than a call may have arguments.
  const most = rows.reduce((largest, row) => Math.max(largest, filledIn(row)), 0);
  const last = rows.findLastIndex((row) => filledIn(row) >= most * FULL_SHARE);
  return rows.slice(0, last + 1);
}

/**
 * Parts a table of formations whose sections are in merged cells over several of its rows: the formations with their depths,
 * and what is merged with one row for each section. Any other table is unchanged.
 */
export function mergedRowsApart(whole: Table): Table[] {
  const table = { ...whole, rows: rowsOfGrid(whole.rows) };
  const parts = gridApart(table);
  const [formations, sections] = parts;
  if (!formations || !sections) return [whole];
  const below = whole.rows.slice(table.rows.length);
  return [{ ...formations, rows: [...formations.rows, ...below] }, sections];
}

function gridApart(table: Table): Table[] {
  if (table.rows.length < FEWEST_ROWS || table.rows.some(({ places }) => places)) return [table];
  const starts = table.headings.map((_, column) => startsOf(table, column));
  const columnsBy = new Map<string, number[]>();
  for (const [column, own] of starts.entries()) {
    if (own === null || own.length < FEWEST_RUNS || own.length * 2 > table.rows.length) continue;
    const key = own.join();
    columnsBy.set(key, [...(columnsBy.get(key) ?? []), column]);
  }
  const [most = []] = [...columnsBy.values()].toSorted((a, b) => b.length - a.length);
  const runs = starts[most[0] ?? -1] ?? [];
  // Below the last bend of a path its angles and offsets stay as they are.
  const isOfFigures = most.every((column) =>
    table.rows.every(({ cells }) => looksNumeric(cells[column] ?? '')),
  );
  const hasHole = most.some((column) => table.rows.every(({ cells }) => HOLE.test(cells[column] ?? '')));
  if (most.length < (hasHole ? FEWEST_WITH_HOLE : FEWEST_COLUMNS) || isOfFigures) return [table];
  // A value that two sections share, or that one of them does not have.
  const isOfRun = (column: number) =>
    table.rows.every(
      ({ cells }, at) =>
        runs.includes(at) || (cells[column] ?? '') === (table.rows[at - 1]?.cells[column] ?? ''),
    );
  const merged = new Set(table.headings.flatMap((_, column) => (isOfRun(column) ? [column] : [])));
  const own = new Set(table.headings.flatMap((_, column) => (merged.has(column) ? [] : [column])));
  // Of several logging runs in one section, each repeats the section.
  if (![...own].some((column) => growsDownwards(table, column))) return [table];
  if ([...own].some((column) => repeatsInRuns(table, column, runs))) return [table];
  return [
    keepColumns(table, own, table.rows),
    withHoleOfSentences(
      keepColumns(
        table,
        merged,
        runs.flatMap((at) => table.rows[at] ?? []),
      ),
    ),
  ];
}
