import type { Line } from './lines';
import type { Gutters } from './prose-columns';

/** `Density: 1.10 sg`, and the number of a step. */
const LABEL = /^(?:(\p{L}[^:]{0,40}):\s+\S|(\d{1,2})[.)]\s+["(]?\p{L})/u;
/** Columns have at least this many labels together, and each at least this many pieces and one label. */
const FEWEST_LABELS = 6;
const FEWEST_PIECES = 3;
/** Pieces of a column begin this close to each other, points. */
const SAME_START = 3;
/** Columns begin at least this far from each other, points. */
const LEAST_APART = 100;
/** A gutter is this far left of the right column, points. */
const LEFT_OF_COLUMN = 1;
/** Lines of a column are at most this many font sizes apart. */
const NEAR = 2.5;

/** A piece of a line, with the start of its column, and its label if it has one. */
interface Piece {
  start: number;
  label: string | undefined;
}

function labelOf(text: string): string | undefined {
  const [, label, number] = LABEL.exec(text) ?? [];
  return label?.toLowerCase() ?? number;
}

/**
 * The gutters between columns of `Label: value` lines or numbered steps that are next to each other, as the boxes of a slide;
 * null for a page without. A label that comes twice in a column is the key of a row, which must stay whole.
 */
export function guttersOfLabels(lines: readonly Line[]): Gutters | null {
  const starts = startsOfColumns(lines);
  if (starts.length < 2) return null;
  const piecesOf = ({ segments }: Line): (Piece | null)[] =>
    segments.map(({ text, left }) => {
      const start = starts.find((each) => Math.abs(each - left) <= SAME_START);
      return start === undefined ? null : { start, label: labelOf(text) };
    });
  const belong = (above: Line | undefined, line: Line | undefined): boolean =>
    above !== undefined &&
    line !== undefined &&
    line.baseline - above.baseline <= NEAR * line.size &&
    [above, line].every((each) => !piecesOf(each).includes(null));
  for (let first = 0; first < lines.length; first += 1) {
    let last = first + 1;
    while (belong(lines[last - 1], lines[last])) last += 1;
    const pieces = lines
      .slice(first, last)
      .flatMap((line) => piecesOf(line).filter((piece) => piece !== null));
    const columns = [...Map.groupBy(pieces, ({ start }) => start)].toSorted(([a], [b]) => a - b);
    const labels = pieces.filter(({ label }) => label !== undefined);
    if (columns.length > 1 && labels.length >= FEWEST_LABELS && columns.every(([, own]) => isColumn(own))) {
      return { first, last, cuts: columns.slice(1).map(([start]) => start - LEFT_OF_COLUMN) };
    }
    first = last - 1;
  }
  return null;
}

function isColumn(pieces: readonly Piece[]): boolean {
  const labels = pieces.flatMap(({ label }) => label ?? []);
  const numbers = labels.map(Number).filter((number) => !Number.isNaN(number));
  return (
    pieces.length >= FEWEST_PIECES &&
    labels.length > 0 &&
    new Set(labels).size === labels.length &&
    numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  );
}

/** Where columns may begin, from the left: several pieces do, one of them with a label. */
function startsOfColumns(lines: readonly Line[]): number[] {
  const pieces = lines.flatMap(({ segments }) => segments).toSorted((a, b) => a.left - b.left);
  const starts: number[] = [];
  let end = 0;
  for (const [at, { left }] of pieces.entries()) {
    while ((pieces[end]?.left ?? Infinity) - left <= SAME_START) end += 1;
    if (left - (starts.at(-1) ?? -Infinity) < LEAST_APART) continue;
    const own = pieces.slice(at, end);
    if (own.length >= FEWEST_PIECES && own.some(({ text }) => LABEL.test(text))) starts.push(left);
  }
  return starts;
}
