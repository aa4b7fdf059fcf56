import { filled, looksNumeric, usesDecimalComma } from './table';
import type { DocumentContent, HeadingVocabulary, Row, Table, TextLine } from './table';

export interface Heading {
  headings: string[];
  units: (string | null)[];
  /** How many rows the heading takes, its units row included. */
  height: number;
  known: number;
}

const MAX_HEADING_ROWS = 3;

function isBlank(row: Row | undefined): boolean {
  return row === undefined || filled(row.cells).length === 0;
}

function stripComment(cells: string[]): string[] {
  const first = cells[0] ?? '';
  return first.startsWith('#') && first !== '#' ? [first.replace(/^#+\s*/, ''), ...cells.slice(1)] : cells;
}

function mergeDown(upper: readonly string[], lower: readonly string[]): string[] {
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_, i) => `${upper[i] ?? ''} ${lower[i] ?? ''}`.trim());
}

export function isUnitsRow(cells: readonly string[], vocabulary: HeadingVocabulary): boolean {
  const texts = filled(cells);
  const units = texts.filter((text) => vocabulary.isUnit(text));
  return texts.length > 0 && !texts.some(looksNumeric) && units.length >= texts.length * 0.6;
}

/**
 * The heading that starts at `rows[at]`, or null. A heading may stand on up to three rows (`Measured` above `Depth`);
 * rows are merged only when together they say more than any of them alone.
 */
export function headingAt(rows: readonly Row[], at: number, vocabulary: HeadingVocabulary): Heading | null {
  const first = rows[at];
  if (!first || isBlank(first) || vocabulary.isKeyValue(filled(first.cells))) return null;
  // A title stands alone in the first column; a word over a group of columns stands above the first of them.
  if (filled(first.cells).length === 1 && first.cells[0] !== '') return null;
  let cells = stripComment(first.cells);
  let known = knownHeadings(cells, vocabulary);
  let height = 1;
  for (let more = 1; more < MAX_HEADING_ROWS; more += 1) {
    const next = rows[at + more];
    if (!next || isBlank(next) || filled(next.cells).some(looksNumeric)) break;
    const merged = mergeDown(cells, next.cells);
    const together = knownHeadings(merged, vocabulary);
    if (together <= Math.max(known, knownHeadings(next.cells, vocabulary))) break;
    cells = merged;
    known = together;
    height = more + 1;
  }
  if (known < 2) return null;
  const below = rows[at + height];
  const units: (string | null)[] = [];
  if (below && isUnitsRow(below.cells, vocabulary)) {
    units.push(...below.cells.map((cell) => cell || null));
    height += 1;
  }
  return { headings: cells.map((cell) => cell.replace(/\s+/g, ' ')), units, height, known };
}

function knownHeadings(cells: readonly string[], vocabulary: HeadingVocabulary): number {
  if (filled(cells).length < 2 || filled(cells).some((cell) => looksNumeric(cell))) return 0;
  return vocabulary.countKnown(cells);
}

function toLine(row: Row, delimiter: string | null, sheet?: string): TextLine {
  const cells = filled(row.cells);
  const joint = delimiter === ',' || delimiter === ';' ? `${delimiter} ` : ' ';
  return {
    row: row.row,
    text: cells.join(joint).replace(/^#+\s*/, ''),
    cells,
    ...(row.page === undefined ? {} : { page: row.page }),
    columns: row.cells.flatMap((cell, column) => (cell === '' ? [] : [column])),
    ...(sheet === undefined ? {} : { sheet }),
  };
}

/**
 * Finds the tables of a grid (a delimited text or a worksheet), wherever they stand in it. A row with one filled cell
 * may be a title, a footer or a pick without depths: it is kept in its table and listed as a line as well, because only
 * the one who knows the kind of table can tell them apart.
 */
export function tablesOfGrid(
  rows: readonly Row[],
  vocabulary: HeadingVocabulary,
  options: { delimiter: string | null; sheet?: string },
): DocumentContent {
  const { delimiter, sheet } = options;
  const tables: Table[] = [];
  const lines: TextLine[] = [];
  let current: Table | null = null;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row || isBlank(row)) continue;
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
      continue;
    }
    const cells = filled(row.cells);
    const comment = (row.cells[0] ?? '').startsWith('#');
    const outside = current === null || comment || vocabulary.isKeyValue(cells);
    if (outside || cells.length === 1) lines.push(toLine(row, delimiter, sheet));
    if (!outside) current?.rows.push(row);
  }
  for (const table of tables) table.decimalComma = usesDecimalComma(table.rows, delimiter);
  return { tables, lines };
}

function dropTrailingTitles(table: Table | null): void {
  while (table && filled(table.rows.at(-1)?.cells ?? ['', 'x', 'y']).length === 1) table.rows.pop();
}
