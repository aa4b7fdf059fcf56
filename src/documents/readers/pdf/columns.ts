import { looksNumeric } from '../table';
import { overlap } from './lines';
import type { Line, Segment } from './lines';
import type { Word } from './word';

/** A column of the page, in points. */
export interface Span {
  left: number;
  right: number;
}

export interface ColumnHeading extends Span {
  text: string;
  unit: string | null;
}

export interface Column {
  heading: ColumnHeading | null;
  /** The positions of its cells; null if all are blank. */
  data: Span | null;
}

/** With enough rows, one in twelve may have a cell that runs into the next column without hiding the gap between them. */
const MAX_BRIDGING = 1 / 12;
const LEAST_ROWS_FOR_BRIDGING = 4;
const BINS = 4000;

/**
 * The positions of the cells: the stretches between the gaps that go down through all rows. A cell that crosses such a gap
 * in one or two rows does not close it.
 */
export function dataSpans(lines: readonly Line[]): Span[] {
  const several = lines.filter((line) => line.segments.length > 1);
  const rows = several.length > 0 ? several : lines;
  const segments = rows.flatMap((line) => line.segments);
  if (segments.length === 0) return [];
  const low =
    rows.length >= LEAST_ROWS_FOR_BRIDGING ? Math.max(1, Math.floor(rows.length * MAX_BRIDGING)) : 0;
  const covered = coverage(segments);
  return merged(segments.filter((segment) => low === 0 || !bridges(segment, covered, low)));
}

interface Coverage {
  from: number;
  step: number;
  counts: Int32Array;
}

function coverage(segments: readonly Segment[]): Coverage {
  const from = segments.reduce((least, { left }) => Math.min(least, left), Infinity);
  const to = segments.reduce((most, { right }) => Math.max(most, right), -Infinity);
  const step = Math.max((to - from) / BINS, 0.01);
  const counts = new Int32Array(BINS + 2);
  for (const { left, right } of segments) {
    const [first, last] = [Math.floor((left - from) / step), Math.floor((right - from) / step)];
    counts[first] = (counts[first] ?? 0) + 1;
    counts[last + 1] = (counts[last + 1] ?? 0) - 1;
  }
  for (let at = 1; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0);
  return { from, step, counts };
}

/** Whether a segment crosses a stretch that hardly any row covers, between two that many rows cover. */
function bridges({ left, right }: Segment, { from, step, counts }: Coverage, low: number): boolean {
  const [first, last] = [Math.floor((left - from) / step), Math.floor((right - from) / step)];
  let seen: 'nothing' | 'dense' | 'gap' = 'nothing';
  for (let at = first; at <= last; at += 1) {
    const dense = (counts[at] ?? 0) > low;
    if (dense && seen === 'gap') return true;
    if (dense) seen = 'dense';
    else if (seen === 'dense') seen = 'gap';
  }
  return false;
}

/** The stretches that segments cover together, from left to right. */
export function merged(segments: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { left, right } of segments.toSorted((a, b) => a.left - b.left)) {
    const last = spans.at(-1);
    if (last && left <= last.right) last.right = Math.max(last.right, right);
    else spans.push({ left, right });
  }
  return spans;
}

/**
 * Assigns the stretches of cells to headings. Null if the assignment is ambiguous: a heading too many or too few must not
 * move values under the next one.
 */
export function matchColumns(
  headings: readonly ColumnHeading[],
  spans: readonly Span[],
  lines: readonly Line[],
): Column[] | null {
  const data = mergeUnderOneHeading(headings, spans, lines);
  if (!data) return null;
  const inOrder = data.length === headings.length && pairsInOrder(headings, data);
  const heads = inOrder
    ? headings.map((_, index) => index)
    : (assign(headings, data) ?? bySide(headings, data));
  if (!heads || headings.some((_, index) => hidesInNeighbour(index, heads, data, lines))) return null;
  const columns: Column[] = data.map((span, index) => ({
    data: span,
    heading: headings[heads[index] ?? -1] ?? null,
  }));
  headings.forEach((heading, index) => {
    if (!heads.includes(index)) columns.push({ heading, data: null });
  });
  const place = ({ heading, data: span }: Column) => (heading ?? span)?.left ?? 0;
  return columns.toSorted((a, b) => place(a) - place(b));
}

/** The certain columns of a table, and the headings of the others. */
export interface CertainColumns {
  columns: Column[];
  /** The headings without certain values. */
  open: ColumnHeading[];
}

/**
 * The certain columns of a table in which others are ambiguous: one heading over one stretch of cells, no other heading over
 * it, and one value in each row. Null if they are less than half of the columns.
 */
export function certainColumns(
  headings: readonly ColumnHeading[],
  spans: readonly Span[],
  lines: readonly Line[],
): CertainColumns | null {
  const columns: Column[] = [];
  const open: ColumnHeading[] = [];
  const taken = new Set<Span>();
  for (const heading of headings) {
    const [span, second] = spans.filter((one) => overlap(heading, one) > 0);
    const isAlone =
      span !== undefined &&
      second === undefined &&
      headings.every((other) => other === heading || overlap(other, span) === 0) &&
      !holdsTwo(span, lines);
    if (!isAlone) open.push(heading);
    else {
      taken.add(span);
      columns.push({ heading, data: span });
    }
  }
  if (columns.length < 2 || columns.length * 2 < headings.length) return null;
  for (const span of spans) if (!taken.has(span)) columns.push({ heading: null, data: span });
  return { columns: columns.toSorted((a, b) => (a.data?.left ?? 0) - (b.data?.left ?? 0)), open };
}

/** Whether a stretch holds two columns: a piece with two figures, or figures separate from words. */
function holdsTwo(span: Span, lines: readonly Line[]): boolean {
  const pieces = lines.flatMap(({ segments }) => segments.filter((segment) => overlap(segment, span) > 0));
  const [figures, words] = [
    pieces.filter(beginsWithFigure),
    pieces.filter((piece) => !beginsWithFigure(piece)),
  ];
  return (
    pieces.some(({ text }) => text.split(' ').filter((word) => /^[-+]?\d+[.,]\d+$/.test(word)).length > 1) ||
    // A line of prose may start with a figure at the left edge of its stretch.
    (words.length > 0 &&
      figures.some((figure) => !words.some((word) => Math.abs(word.left - figure.left) < SAME_EDGE)))
  );
}

/**
 * Whether the values of a seemingly blank column may be in the next stretch: the cells of two narrow columns run together.
 * Such a stretch has several figures in one piece, or figures in some rows and words in others.
 */
function hidesInNeighbour(
  index: number,
  heads: readonly number[],
  data: readonly Span[],
  lines: readonly Line[],
): boolean {
  if (heads.includes(index)) return false;
  return data.some((span, at) => {
    if (Math.abs((heads[at] ?? -1) - index) !== 1) return false;
    return holdsTwo(span, lines);
  });
}

/** Lines of one cell start at the same position, apart from rounding, points. */
const SAME_EDGE = 1.5;

const beginsWithFigure = ({ text }: Segment): boolean => looksNumeric(text.split(' ')[0] ?? '');

/** Equal numbers of stretches and headings pair in order, unless a heading is only above the cells of another. */
function pairsInOrder(headings: readonly ColumnHeading[], data: readonly Span[]): boolean {
  return headings.every((heading, index) => {
    const own = data[index];
    if (own && overlap(heading, own) > 0) return true;
    if (data.some((span) => overlap(heading, span) > 0)) return false;
    const [before, after] = [data[index - 1], data[index + 1]];
    return (!before || heading.left >= before.right) && (!after || heading.right <= after.left);
  });
}

/** For each stretch of cells the index of its heading, or -1 for a column without one. Null if ambiguous. */
function assign(headings: readonly ColumnHeading[], data: readonly Span[]): number[] | null {
  const heads = data.map(() => -1);
  const open: number[] = [];
  const late: [number, number][] = [];
  for (const [index, heading] of headings.entries()) {
    const over = data.flatMap((span, at) => (overlap(heading, span) > 0 ? [at] : []));
    const [best, second] = over.toSorted((a, b) => share(heading, data[b]) - share(heading, data[a]));
    if (best === undefined) {
      open.push(index);
      continue;
    }
    if (second !== undefined && share(heading, data[second]) > share(heading, data[best]) / 3) return null;
    if (heads[best] !== -1) return null;
    heads[best] = index;
  }
  for (const index of open) {
    const heading = headings[index];
    if (!heading) return null;
    const near = data.flatMap((span, at) =>
      heads[at] === -1 && isBetween(headings, heads, index, at) ? [{ span, at }] : [],
    );
    const [only] = near;
    if (!only) continue;
    // A heading next to cells without one may be theirs, or that of a blank column. It is certain only if the cells are
    // between two known columns and no other cells are.
    const shared = open.some((other) => other !== index && isBetween(headings, heads, other, only.at));
    if (near.length > 1 || shared || !isNextToHeading(headings, index, only.span)) return null;
    late.push([only.at, index]);
  }
  for (const [at, index] of late) heads[at] = index;
  const taken = heads.filter((head) => head !== -1);
  return taken.every((head, at) => at === 0 || head > (taken[at - 1] ?? -1)) ? heads : null;
}

/**
 * Matches centred headings to left- or right-aligned cells that do not overlap them: each stretch belongs to the heading on
 * the same side of it. Null if both sides are possible and differ.
 */
function bySide(headings: readonly ColumnHeading[], data: readonly Span[]): number[] | null {
  const toTheLeft = data.map((span) => {
    const index = headings.findIndex(({ right }) => right >= span.right);
    return span.left >= (headings[index - 1]?.right ?? -Infinity) &&
      span.left <= (headings[index]?.left ?? -Infinity)
      ? index
      : -1;
  });
  const toTheRight = data.map((span) => {
    const index = headings.findLastIndex(({ left }) => left <= span.left);
    return span.right <= (headings[index + 1]?.left ?? Infinity) &&
      span.right >= (headings[index]?.right ?? Infinity)
      ? index
      : -1;
  });
  const possible = [toTheLeft, toTheRight].filter((heads) =>
    heads.every((head, at) => head !== -1 && (at === 0 || head > (heads[at - 1] ?? -1))),
  );
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

function share(heading: Span, span: Span | undefined): number {
  return span ? overlap(heading, span) : 0;
}

/** Whether cells are between a heading and the next or previous one, that is, aligned to the other side of their column. */
function isNextToHeading(headings: readonly ColumnHeading[], index: number, span: Span): boolean {
  const [before, own, after] = [headings[index - 1], headings[index], headings[index + 1]];
  if (!own) return false;
  if (span.left >= own.right) return after !== undefined && span.right <= after.left;
  return before !== undefined && span.left >= before.right && span.right <= own.left;
}

function isBetween(
  headings: readonly ColumnHeading[],
  heads: readonly number[],
  index: number,
  at: number,
): boolean {
  const before = heads.slice(0, at).findLast((head) => head !== -1) ?? -1;
  const after = heads.slice(at + 1).find((head) => head !== -1) ?? headings.length;
  return before < index && index < after;
}

/**
 * Merges stretches of one column: short cells on the left and others on the right, or a text with a wide gap. They are one
 * column if no row fills both, or if both are text under one heading.
 */
function mergeUnderOneHeading(
  headings: readonly ColumnHeading[],
  spans: readonly Span[],
  lines: readonly Line[],
): Span[] | null {
  const result: Span[] = [];
  const over = (span: Span) => headings.filter((heading) => overlap(heading, span) > 0);
  for (const span of spans) {
    const last = result.at(-1);
    const [lastHeads, heads] = [last ? over(last) : [], over(span)];
    const shared = heads.length <= 1 && lastHeads.length <= 1 && new Set([...heads, ...lastHeads]).size === 1;
    if (last && shared) {
      const joint = canMerge(last, span, lines);
      // The stretch without its own heading may be next to a heading without cells.
      const [head] = heads.length > 0 ? heads : lastHeads;
      const neighbour = head && headings[headings.indexOf(head) + (heads.length > 0 ? -1 : 1)];
      const isOpen = neighbour !== undefined && !spans.some((other) => overlap(neighbour, other) > 0);
      if (joint === 'never' && heads.length !== lastHeads.length && isOpen) return null;
      if (joint === 'never' || (joint === 'text' && heads.length === lastHeads.length)) {
        last.right = span.right;
        continue;
      }
      if (heads.length === lastHeads.length) return null;
    }
    result.push({ ...span });
  }
  return result;
}

function canMerge(a: Span, b: Span, lines: readonly Line[]): 'never' | 'text' | 'numbers' {
  let together: 'never' | 'text' = 'never';
  for (const { segments } of lines) {
    const inA = segments.filter((segment) => overlap(segment, a) > 0);
    const inB = segments.filter((segment) => overlap(segment, b) > 0);
    if (inA.length === 0 || inB.length === 0) continue;
    if ([...inA, ...inB].some(({ text }) => looksNumeric(text))) return 'numbers';
    together = 'text';
  }
  return together;
}

/**
 * The cells of a line, in the order of the columns. Null if a piece is in no column or runs over two, so that a value could
 * be assigned to the wrong column.
 */
export function cellsOf(line: Line, columns: readonly Column[]): string[] | null {
  const cells = columns.map(() => '');
  const spans = columns.map(({ data, heading }) => data ?? heading);
  const put = (piece: Segment): boolean => {
    const at = spans.flatMap((span, index) => (span && overlap(piece, span) > 0 ? [index] : []));
    const [only] = at;
    if (only === undefined || at.length > 1) return false;
    const before = cells[only] ?? '';
    if (looksNumeric(before) && looksNumeric(piece.text)) return false;
    cells[only] = `${before} ${piece.text}`.trim();
    return true;
  };
  for (const segment of line.segments) {
    if (put(segment)) continue;
    const words = line.words.filter(
      (word) => word.left >= segment.left - 0.01 && word.right <= segment.right + 0.01,
    );
    // Two numbers with decimals are never one value, however close; words may be.
    const areDecimals = words.every((word) => /^[-+]?\d+[.,]\d+$/.test(word.text));
    if (!areDecimals && !isNameBeforeFigures(words, spans)) return null;
    if (!words.every(put)) return null;
  }
  return cells;
}

/** Whether the words of a piece are a name in one column and a figure in each of the next: `Plenus Marl Member 887.4`. */
function isNameBeforeFigures(words: readonly Word[], spans: readonly (Span | null)[]): boolean {
  const at = words.map((word) =>
    spans.flatMap((span, index) => (span && overlap(word, span) > 0 ? [index] : [])),
  );
  if (at.some((over) => over.length !== 1)) return false;
  const [first] = at[0] ?? [];
  const figures = words.findIndex((_, index) => at[index]?.[0] !== first);
  return (
    figures > 0 &&
    words.slice(0, figures).every(({ text }) => !looksNumeric(text)) &&
    words
      .slice(figures)
      .every(
        ({ text }, index) => looksNumeric(text) && at[figures + index]?.[0] !== at[figures + index - 1]?.[0],
      )
  );
}

const FIRST_OF_THOUSANDS = /^[-+]?\d{1,3}$/;
const REST_OF_THOUSANDS = /^\d{3}(?:[.,]\d+)?$/;

/**
 * Separates every figure: columns may be so close that their figures run together. Null if no figures
 * do, or if all that do may be thousands: `1 250`.
 */
export function withFiguresApart(lines: readonly Line[]): Line[] | null {
  let [split, certain] = [false, false];
  const apart = lines.map((line): Line => ({
    ...line,
    segments: line.segments.flatMap((segment) => {
      const words = line.words.filter(
        (word) => word.left >= segment.left - 0.01 && word.right <= segment.right + 0.01,
      );
      if (words.length < 2 || !words.every(({ text }) => looksNumeric(text))) return [segment];
      split = true;
      certain ||= words.some(
        ({ text }, at) =>
          at > 0 && !(FIRST_OF_THOUSANDS.test(words[at - 1]?.text ?? '') && REST_OF_THOUSANDS.test(text)),
      );
      return words.map(({ text, left, right }) => ({ text, left, right }));
    }),
  }));
  return split && certain ? apart : null;
}
