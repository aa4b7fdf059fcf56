import type { Box, DocumentReview, ReviewPage, ReviewPiece } from '@/api/generated/model';
import { lineAt, wrapRows } from './wrapped-rows';

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Converts the measures of a page to px of its drawing, and back. */
export interface Geometry {
  width: number;
  height: number;
  rect(box: Box): Rect;
  /** The point of the page under a point of the drawing. */
  at(left: number, top: number): { x: number; y: number };
}

/** The width of a page relative to the available width; null for the width that is best to read. */
export type Zoom = number | null;

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** The next larger zoom (1) or the next smaller one (-1), from how wide the page is now. */
export function zoomAfter(now: number, by: 1 | -1): number {
  const next =
    by === 1 ? zooms.find((zoom) => zoom > now + 0.01) : zooms.findLast((zoom) => zoom < now - 0.01);
  return next ?? (by === 1 ? zooms.at(-1)! : zooms[0]!);
}

/** The limits of an upright page. */
const narrowestPaperPx = 565;
const widestPaperPx = 1_000;
/** In less room, as on a phone, a page is shown whole first: where to read closer is seen only then. */
const leastRoomToReadPx = 480;

/**
 * A page of a PDF or a scan. Without a zoom it is drawn as wide as there is room, and not so small that it cannot be
 * read.
 */
export function paperGeometry(page: ReviewPage, roomPx: number, zoom: Zoom): Geometry & { zoom: number } {
  const lying = Math.max(1, page.width / Math.max(1, page.height));
  const narrowest = roomPx < leastRoomToReadPx ? roomPx : narrowestPaperPx * lying;
  const best = Math.max(narrowest, Math.min(widestPaperPx * lying, roomPx));
  const scale = (zoom === null ? best : roomPx * zoom) / Math.max(1, page.width);
  return {
    zoom: (page.width * scale) / roomPx,
    width: page.width * scale,
    height: page.height * scale,
    rect: ({ x, y, width, height }) => ({
      left: x * scale,
      top: y * scale,
      width: width * scale,
      height: height * scale,
    }),
    at: (left, top) => ({ x: left / scale, y: top / scale }),
  };
}

export const rowPx = 24;
/** The space above a table's heading for its name and those of its columns. */
export const namesPx = 44;
export const gutterPx = 52;
/** The letters of a sheet's columns. */
export const lettersPx = 22;

const monospace = "12px ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace";
let measured: number | null = null;

/** How wide a letter of a text's lines is, px. */
function letterPx(): number {
  if (measured !== null) return measured;
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = monospace;
  measured = (context?.measureText('0'.repeat(100)).width ?? 720) / 100;
  return measured;
}

/** A character of a sheet. Digits are as wide as the widest usual letters. */
const cellLetterPx = 7;
const cellDigitPx = 8.5;
const narrowestPx = 44;
const widestPx = 280;
const oneLine: readonly number[] = [0];

/** Room for the full text of a cell: a number that is cut off is a different number. */
function cellWidthPx(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  return Math.ceil((text.length - digits) * cellLetterPx + digits * cellDigitPx) + 20;
}

/** Left edges of a sheet's columns, px, and behind them the right edge of the last one. */
function columnEdges(page: ReviewPage): number[] {
  const widths = Array.from({ length: Math.max(1, Math.ceil(page.width)) }, () => narrowestPx);
  for (const { text, column, box } of page.pieces) {
    if (column === null || box.width > 1 || widths[column] === undefined) continue;
    widths[column] = Math.min(widestPx, Math.max(widths[column], cellWidthPx(text)));
  }
  const edges = [gutterPx];
  for (const width of widths) edges.push(edges.at(-1)! + width);
  return edges;
}

/** Interpolates between two edges, so that parts of a column or a letter are found too. */
function along(edges: readonly number[], place: number): number {
  const whole = Math.max(0, Math.min(edges.length - 2, Math.floor(place)));
  const [from = 0, to = 0] = [edges[whole], edges[whole + 1]];
  return from + (to - from) * Math.max(0, place - whole);
}

function placeAlong(edges: readonly number[], px: number): number {
  let index = edges.length - 2;
  while (index > 0 && edges[index]! > px) index -= 1;
  const [from = 0, to = 1] = [edges[index], edges[index + 1]];
  return index + Math.max(0, Math.min(1, (px - from) / (to - from)));
}

export interface RowsGeometry extends Geometry {
  edges: readonly number[];
  /** The first row that reaches below a height, from 0. */
  rowAt(top: number): number;
  topOf(row: number): number;
  /** The letter at which each line of a row begins; a row of a sheet is one line. */
  startsOf(row: number): readonly number[];
}

/** How many letters of a text's line there is room for; a phone scrolls rather than cut every word. */
const lettersIn = (roomPx: number, letter: number): number =>
  Math.max(36, Math.floor((roomPx - 16) / letter));

/** A sheet or a text: rows of one or more lines, with room for the names of a table above its heading. */
export function rowsGeometry(page: ReviewPage, review: DocumentReview, roomPx: number): RowsGeometry {
  const isSheet = page.form === 'sheet';
  const letter = isSheet ? 0 : letterPx();
  const tables = review.tables.flatMap(({ parts }) =>
    parts.filter((part) => part.page === page.number).map(({ box }) => box),
  );
  const wrapped = isSheet ? null : wrapRows(page, tables, lettersIn(roomPx, letter));
  const edges = wrapped
    ? Array.from({ length: Math.max(20, wrapped.width) + 1 }, (_, index) => gutterPx + 8 + index * letter)
    : columnEdges(page);
  const startsOf = (row: number) => wrapped?.startsOf(row) ?? oneLine;
  const head = isSheet ? lettersPx : 0;
  const gaps = tables.map(({ y }) => y).toSorted((a, b) => a - b);
  const gapsUpTo = (row: number) => {
    let count = 0;
    while (count < gaps.length && gaps[count]! <= row) count += 1;
    return count;
  };
  const topOf = (row: number) =>
    head + (row + (wrapped?.extraAbove(row) ?? 0)) * rowPx + gapsUpTo(row) * namesPx;
  const rowAt = (top: number) => {
    let [low, high] = [0, Math.max(0, Math.floor((top - head) / rowPx))];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (topOf(middle) <= top) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const heightOf = (row: number) => startsOf(row).length * rowPx;
  return {
    edges,
    topOf,
    rowAt,
    startsOf,
    width: edges.at(-1)! + 12,
    height: topOf(page.height) + 8,
    rect({ x, y, width, height }) {
      const starts = startsOf(y);
      const [first, last] = [lineAt(starts, x), lineAt(starts, x + width - 0.001)];
      const isInOne = height > 1 || first === last;
      const start = height > 1 ? 0 : starts[first]!;
      const end = isInOne ? x + width - start : (wrapped?.letters ?? 0);
      const left = isInOne ? along(edges, x - start) : edges[0]!;
      const right = along(edges, Math.min(end, edges.length - 1));
      const top = topOf(y) + (height > 1 ? 0 : first * rowPx);
      const bottom =
        height > 1 ? topOf(y + height - 1) + heightOf(y + height - 1) : topOf(y) + (last + 1) * rowPx;
      return { left, top, width: Math.max(8, right - left), height: bottom - top };
    },
    at(left, top) {
      const row = rowAt(top);
      const starts = startsOf(row);
      const line = Math.max(0, Math.min(starts.length - 1, Math.floor((top - topOf(row)) / rowPx)));
      return {
        x: Math.min(starts[line]! + placeAlong(edges, left), (starts[line + 1] ?? Infinity) - 0.001),
        y: row + Math.max(0, Math.min(0.999, (top - topOf(row)) / heightOf(row))),
      };
    },
  };
}

/** The pieces by row, so that drawing a row reads only its own. */
export function piecesByRow(pieces: readonly ReviewPiece[]): ReadonlyMap<number, ReviewPiece[]> {
  const rows = new Map<number, ReviewPiece[]>();
  for (const piece of pieces) {
    const row = rows.get(piece.row);
    if (row) row.push(piece);
    else rows.set(piece.row, [piece]);
  }
  return rows;
}

/** A, B, ... Z, AA, as spreadsheets name their columns. */
export function columnLetters(column: number): string {
  const before = Math.floor(column / 26) - 1;
  return (before >= 0 ? columnLetters(before) : '') + String.fromCharCode(65 + (column % 26));
}
