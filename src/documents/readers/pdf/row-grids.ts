import { merged } from './columns';
import type { Span } from './columns';
import { overlap } from './lines';
import type { Line } from './lines';
import { gridOfEdges, whole } from './ruled-grids';
import type { RuledGrid } from './ruled-grids';
import type { Rulings, Stroke } from './rulings';

/** Rules of one table start and end at the same positions, points. */
const SAME_END = 2;
/** Fewer rules do not separate rows: one above the headings, one below them, one below the last row. */
const FEWEST_RULES = 4;
/** A row of more lines is a paragraph between two tables. */
const MOST_LINES = 8;
/** Lines in one cell are at most this many font sizes apart, and a row ends soon after its last line. */
const MOST_LEADING = 1.9;
/** Points. */
const SAME_SIZE = 0.5;
/** The share of the rows that must have a cell of a single line. */
const SINGLE = 0.6;

/** The lines between two rules. */
interface Row {
  top: number;
  bottom: number;
  lines: Line[];
}

/**
 * The tables that have rules between all their rows, and none or only a frame between their columns. The columns are
 * between the gaps that go down through all rows.
 */
export function rowGrids(rulings: Rulings, lines: readonly Line[]): RuledGrid[] {
  const down = whole(rulings.down);
  const stacks: Stroke[][] = [];
  for (const rule of whole(rulings.across).toSorted((a, b) => a.at - b.at)) {
    if (down.some((side) => divides(side, rule))) continue;
    const stack = stacks.find(([first]) => first && isAligned(first, rule));
    if (stack) stack.push(rule);
    else stacks.push([rule]);
  }
  return stacks.flatMap((stack) => runsOf(stack, lines)).flatMap((rows) => gridOf(rows, lines) ?? []);
}

const isAligned = (a: Stroke, b: Stroke) =>
  Math.abs(a.from - b.from) <= SAME_END && Math.abs(a.to - b.to) <= SAME_END;

/** Whether a vertical line touches a rule between its ends, so that the columns are ruled too. */
const divides = (side: Stroke, rule: Stroke) =>
  side.at > rule.from + SAME_END &&
  side.at < rule.to - SAME_END &&
  side.from - SAME_END <= rule.at &&
  side.to + SAME_END >= rule.at;

/** Consecutive rows of a stack of rules; a title, a paragraph or a blank stretch between two rules ends a table. */
function runsOf(stack: readonly Stroke[], lines: readonly Line[]): Row[][] {
  if (stack.length < FEWEST_RULES) return [];
  const { from = 0, to = 0 } = stack[0] ?? {};
  const inside = lines.filter(({ segments }) =>
    segments.some(({ left, right }) => left < to && right > from),
  );
  const runs: Row[][] = [];
  let run: Row[] = [];
  for (const [at, { at: top }] of stack.slice(0, -1).entries()) {
    const bottom = stack[at + 1]?.at ?? top;
    const row = {
      top,
      bottom,
      lines: inside.filter(
        ({ baseline, size }) => baseline - 0.3 * size > top && baseline - 0.3 * size < bottom,
      ),
    };
    if (isRow(row, from, to)) run.push(row);
    else {
      runs.push(run);
      run = [];
    }
  }
  return [...runs, run].filter((rows) => rows.length >= FEWEST_RULES - 1);
}

/**
 * Whether the lines between two rules are close to each other and to the rules, of one size, unlike a title between two tables,
 * and all of their words between the ends.
 */
function isRow({ top, bottom, lines }: Row, from: number, to: number): boolean {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last || lines.length > MOST_LINES) return false;
  const reach = MOST_LEADING * first.size;
  const positions = [top, ...lines.map(({ baseline }) => baseline), bottom];
  return (
    lines.every(({ size }) => Math.abs(size - first.size) < SAME_SIZE) &&
    positions.every((at, index) => index === 0 || at - (positions[index - 1] ?? at) <= reach) &&
    lines.every(({ segments }) =>
      segments.every(({ left, right }) => left >= from - SAME_END && right <= to + SAME_END),
    )
  );
}

/** The grid of rows whose columns are certain: no line of a row has two pieces in one column, and none is over two columns. */
function gridOf(ruled: readonly Row[], page: readonly Line[]): RuledGrid | null {
  const rows = withOpenEnds(ruled, page);
  const lines = rows.flatMap((row) => row.lines);
  const columns = merged(lines.flatMap(({ segments }) => segments));
  if (columns.length < 2) return null;
  const isApart = lines.every(({ segments }) =>
    columns.every((column) => segments.filter((segment) => overlap(segment, column) > 0).length < 2),
  );
  if (!isApart || rows.filter((row) => hasSingleLine(row, columns)).length < rows.length * SINGLE)
    return null;
  const edges = columns.slice(1).map(({ left }, at) => (left + (columns[at]?.right ?? left)) / 2);
  const [left, right] = [(columns[0]?.left ?? 0) - 1, (columns.at(-1)?.right ?? 0) + 1];
  return gridOfEdges([left, ...edges, right], [...rows.map(({ top }) => top), rows.at(-1)?.bottom ?? 0]);
}

/** The rows with the line above the first rule and the line below the last one, where a table has no rules around it. */
function withOpenEnds(rows: readonly Row[], lines: readonly Line[]): readonly Row[] {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return rows;
  const above = lines.findLast(({ baseline, size }) => baseline - 0.3 * size < first.top);
  const below = lines.find(({ baseline, size }) => baseline - 0.3 * size > last.bottom);
  const isNext = (line: Line | undefined): line is Line =>
    line !== undefined &&
    line.segments.length > 1 &&
    Math.abs(line.size - (first.lines[0]?.size ?? 0)) < SAME_SIZE &&
    line.segments.every((segment) => columns.filter((column) => overlap(column, segment) > 0).length === 1);
  const columns = merged(rows.flatMap((row) => row.lines.flatMap(({ segments }) => segments)));
  const own = [...rows];
  if (isNext(above) && first.top - above.baseline < above.size)
    own.unshift({ top: above.baseline - above.size, bottom: first.top, lines: [above] });
  if (isNext(below) && below.baseline - last.bottom < MOST_LEADING * below.size)
    own.push({ top: last.bottom, bottom: below.baseline + 0.5 * below.size, lines: [below] });
  return own;
}

/** Whether a row is one row: a cell of it has one line. Rows without rules between them fill several lines in each column. */
const hasSingleLine = ({ lines }: Row, columns: readonly Span[]): boolean =>
  columns.some(
    (column) =>
      lines.filter(({ segments }) => segments.some((segment) => overlap(segment, column) > 0)).length === 1,
  );
