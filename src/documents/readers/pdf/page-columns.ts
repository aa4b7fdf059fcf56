import type { PageModel, PageRow } from '../page';
import { crosses, halfOf } from './flows';
import { guttersOfLabels } from './label-columns';
import type { Line } from './lines';
import { listsInColumns } from './list-columns';
import { gutterOfProse, type Gutters } from './prose-columns';
import type { RuledGrid } from './ruled-grids';

/** A part of a page in reading order: the whole width, or one of its columns of text. */
export interface PagePart {
  lines: Line[];
  grids: RuledGrid[];
}

/** Rows of one table, drawn in two pieces, begin at the same heights, points. */
const SAME_HEIGHT = 3;

const leftOf = ({ xs }: RuledGrid) => xs[0] ?? 0;
const rightOf = ({ xs }: RuledGrid) => xs.at(-1) ?? 0;
const topOf = ({ ys }: RuledGrid) => ys[0] ?? 0;
const bottomOf = ({ ys }: RuledGrid) => ys.at(-1) ?? 0;

/**
 * The parts of a page in two columns of text, of sentences, of lists or with ruled tables, each with its own titles and remarks: the
 * left column is read to its end before the right one. A page without such columns is one part.
 *
 * @param running the running lines of the page; they are over all columns.
 */
export function columnsOfPage(page: PagePart, running: ReadonlySet<Line>): PagePart[] {
  for (const [left, right] of pairsOf(page.grids)) {
    const gutter = gutterOf(between(left, right), page.lines, running);
    const parts = gutter && partedAt(gutter, page, running);
    if (parts && (overlap(left, right) || areIndependent(parts[1], parts[2]))) return filled(parts);
  }
  const lists = listsInColumns(page.lines);
  const isOver = (line: Line, cut: number) =>
    running.has(line) || page.grids.some((grid) => isIn(line, grid) && spans(grid, cut));
  const gutter =
    (lists && gutterOf(lists, page.lines, running)) ??
    gutterOfProse(page.lines, isOver) ??
    guttersOfLabels(page.lines);
  const parts = gutter && partedAt(gutter, page, running);
  return parts ? filled(parts) : [page];
}

const filled = (parts: readonly PagePart[]): PagePart[] => parts.filter(({ lines }) => lines.length > 0);

/**
 * Whether two columns are texts of their own, whose lines are at different heights: the lines of a form with labels and values
 * are at the same ones.
 */
function areIndependent(left: PagePart | undefined, right: PagePart | undefined): boolean {
  const [own, others] = [left, right].map((part) => (part?.lines ?? []).map(({ baseline }) => baseline));
  const fewest = Math.min(own?.length ?? 0, others?.length ?? 0);
  const shared = (own ?? []).filter((baseline) =>
    others?.some((other) => Math.abs(other - baseline) < SAME_LINE),
  );
  return fewest >= LEAST_LINES && shared.length * 2 < fewest;
}
const LEAST_LINES = 6;
/** Lines of two columns at the same height differ by less, points. */
const SAME_LINE = 1;

const spans = (grid: RuledGrid, cut: number): boolean => leftOf(grid) < cut && rightOf(grid) > cut;

const isIn = ({ baseline }: Line, grid: RuledGrid): boolean =>
  baseline > topOf(grid) && baseline < bottomOf(grid);

/** The gutter of a part of the page, with the lines around it; null if a line is over it within the part. */
function gutterOf(
  { cut, top, bottom }: { cut: number; top: number; bottom: number },
  lines: readonly Line[],
  running: ReadonlySet<Line>,
): Gutters | null {
  const isOver = (line: Line) => running.has(line) || crosses(line, cut);
  const from = lines.findIndex(({ baseline }) => baseline > top);
  const first = lines.slice(0, from).findLastIndex(isOver) + 1;
  const length = lines.slice(first).findIndex(isOver);
  const last = length === -1 ? lines.length : first + length;
  return from === -1 || (lines[last]?.baseline ?? Infinity) < bottom ? null : { first, last, cuts: [cut] };
}

const between = (left: RuledGrid, right: RuledGrid) => ({
  cut: (rightOf(left) + leftOf(right)) / 2,
  top: Math.min(topOf(left), topOf(right)),
  bottom: Math.max(bottomOf(left), bottomOf(right)),
});

/** The parts above, between and below gutters; null if a table is over one of them. */
function partedAt(
  { first, last, cuts }: Gutters,
  { lines, grids }: PagePart,
  running: ReadonlySet<Line>,
): PagePart[] | null {
  const [top, bottom] = [lines[first]?.baseline ?? 0, lines[last]?.baseline ?? Infinity];
  const inside = grids.filter((grid) => bottomOf(grid) > top && topOf(grid) < bottom);
  if (inside.some((grid) => cuts.some((cut) => spans(grid, cut)))) return null;
  const columnOf = (from: number, to: number) => {
    const takes = (middle: number) => middle >= from && middle < to;
    return columnsOfPage(
      {
        lines: halfOf(lines.slice(first, last), takes),
        grids: inside.filter((grid) => takes((leftOf(grid) + rightOf(grid)) / 2)),
      },
      running,
    );
  };
  return [
    { lines: lines.slice(0, first), grids: grids.filter((grid) => bottomOf(grid) <= top) },
    ...[-Infinity, ...cuts].flatMap((from, at) => columnOf(from, cuts[at] ?? Infinity)),
    ...columnsOfPage(
      { lines: lines.slice(last), grids: grids.filter((grid) => topOf(grid) >= bottom) },
      running,
    ),
  ];
}

const overlap = (left: RuledGrid, right: RuledGrid): boolean =>
  topOf(left) < bottomOf(right) && topOf(right) < bottomOf(left);

/** Tables left and right of each other whose rows begin at different heights: not one table in two pieces. */
function pairsOf(grids: readonly RuledGrid[]): [RuledGrid, RuledGrid][] {
  return grids.flatMap((left) =>
    grids.flatMap((right): [RuledGrid, RuledGrid][] =>
      rightOf(left) < leftOf(right) && !haveSameRows(left, right) ? [[left, right]] : [],
    ),
  );
}

const haveSameRows = (a: RuledGrid, b: RuledGrid): boolean =>
  a.ys.length === b.ys.length && a.ys.every((y, at) => Math.abs(y - (b.ys[at] ?? 0)) < SAME_HEIGHT);

/** Numbers the lines of a page, and the rows of its model, in the order in which its columns are read. */
export function numberInOrder(parts: readonly PagePart[], model: PageModel | undefined): void {
  const lines = parts.flatMap((part) => part.lines);
  const before = new Map<number, { line: Line; left: number }[]>();
  for (const line of lines) {
    const own = before.get(line.row) ?? [];
    before.set(line.row, [...own, { line, left: line.segments[0]?.left ?? 0 }]);
  }
  for (const [at, line] of lines.entries()) line.row = at + 1;
  if (!model) return;
  const rows = model.rows.flatMap(({ row, pieces }): PageRow[] => {
    const own = (before.get(row) ?? []).toSorted((a, b) => a.left - b.left);
    if (own.length === 0) return [];
    const starts = own.map(({ left }) => left - (own[0]?.left ?? 0));
    return own.map(({ line }, at) => ({
      row: line.row,
      pieces: pieces.filter(({ x }) => {
        const start = x - Math.min(...pieces.map((piece) => piece.x));
        return starts.findLastIndex((each) => each <= start + 1) === at;
      }),
    }));
  });
  model.rows = rows.toSorted((a, b) => a.row - b.row);
}
