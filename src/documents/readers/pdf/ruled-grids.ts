import type { Rulings, Stroke } from './rulings';

/** A cell of a ruled table; a merged one spans several rows or columns. */
export interface GridCell {
  row: number;
  column: number;
  rows: number;
  columns: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A table whose lines separate all its cells. */
export interface RuledGrid {
  /** The positions of the edges of its columns and rows. */
  xs: number[];
  ys: number[];
  cells: GridCell[];
}

/** Lines closer than this are one line, drawn once for each of two cells. */
const SAME = 1.5;
/** Borders drawn as bars may leave a gap at the corners. */
const CORNER = 2;
const LEAST_LENGTH = 4;
const MOST_LINES = 3000;
const MOST_CELLS = 20_000;

/** Joins lines at the same position that touch each other. */
export function whole(strokes: readonly Stroke[]): Stroke[] {
  const groups: Stroke[][] = [];
  for (const stroke of strokes.toSorted((a, b) => a.at - b.at)) {
    const group = groups.at(-1);
    if (group?.[0] && stroke.at - group[0].at <= SAME) group.push(stroke);
    else groups.push([stroke]);
  }
  return groups
    .flatMap((group) => {
      const joint: Stroke[] = [];
      for (const { at, from, to } of group.toSorted((a, b) => a.from - b.from)) {
        const last = joint.at(-1);
        if (last && from <= last.to + CORNER) last.to = Math.max(last.to, to);
        else joint.push({ at, from, to });
      }
      return joint;
    })
    .filter(({ from, to }) => to - from >= LEAST_LENGTH);
}

const crosses = (a: Stroke, b: Stroke): boolean =>
  a.from - CORNER <= b.at && b.at <= a.to + CORNER && b.from - CORNER <= a.at && a.at <= b.to + CORNER;

/** Groups lines that are connected. */
function connected({ across, down }: Rulings): Rulings[] {
  const groups: Rulings[] = [];
  const left = new Set(down);
  const open = new Set(across);
  for (const first of across) {
    if (!open.delete(first)) continue;
    const group: Rulings = { across: [first], down: [] };
    const queue: { stroke: Stroke; lies: boolean }[] = [{ stroke: first, lies: true }];
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { stroke, lies } = next;
      for (const other of lies ? left : open) {
        if (!crosses(stroke, other)) continue;
        (lies ? left : open).delete(other);
        (lies ? group.down : group.across).push(other);
        queue.push({ stroke: other, lies: !lies });
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The edges of cells drawn by lines; a table may be open at its sides. */
function edges(lines: readonly Stroke[], crossing: readonly Stroke[]): number[] {
  const found: number[] = [];
  const from = Math.min(...crossing.map((stroke) => stroke.from));
  const to = Math.max(...crossing.map((stroke) => stroke.to));
  for (const at of [from, ...lines.map((line) => line.at), to].toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last === undefined || at - last > CORNER) found.push(at);
  }
  return found;
}

/** The ruled tables of a page. Lines without complete cells (a frame, the axes of a drawing) give none. */
export function ruledGrids(rulings: Rulings): RuledGrid[] {
  const across = whole(rulings.across);
  const down = whole(rulings.down);
  if (across.length + down.length > MOST_LINES) return [];
  const grids = connected({ across, down }).flatMap((group) => gridOf(group) ?? []);
  // A frame around another table is not a table.
  return grids.filter((grid) => !grids.some((other) => other !== grid && frames(grid, other)));
}

const edge = (values: readonly number[], last: boolean) => (last ? values.at(-1) : values[0]) ?? 0;

function frames(outer: RuledGrid, inner: RuledGrid): boolean {
  return (
    edge(outer.xs, false) <= edge(inner.xs, false) &&
    edge(outer.xs, true) >= edge(inner.xs, true) &&
    edge(outer.ys, false) <= edge(inner.ys, false) &&
    edge(outer.ys, true) >= edge(inner.ys, true)
  );
}

/** The grid of columns and rows between these edges, without merged cells. */
export function gridOfEdges(xs: number[], ys: number[]): RuledGrid {
  const cells = ys.slice(0, -1).flatMap((top, row) =>
    xs.slice(0, -1).map((left, column): GridCell => ({
      row,
      column,
      rows: 1,
      columns: 1,
      left,
      right: xs[column + 1] ?? left,
      top,
      bottom: ys[row + 1] ?? top,
    })),
  );
  return { xs, ys, cells };
}

function gridOf({ across, down }: Rulings): RuledGrid | null {
  if (across.length < 2 || down.length === 0) return null;
  const xs = edges(down, across);
  const ys = edges(across, down);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 2 || rows < 2 || columns * rows > MOST_CELLS) return null;
  const middle = (values: readonly number[], at: number) => ((values[at] ?? 0) + (values[at + 1] ?? 0)) / 2;
  const drawn = (lines: readonly Stroke[], at: number, through: number) =>
    lines.some((line) => Math.abs(line.at - at) <= CORNER && line.from <= through && line.to >= through);
  const rightOf = (row: number, column: number) =>
    column === columns - 1 || drawn(down, xs[column + 1] ?? 0, middle(ys, row));
  const below = (row: number, column: number) =>
    row === rows - 1 || drawn(across, ys[row + 1] ?? 0, middle(xs, column));
  const taken = new Set<number>();
  const cells: GridCell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (taken.has(row * columns + column)) continue;
      let wide = 1;
      while (!rightOf(row, column + wide - 1)) wide += 1;
      let high = 1;
      while (!below(row + high - 1, column)) high += 1;
      for (let deep = 0; deep < high; deep += 1) {
        for (let along = 0; along < wide; along += 1) {
          const [r, c] = [row + deep, column + along];
          // The cell is not a rectangle: the lines do not separate it from its neighbour.
          if (taken.has(r * columns + c)) return null;
          if (rightOf(r, c) !== (along === wide - 1) || below(r, c) !== (deep === high - 1)) return null;
          taken.add(r * columns + c);
        }
      }
      cells.push({
        row,
        column,
        rows: high,
        columns: wide,
        left: xs[column] ?? 0,
        right: xs[column + wide] ?? 0,
        top: ys[row] ?? 0,
        bottom: ys[row + high] ?? 0,
      });
    }
  }
  return { xs, ys, cells };
}
