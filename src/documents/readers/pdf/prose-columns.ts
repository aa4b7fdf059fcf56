import { crosses, halfOf } from './flows';
import type { Line } from './lines';

/** Two columns of sentences have at least this many full lines each. */
const LEAST_LINES = 6;
/** A full line has at least this many words. */
const LEAST_WORDS = 4;
/** It is at least as wide as this share of its column. */
const FULL = 0.6;
/** Lines at most this many font sizes apart are not parted by a gap. */
const NEAR = 2.5;
/** How many font sizes left of the right column the gutter is. */
const LEFT_OF_COLUMN = 0.5;

/** Lines from the first up to, but excluding, the last, and the positions of the gutters between their columns, from the left. */
export interface Gutters {
  first: number;
  last: number;
  cuts: number[];
}

/**
 * The gutter of a page that is set in columns of sentences. Their lines need not be at the same heights, and a line of either
 * column may be alone at its height.
 *
 * @param isOver whether a line is over all columns, wherever the gutter is.
 */
export function gutterOfProse(
  lines: readonly Line[],
  isOver: (line: Line, cut: number) => boolean,
): Gutters | null {
  let best: { gutter: Gutters; full: number } | null = null;
  for (const cut of startsOfColumns(lines)) {
    for (const [from, to] of runsBetween(lines, (line) => isOver(line, cut) || crosses(line, cut))) {
      const run = lines.slice(from, to);
      const [left, right] = [
        fullLines(halfOf(run, (middle) => middle < cut)),
        fullLines(halfOf(run, (middle) => middle >= cut)),
      ];
      const full = Math.min(left.length, right.length);
      if (full < LEAST_LINES || full <= (best?.full ?? 0)) continue;
      const [first, last] = around(run, new Set([...left, ...right].map(({ row }) => row)));
      best = { gutter: { first: from + first, last: from + last, cuts: [cut] }, full };
    }
  }
  return best?.gutter ?? null;
}

/** The full lines of a run, from the first to the last, with the titles and last lines of paragraphs next to them. */
function around(run: readonly Line[], full: ReadonlySet<number>): [first: number, last: number] {
  let first = run.findIndex(({ row }) => full.has(row));
  let last = run.findLastIndex(({ row }) => full.has(row));
  while (areNear(run[first - 1], run[first]) && isText(run[first - 1])) first -= 1;
  while (areNear(run[last], run[last + 1]) && isText(run[last + 1])) last += 1;
  return [first, last + 1];
}

const areNear = (above: Line | undefined, line: Line | undefined): boolean =>
  above !== undefined && line !== undefined && line.baseline - above.baseline <= NEAR * line.size;

const isText = (line: Line | undefined): boolean => line !== undefined && line.segments.length <= 2;

/** The positions left of which the pieces of many lines begin. */
function startsOfColumns(lines: readonly Line[]): number[] {
  const counts = new Map<number, number>();
  for (const { segments, size } of lines) {
    for (const { left } of segments) {
      const cut = Math.round(left - LEFT_OF_COLUMN * size);
      counts.set(cut, (counts.get(cut) ?? 0) + 1);
    }
  }
  return [...counts].filter(([, count]) => count >= LEAST_LINES).map(([cut]) => cut);
}

/** The runs of lines between those over all columns. */
function runsBetween(
  lines: readonly Line[],
  isOver: (line: Line) => boolean,
): [first: number, last: number][] {
  const runs: [number, number][] = [];
  let first = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    const line = lines[at];
    if (line && !isOver(line)) continue;
    if (at - first >= LEAST_LINES) runs.push([first, at]);
    first = at + 1;
  }
  return runs;
}

/** The full lines of sentences in a column; none if most of its lines are others. */
function fullLines(column: readonly Line[]): Line[] {
  const pieces = column.flatMap(({ segments }) => segments);
  const width = Math.max(...pieces.map(({ right }) => right)) - Math.min(...pieces.map(({ left }) => left));
  const full = column.filter(({ segments, words }) => {
    const [piece, more] = segments;
    if (!piece || more || piece.right - piece.left < FULL * width) return false;
    return words.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= LEAST_WORDS;
  });
  return full.length * 2 < column.length ? [] : full;
}
