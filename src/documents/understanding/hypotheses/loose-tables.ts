import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { looksNumeric, usesDecimalComma } from '../../readers/table';
import { parseUnit } from '../units/units';

/** Fewer rows of figures are a pair of coordinates, a date or a footer. */
const LEAST_ROWS = 5;
const LEAST_CELLS = 3;
/** How many blank lines may be between the rows of a long listing. */
const LARGEST_GAP = 2;
/** The separators of a line of text, the most reliable first; the comma is last, because it may be the decimal sign. */
const PARTS = [/\t/, /;/, /\|/, /\s{2,}/, /\s+/, /,/];

interface FiguresLine {
  line: TextLine;
  cells: string[];
}

const areFigures = (cells: readonly string[]) => cells.length >= LEAST_CELLS && cells.every(looksNumeric);

/** The cells of a line of figures only; null for any other line. */
function figuresOf(line: TextLine): string[] | null {
  if (line.cells.length >= LEAST_CELLS) return areFigures(line.cells) ? line.cells : null;
  const text = line.text.trim();
  if (!/^[-+.\d]/.test(text) || /[\p{L}]/u.test(text)) return null;
  for (const part of PARTS) {
    const cells = text
      .split(part)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    if (areFigures(cells)) return cells;
  }
  return null;
}

const follows = (last: FiguresLine, { line, cells }: FiguresLine) =>
  last.cells.length === cells.length &&
  last.line.sheet === line.sheet &&
  (last.line.page === line.page ? line.row - (last.line.until ?? last.line.row) <= LARGEST_GAP : true);

/** How many lines above the figures the headings and units may be. */
const LINES_ABOVE = 4;

/** The words of a line, one for each column of the figures below it; null if their number differs. */
function wordsOver(line: TextLine, count: number): string[] | null {
  const found = [line.cells, line.text.trim().split(/\s{2,}/), line.text.trim().split(/\s+/)].find(
    (cells) => cells.length === count,
  );
  return found && !found.some((cell) => /\d/.test(cell) && parseUnit(cell) === null) ? found : null;
}

/**
 * The headings and units above a block, from lines with a word for each column. Without the units, feet would be read as
 * metres.
 */
function saidAbove(
  lines: readonly TextLine[],
  run: readonly FiguresLine[],
): Pick<Table, 'headings' | 'units'> {
  const [first] = run;
  const count = first?.cells.length ?? 0;
  const said: Pick<Table, 'headings' | 'units'> = {
    headings: Array.from({ length: count }, () => ''),
    units: Array.from({ length: count }, () => null),
  };
  if (!first) return said;
  const { row, page, sheet } = first.line;
  for (const line of lines) {
    if (line.page !== page || line.sheet !== sheet || line.row >= row || line.row < row - LINES_ABOVE)
      continue;
    const words = wordsOver(line, count);
    if (words === null) continue;
    const units = words.map((word) => parseUnit(word)?.name ?? null);
    if (units.every((unit) => unit !== null)) said.units = units;
    else said.headings = said.headings.map((heading, column) => `${heading} ${words[column] ?? ''}`.trim());
  }
  return said;
}

function tableOf(lines: readonly TextLine[], run: readonly FiguresLine[]): Table {
  const [first] = run;
  const rows = run.map(({ line, cells }) => ({
    row: line.row,
    ...(line.page === undefined ? {} : { page: line.page }),
    cells,
  }));
  return {
    headingRow: first?.line.row ?? 1,
    ...(first?.line.page === undefined ? {} : { page: first.line.page }),
    ...(first?.line.sheet === undefined ? {} : { sheet: first.line.sheet }),
    ...saidAbove(lines, run),
    rows,
    decimalComma: usesDecimalComma(rows, null),
  };
}

/**
 * Blocks of figures outside the tables of a document, each row with as many figures as the one above it: a table without
 * headings, or with unknown ones. A block continues over pages. Headings are blank if no line above has a word for
 * each column.
 */
export function looseTables({ lines }: DocumentContent): Table[] {
  const runs: FiguresLine[][] = [];
  let run: FiguresLine[] = [];
  for (const line of lines) {
    const cells = figuresOf(line);
    if (cells === null) continue;
    const next = { line, cells };
    const last = run.at(-1);
    if (last && follows(last, next)) run.push(next);
    else {
      run = [next];
      runs.push(run);
    }
  }
  return runs.filter((rows) => rows.length >= LEAST_ROWS).map((rows) => tableOf(lines, rows));
}
