import { joinLines } from '@/domain/wrapped-text';
import { tablesOfGrid } from '../grid-tables';
import { keyValueLines } from '../key-value-rows';
import { beginsWithSize, filled, looksNumeric } from '../table';
import type { Carried, GridRow, HeadingVocabulary } from '../table';
import { lineOf, topOf } from './lines';
import type { Line } from './lines';
import type { GridCell, RuledGrid } from './ruled-grids';

/** The rows of a table with ruled cells. */
export interface RuledTable {
  page: number;
  top: number;
  bottom: number;
  xs: number[];
  rows: GridRow[];
}

/** Words are assigned by their middle and may exceed their cell by this share: their positions are partly estimated. */
const OUTSIDE = 0.4;
/** More lines than this are not one cell, but a frame, or columns that are ruled while their rows are not. */
const MOST_LINES = 12;
const SAME_EDGE = 1.5;

/** A ruled table, and the lines of its page outside it. */
interface TakenTable {
  table: RuledTable;
  rest: Line[];
}

interface Piece {
  line: Line;
  texts: string[];
}

/** The ruled tables of a page, and the lines without their content. */
export function takeRuled(
  lines: readonly Line[],
  grids: readonly RuledGrid[],
  vocabulary: HeadingVocabulary,
  before: RuledTable | undefined,
): { lines: Line[]; tables: RuledTable[] } {
  let left = [...lines];
  const tables: RuledTable[] = [];
  for (const grid of grids.toSorted((a, b) => (a.ys[0] ?? 0) - (b.ys[0] ?? 0))) {
    const ruled = tableIn(grid, left);
    if (!ruled) continue;
    const found = isHeadingAlone(ruled, vocabulary) ? withRowsBelow(ruled) : ruled;
    if (!found) continue;
    const continues = tables.length === 0 && before !== undefined && runsOn(before, found.table);
    if (!continues && !saysSomething(found.table.rows, vocabulary)) continue;
    tables.push(found.table);
    left = found.rest;
  }
  return { lines: left, tables };
}

const inside = (from: number, to: number, at: number) => at > from && at < to;

function tableIn(grid: RuledGrid, lines: readonly Line[]): TakenTable | null {
  const [left = 0, right = 0] = [grid.xs[0], grid.xs.at(-1)];
  const [top = 0, bottom = 0] = [grid.ys[0], grid.ys.at(-1)];
  const pieces = new Map<GridCell, Piece[]>();
  const rest: Line[] = [];
  for (const line of lines) {
    const height = line.baseline - 0.3 * line.size;
    if (!inside(top, bottom, height)) {
      rest.push(line);
      continue;
    }
    const outside: Line['words'] = [];
    const row = grid.cells.filter((cell) => inside(cell.top, cell.bottom, height));
    for (const word of line.words) {
      const middle = (word.left + word.right) / 2;
      if (!inside(left, right, middle)) {
        outside.push(word);
        continue;
      }
      const cell = row.find((each) => inside(each.left, each.right, middle));
      const over = cell && Math.max(cell.left - word.left, word.right - cell.right);
      // Text over the border: the ruling or the text does not belong to a table.
      if (!cell || over === undefined || over > OUTSIDE * (word.right - word.left)) return null;
      const own = pieces.get(cell) ?? [];
      const last = own.at(-1);
      if (last?.line === line) last.texts.push(word.text);
      else own.push({ line, texts: [word.text] });
      pieces.set(cell, own);
    }
    if (outside.length > 0) rest.push(lineOf(outside, line.page, line.row));
  }
  // A cell over several ruled rows may say something of each in a line of its own.
  const isBroken = ([cell, own]: [GridCell, Piece[]]) =>
    own.length > MOST_LINES || (own.length > cell.rows && isOfSeveralRows(cell, own, pieces));
  if ([...pieces].some(isBroken)) return null;
  const page = lines[0]?.page ?? 0;
  const rows = rowsOf(grid, pieces, page);
  if (rows.filter(({ cells }) => filled(cells).length > 1).length < 2) return null;
  return { table: { page, top, bottom, xs: grid.xs, rows }, rest };
}

/** Figures one below the other are the cells of rows without a ruling between them; `9.660 /` goes on in the next line. */
const holdsSeveralValues = (own: readonly Piece[]) =>
  own.length > 1 &&
  own.every(({ texts }) => /^[-+<>\u2264\u2265~]?\.?\d/.test(texts[0] ?? '')) &&
  !own.slice(0, -1).every(({ texts }) => texts.at(-1)?.endsWith('/') === true);

/**
 * Whether the figures of a cell belong to several rows. Not those of a label, `12 1/4" hole` over `640 - 1810 m`, to the left
 * of cells of one line each; and not `26"` over `18 5/8"`, a hole and its string, next to cells with one figure each.
 */
function isOfSeveralRows(
  cell: GridCell,
  own: readonly Piece[],
  pieces: ReadonlyMap<GridCell, Piece[]>,
): boolean {
  if (!holdsSeveralValues(own)) return false;
  const others = [...pieces].flatMap(([other, said]) =>
    other.row === cell.row && other !== cell ? [said] : [],
  );
  const hasWords = own.some(({ texts }) => texts.some((text) => /\p{L}/u.test(text)));
  if (cell.column === 0 && hasWords && others.length >= FEWEST_OTHERS && others.every(isOneLine))
    return false;
  if (own.length !== 2 || !own.every(({ texts }) => beginsWithSize(texts.join(' ')))) return true;
  const single = others.filter((said) => isOneLine(said) && said[0]?.texts.some(looksNumeric));
  return single.length < FEWEST_OTHERS || others.some(holdsSeveralValues);
}
const FEWEST_OTHERS = 2;
const isOneLine = (own: readonly Piece[]): boolean => own.length === 1;

const textOf = (own: readonly Piece[]): string => joinLines(own.map(({ texts }) => texts.join(' ')));

function rowsOf(grid: RuledGrid, pieces: ReadonlyMap<GridCell, Piece[]>, page: number): GridRow[] {
  const carried: (Carried & { until: number })[] = [];
  const rows: GridRow[] = [];
  for (let at = 0; at < grid.ys.length - 1; at += 1) {
    const starting = grid.cells.filter(({ row }) => row === at);
    const own = starting.flatMap((cell) => {
      const said = pieces.get(cell);
      return said ? [{ cell, said }] : [];
    });
    const single = own.filter(({ cell }) => cell.rows === 1);
    const numbers = (single.length > 0 ? single : own).flatMap(({ said }) =>
      said.map(({ line }) => line.row),
    );
    if (numbers.length === 0) continue;
    const row = Math.min(...numbers);
    const cells = Array.from({ length: grid.xs.length - 1 }, () => '');
    for (const { cell, said } of own) cells[cell.column] = textOf(said);
    const here = carried.filter(({ until }) => until > at);
    rows.push({ row, until: Math.max(...numbers), page, cells, carried: here });
    for (const { cell, said } of own) {
      if (cell.rows > 1)
        carried.push({ column: cell.column, from: row, text: textOf(said), until: at + cell.rows });
    }
  }
  return rows;
}

/** Two-cell rows with this many known labels are a form, even if their other labels are unknown. */
const FEWEST_PAIRS = 3;

/** Whether the cells contain something readable: headings, pairs, or properties in the first column. */
function saysSomething(rows: readonly GridRow[], vocabulary: HeadingVocabulary): boolean {
  if (tablesOfGrid(rows, vocabulary, { delimiter: null }).tables.length > 0) return true;
  const pairs = rows.filter(({ cells }) => {
    const own = filled(cells);
    return vocabulary.isKeyValue(own) || keyValueLines(own, false, vocabulary) !== null;
  });
  const isForm = rows.every(({ cells }) => filled(cells).length <= 2) && pairs.length >= FEWEST_PAIRS;
  if (isForm || pairs.length > rows.length / 2) return true;
  return vocabulary.countKnown(rows.map(({ cells }) => cells[0] ?? '')) > 2;
}

/** Rows directly below a ruled heading are closer than this many font sizes. */
const RIGHT_BELOW = 3;

/** Whether only the headings are ruled and the rows follow below without rules. The words are then lines of the page. */
function isHeadingAlone(
  { table, rest }: { table: RuledTable; rest: Line[] },
  vocabulary: HeadingVocabulary,
): boolean {
  if (table.rows.some(({ cells }) => filled(cells).some(looksNumeric))) return false;
  const [widest = []] = table.rows
    .map(({ cells }) => cells)
    .toSorted((a, b) => filled(b).length - filled(a).length);
  const wide = filled(widest).length;
  if (wide < 3 || vocabulary.countKnown(widest) < 2) return false;
  return rest.some(
    (line) =>
      line.baseline > table.bottom &&
      topOf(line) < table.bottom + RIGHT_BELOW * line.size &&
      line.segments.length > wide / 2 &&
      line.segments.some(({ text }) => looksNumeric(text)),
  );
}

/**
 * A ruled heading with the lines below it, as long as each of their words is in one of its columns. A line without figures
 * and with a blank first cell continues the row above. Null if no line fits: then the words of the heading are lines of the page.
 */
function withRowsBelow({ table, rest }: TakenTable): TakenTable | null {
  const { xs, page } = table;
  const below = rest
    .filter(({ baseline }) => baseline > table.bottom)
    .toSorted((a, b) => a.baseline - b.baseline);
  const rows = [...table.rows];
  const taken = new Set<Line>();
  let { bottom } = table;
  for (const line of below) {
    const isRightBelow = topOf(line) - bottom < RIGHT_BELOW * line.size;
    const cells = isRightBelow ? cellsBetween(line, xs) : null;
    if (!cells) break;
    const texts = filled(cells);
    const last = rows.at(-1);
    if (cells[0] === '' && taken.size > 0 && last && !texts.some(looksNumeric)) {
      last.cells = last.cells.map((cell, at) => `${cell} ${cells[at] ?? ''}`.trim());
      last.until = line.row;
    } else if (texts.length < 2) break;
    else rows.push({ row: line.row, until: line.row, page, cells, carried: [] });
    taken.add(line);
    bottom = line.baseline;
  }
  if (taken.size === 0) return null;
  return { table: { ...table, bottom, rows }, rest: rest.filter((line) => !taken.has(line)) };
}

/** The width of a text is partly estimated: it may seem to exceed an edge by this much, points. */
const OVER_EDGE = 3;

/** The texts of a line by the columns between the edges; null if a word is outside them or crosses an edge. */
function cellsBetween({ words, segments }: Line, xs: readonly number[]): string[] | null {
  // A title spans several columns.
  if (segments.some(({ left, right }) => xs.some((x) => x - left > OVER_EDGE && right - x > OVER_EDGE)))
    return null;
  const cells = Array.from({ length: xs.length - 1 }, () => '');
  for (const { text, left, right } of words) {
    const at = xs.findLastIndex((x) => x < (left + right) / 2);
    const [from, to] = [xs[at], xs[at + 1]];
    if (from === undefined || to === undefined) return null;
    if (Math.max(from - left, right - to) > OUTSIDE * (right - left)) return null;
    cells[at] = `${cells[at] ?? ''} ${text}`.trim();
  }
  return cells;
}

/** Whether a table continues that of the previous page: the same columns, and its headings again or figures at once. */
export function runsOn(before: RuledTable, table: RuledTable): boolean {
  if (table.page !== before.page + 1 || table.xs.length !== before.xs.length) return false;
  if (table.xs.some((x, at) => Math.abs(x - (before.xs[at] ?? 0)) > SAME_EDGE)) return false;
  return (
    repeatedRows(before, table) > 0 || (table.rows[0]?.cells.some((cell) => /^[-+]?\d/.test(cell)) ?? false)
  );
}

/** How many rows at the top of a table repeat the top of the previous one. */
export function repeatedRows(before: RuledTable, table: RuledTable): number {
  const same = table.rows.findIndex(
    ({ cells }, at) =>
      before.rows[at]?.cells.join('\n') !== cells.join('\n') || cells.some((cell) => /^\d/.test(cell)),
  );
  return same === -1 ? 0 : same;
}
