import { headingAt } from './heading-at';
import { keyValueLines } from './key-value-rows';
import { withListsApart } from './lists-in-parallel';
import { opensPairs } from './pairs-below';
import { sideBySide } from './side-by-side';
import { filled, holdsFigures, looksNumeric, usesDecimalComma } from './table';
import { opensTurned } from './turned-below';
import type { DocumentContent, GridRow, HeadingVocabulary, Table, TableRow, TextLine } from './table';

/** A row outside tables, as a line. */
export function toLine(row: GridRow, delimiter: string | null, sheet?: string): TextLine {
  const cells = filled(row.cells);
  const joint = delimiter === ',' || delimiter === ';' ? `${delimiter} ` : ' ';
  return {
    row: row.row,
    text: cells.join(joint).replace(/^#+\s*/, ''),
    cells,
    ...(row.page === undefined ? {} : { page: row.page }),
    ...(row.until === undefined ? {} : { until: row.until }),
    columns: row.cells.flatMap((cell, column) => (cell === '' ? [] : [column + (row.shift ?? 0)])),
    ...(sheet === undefined ? {} : { sheet }),
  };
}

/**
 * Finds the tables of a grid (a delimited text or a worksheet) at any position. A row with one filled cell may be a title, a
 * footer or a formation without depths. It is kept in its table and also listed as a line, because the distinction depends
 * on the kind of table.
 */
export function tablesOfGrid(
  rows: readonly GridRow[],
  vocabulary: HeadingVocabulary,
  options: { delimiter: string | null; sheet?: string },
): DocumentContent {
  const parts = sideBySide(withListsApart(rows, vocabulary), vocabulary).map((part) =>
    tablesOfPart(part, vocabulary, options),
  );
  return {
    tables: parts.flatMap(({ tables }) => tables),
    lines: parts.flatMap(({ lines }) => lines),
  };
}

function withCarried({ cells, carried = [] }: GridRow, headingEnd: number): string[] {
  const holding = carried.filter(({ column, from }) => from > headingEnd && (cells[column] ?? '') === '');
  if (holding.length === 0) return cells;
  const whole = [...cells];
  for (const { column, text } of holding) {
    while (whole.length < column) whole.push('');
    whole[column] = text;
  }
  return whole;
}

function tableRow({ carried: _carried, shift = 0, ...own }: GridRow, cells: string[]): TableRow {
  const page = own.page === undefined ? {} : { page: own.page };
  const places = cells.map((_, column) => ({ row: own.row, column: column + shift, ...page }));
  return { ...own, cells, ...(shift > 0 ? { places } : {}) };
}

function tablesOfPart(
  rows: readonly GridRow[],
  vocabulary: HeadingVocabulary,
  options: { delimiter: string | null; sheet?: string },
): DocumentContent {
  const { delimiter, sheet } = options;
  const tables: Table[] = [];
  const lines: TextLine[] = [];
  let current: Table | null = null;
  let headingEnd = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row || filled(row.cells).length === 0) continue;
    const heading = headingAt(rows, at, vocabulary);
    if (heading) {
      dropTrailingTitles(current);
      current = {
        headingRow: row.row,
        ...(row.page === undefined ? {} : { page: row.page }),
        headings: heading.headings,
        units: heading.headings.map((_, column) => heading.units[column] ?? null),
        rows: [],
        decimalComma: false,
        ...(sheet === undefined ? {} : { sheet }),
      };
      tables.push(current);
      at += heading.height - 1;
      headingEnd = rows[at]?.row ?? row.row;
      continue;
    }
    const cells = filled(row.cells);
    const pairs = keyValueLines(cells, current !== null, vocabulary);
    if (pairs) {
      lines.push(...pairs.map((pair) => toLine({ ...row, cells: pair }, delimiter, sheet)));
      continue;
    }
    // Below the title of a block come its keys and values, not rows of the previous table.
    if (
      current &&
      cells.length === 1 &&
      vocabulary.opensBlock(cells[0] ?? '') &&
      continuesAsPairs(rows, at, current)
    )
      current = null;
    if (
      vocabulary.opensMaterialList(cells) ||
      (current &&
        (opensOther(rows, at, current) ||
          opensTurned(rows, at, vocabulary) ||
          opensPairs(rows, at, current.rows)))
    )
      current = null;
    const comment = (row.cells[0] ?? '').startsWith('#');
    const outside = current === null || comment || vocabulary.isKeyValue(cells);
    if (outside || cells.length === 1) lines.push(toLine(row, delimiter, sheet));
    if (!outside) {
      current?.rows.push(tableRow(row, withCarried(row, headingEnd)));
    }
  }
  for (const table of tables) table.decimalComma = usesDecimalComma(table.rows, delimiter);
  return { tables, lines };
}

/**
 * Whether a title below a blank row is above the headings of another table, all of them unknown: words alone where the
 * table above has figures, and figures below them.
 */
function opensOther(rows: readonly GridRow[], at: number, { rows: above }: Table): boolean {
  const [title, headings, first] = [0, 1, 2].map((by) => rows[at + by]?.cells ?? []);
  const before = rows[at - 1];
  const isBelowBlank = before !== undefined && (rows[at]?.row ?? 0) > (before.until ?? before.row) + 1;
  const isTitle = isBelowBlank && filled(title ?? []).length === 1;
  const words = headings ?? [];
  if (!isTitle || filled(words).length < 2 || words.some((cell) => /^[^\p{L}]*$/u.test(cell) && cell !== ''))
    return false;
  return (
    !words.some((cell) => looksNumeric(cell) || /^[-+<>~]?\d/.test(cell)) &&
    holdsFigures(first ?? []) &&
    words.some(
      (cell, column) => cell !== '' && above.filter((row) => /^\d/.test(row.cells[column] ?? '')).length > 1,
    )
  );
}

const FEWEST_OF_A_TABLE = 4;

function continuesAsPairs(rows: readonly GridRow[], at: number, { headings }: Table): boolean {
  const next = rows.slice(at + 1).find(({ cells }) => filled(cells).length > 0);
  return filled(headings).length >= FEWEST_OF_A_TABLE && filled(next?.cells ?? []).length === 2;
}

function dropTrailingTitles(table: Table | null): void {
  while (table && filled(table.rows.at(-1)?.cells ?? ['', 'x', 'y']).length === 1) table.rows.pop();
}
