import { isUnitsRow } from '../../readers/heading-at';
import { modelAt } from '../../readers/page-model';
import type { PageModel, PagePiece, PageRow } from '../../readers/page';
import type { Line } from '../../readers/pdf/lines';
import { joinWrapped } from '../../readers/pdf/wrapped-cells';
import { looksNumeric, usesDecimalComma } from '../../readers/table';
import type { DocumentContent, Table, TableRow } from '../../readers/table';
import type { Box, TablePlace } from './corrections';
import { HEADINGS } from '../words/heading-vocabulary';
import { isThingKind, tableOfThings } from '../passages/things';
import { topsOfPassage } from '../passages/tops-of-passage';
import type { Kind } from '../words/vocabulary';

/** Columns from the left: of a grid by number, else by the positions of texts. */
interface Span {
  left: number;
  right: number;
  column?: number;
}

const spanOf = ({ x, width, column }: PagePiece): Span => ({
  left: x,
  right: x + width,
  ...(column === undefined ? {} : { column }),
});

const overlap = (a: Span, b: Span) => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** The columns formed by texts below each other: overlapping texts are one column. */
function columnsOf(rows: readonly PageRow[]): Span[] {
  const columns: Span[] = [];
  for (const piece of rows.flatMap(({ pieces }) => pieces).toSorted((a, b) => a.width - b.width)) {
    const span = spanOf(piece);
    const over = columns.filter((column) => overlap(column, span) > 0);
    const [only] = over;
    // A text over several columns is their title, not a column.
    if (over.length > 1) continue;
    if (!only) columns.push(span);
    else
      Object.assign(only, { left: Math.min(only.left, span.left), right: Math.max(only.right, span.right) });
  }
  return columns.toSorted((a, b) => a.left - b.left);
}

/** The column of a text: the one it overlaps most, else the nearest. */
function columnAt(columns: readonly Span[], piece: PagePiece): number {
  const span = spanOf(piece);
  const distance = (column: Span) => -overlap(column, span);
  let best = 0;
  columns.forEach((column, index) => {
    if (distance(column) < distance(columns[best] ?? column)) best = index;
  });
  return best;
}

const isGrid = (row: PageRow) => row.pieces.every(({ column }) => column !== undefined);

function cellsOf(row: PageRow, columns: readonly Span[]): string[] {
  const cells = Array.from({ length: columns.length }, () => '');
  for (const piece of row.pieces) {
    const index = piece.column ?? columnAt(columns, piece);
    while (cells.length <= index) cells.push('');
    cells[index] = [cells[index], piece.text].filter((text) => text !== '').join(' ');
  }
  return cells;
}

/** A row of a page as a line of a PDF. */
function lineOf({ row, pieces }: PageRow, page: number): Line {
  const [{ y = 0, height: size = 0 } = {}] = pieces;
  const baseline = y + size;
  const words = pieces.map(({ text, x, width }) => ({
    text,
    left: x,
    right: x + width,
    baseline,
    size,
    wideGap: size,
  }));
  return { page, row, baseline, size, words, segments: words };
}

/** The rows with their cells. On a page, lines that continue cells are joined to their row, unless it is unclear to which. */
function rowsWithCells(
  model: PageModel,
  rows: readonly PageRow[],
  columns: readonly Span[],
): { row: number; cells: string[] }[] {
  const single = rows.map((row) => ({ row: row.row, cells: cellsOf(row, columns) }));
  if (model.form !== 'page' || rows.some(isGrid)) return single;
  const lines = rows.map((row) => ({
    line: lineOf(row, model.page ?? 1),
    cells: cellsOf(row, columns),
  }));
  const joined = joinWrapped(lines, columns);
  if (joined.some(({ unclear }) => unclear !== null)) return single;
  return joined.map(({ line, cells }) => ({ row: line.row, cells }));
}

const textsOf = ({ pieces }: PageRow) => pieces.map(({ text }) => text);
const hasFigures = (row: PageRow) => textsOf(row).some((text) => /^[-+]?[\d.,]*\d/.test(text));

function tableOf(
  model: PageModel,
  heading: PageRow | null,
  below: readonly PageRow[],
  columns: readonly Span[],
): Table | null {
  const [first] = below;
  const from = heading ?? first;
  if (!from) return null;
  const place = {
    ...(model.page === undefined ? {} : { page: model.page }),
    ...(model.sheet === undefined ? {} : { sheet: model.sheet }),
  };
  const unitsRow = heading && first && isUnitsRow(textsOf(first), HEADINGS) ? first : null;
  const rows = rowsWithCells(model, unitsRow ? below.slice(1) : below, columns).map(
    ({ row, cells }): TableRow => ({
      row,
      ...(model.page === undefined ? {} : { page: model.page }),
      cells,
    }),
  );
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length));
  const headings = heading ? cellsOf(heading, columns) : [];
  const units = unitsRow ? cellsOf(unitsRow, columns) : [];
  return {
    ...place,
    headingRow: from.row,
    headings: Array.from({ length: width }, (_, column) => headings[column] ?? ''),
    units: Array.from({ length: width }, (_, column) => units[column] || null),
    rows,
    decimalComma: usesDecimalComma(rows, null),
  };
}

/** Whether most rows have more than four texts: lists and labels with values have fewer. */
const isTable = (rows: readonly PageRow[]): boolean =>
  rows.filter(({ pieces }) => pieces.length > 4).length * 2 > rows.length;

/** A gap this many times the usual one ends the rows below a heading. */
const BREAK = 2.2;
const PROSE_WORDS = 9;

/** The rows below a heading, up to the next heading or its title, a wide gap, or prose. */
function rowsBelow(
  model: PageModel,
  content: DocumentContent,
  at: number,
  headings: readonly TablePlace[],
): PageRow[] {
  const heading = model.rows[at];
  if (!heading) return [];
  const grid = isGrid(heading);
  const next = [...content.tables.map((table) => ({ ...table, row: table.headingRow })), ...headings]
    .filter(({ page, sheet, row }) => page === model.page && sheet === model.sheet && row > heading.row)
    .map(({ row }) => row);
  const end = Math.min(Infinity, ...next);
  const rows: PageRow[] = [];
  let last = heading;
  let usual = Infinity;
  for (const row of model.rows.slice(at + 1)) {
    const gap = (row.pieces[0]?.y ?? 0) - (last.pieces[0]?.y ?? 0);
    const [only, ...more] = textsOf(row);
    const prose = more.length === 0 && (only ?? '').split(' ').length >= PROSE_WORDS;
    if (row.row >= end) return withoutTitle(rows);
    if (prose || HEADINGS.isKeyValue(textsOf(row)) || gap > BREAK * usual) break;
    if (grid && !isGrid(row)) break;
    if (model.form === 'sheet' && row.row - last.row > 2) break;
    if (hasFigures(row)) usual = Math.min(usual, Math.max(gap, heading.pieces[0]?.height ?? 1));
    rows.push(row);
    last = row;
  }
  return rows;
}

/** The rows without the texts at their end, which are the title of the next table. */
function withoutTitle(rows: PageRow[]): PageRow[] {
  const last = rows.findLastIndex(({ pieces }) => pieces.length > 1);
  return last === -1 ? rows : rows.slice(0, last + 1);
}

/**
 * The table whose heading is this row; null if there is no such row, or nothing below it. `headings` are those of further tables
 * that are not in the content.
 */
export function tableBelow(
  models: readonly PageModel[],
  content: DocumentContent,
  place: TablePlace,
  headings: readonly TablePlace[] = [],
): Table | null {
  const model = modelAt(models, place);
  const at = model?.rows.findIndex(({ row }) => row === place.row) ?? -1;
  const heading = model?.rows[at];
  if (!model || !heading) return null;
  const below = rowsBelow(model, content, at, headings);
  if (below.length === 0) return null;
  const columns = isGrid(heading) ? [] : columnsOf([heading, ...below]);
  return tableOf(model, heading, below, columns);
}

/**
 * The table inside a part of a page; null if it has no text. Pages and sheets count from 1. `is` is its kind:
 * formation tops are also read from a list or sentences.
 */
export function tableInside(models: readonly PageModel[], page: number, box: Box, is: Kind): Table | null {
  const model = models[page - 1];
  if (!model) return null;
  const isIn = ({ x, y, width, height }: PagePiece) => {
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    return middleX > box.x && middleX < box.x + box.width && middleY > box.y && middleY < box.y + box.height;
  };
  const rows = model.rows
    .map(({ row, pieces }) => ({ row, pieces: pieces.filter(isIn) }))
    .filter(({ pieces }) => pieces.length > 0);
  const [first, second] = rows;
  if (!first) return null;
  // A first row without a figure above rows with figures is the heading.
  const isHeading =
    second !== undefined &&
    !textsOf(first).some(looksNumeric) &&
    (hasFigures(second) || isUnitsRow(textsOf(second), HEADINGS));
  const passage = is === 'tops' && (!isHeading || hasFigures(first)) ? topsOfPassage(model, rows) : null;
  if (passage) return passage;
  const things = isThingKind(is) ? tableOfThings(is, model, rows) : null;
  if (things && !isTable(rows)) return things;
  const [heading, below] = isHeading ? [first, rows.slice(1)] : [null, rows];
  return tableOf(model, heading, below, rows.every(isGrid) ? [] : columnsOf(rows));
}
