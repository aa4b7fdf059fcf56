import type { Box, ReviewPage } from '@/api/generated/model';

/** A field of the grid in which a region is selected: column and row, from 0. */
export interface Field {
  column: number;
  row: number;
}

/** The grid in which keys choose a region: the cells of a sheet, the lines of a text, the words' columns and lines of a page. */
interface Raster {
  columns: readonly { from: number; to: number }[];
  rows: readonly { from: number; to: number }[];
}

/** Closer than this, in points, two words begin in the same column. */
const sameColumn = 6;

const units = (count: number) =>
  Array.from({ length: Math.max(1, Math.ceil(count)) }, (_, at) => ({ from: at, to: at + 1 }));

function tracks(spans: readonly { from: number; to: number }[], together: number) {
  const found: { from: number; to: number }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && from - last.from <= together) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}

export function rasterOf(page: ReviewPage): Raster {
  if (page.form !== 'page') {
    const columns = page.form === 'text' ? [{ from: 0, to: Math.max(1, page.width) }] : units(page.width);
    return { columns, rows: units(page.height) };
  }
  const boxes = page.pieces.map(({ box }) => box);
  const columns = tracks(
    boxes.map(({ x, width }) => ({ from: x, to: x + width })),
    sameColumn,
  );
  const rows = tracks(
    boxes.map(({ y, height }) => ({ from: y, to: y + height })),
    3,
  );
  const whole = { columns: [{ from: 0, to: page.width }], rows: [{ from: 0, to: page.height }] };
  return boxes.length === 0 ? whole : { columns, rows };
}

/** The part of a page between two fields, both included. */
export function boxBetween({ columns, rows }: Raster, a: Field, b: Field): Box {
  const within = (tracksOf: Raster['rows'], one: number, other: number) => {
    const chosen = tracksOf.slice(Math.min(one, other), Math.max(one, other) + 1);
    const from = chosen[0]?.from ?? 0;
    return { from, length: Math.max(...chosen.map(({ to }) => to)) - from };
  };
  const across = within(columns, a.column, b.column);
  const down = within(rows, a.row, b.row);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

const arrows: Readonly<Record<string, Field>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};

/** The target field of an arrow key; undefined for another key. */
export function fieldAfter(
  { columns, rows }: Raster,
  { column, row }: Field,
  key: string,
): Field | undefined {
  const by = arrows[key];
  if (!by) return undefined;
  const clamp = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));
  return { column: clamp(column + by.column, columns.length), row: clamp(row + by.row, rows.length) };
}

/** The dragged region: whole cells of a sheet and whole lines of a text; unchanged on a page. */
export function boxDragged(page: ReviewPage, a: { x: number; y: number }, b: { x: number; y: number }): Box {
  const whole = page.form !== 'page';
  const [x, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [y, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  if (!whole) return { x, y, width: right - x, height: bottom - y };
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const width = Math.floor(right) + 1 - left;
  const height = Math.floor(bottom) + 1 - top;
  return page.form === 'text'
    ? { x: 0, y: top, width: Math.max(1, page.width), height }
    : { x: left, y: top, width, height };
}
