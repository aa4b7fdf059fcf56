import { joinLines } from '@/domain/wrapped-text';
import type { Piece } from './aligned-columns';
import { filled, looksNumeric } from './table';
import type { HeadingVocabulary } from './table';

/** A line below a heading, split into its cells. */
export interface CutLine {
  row: number;
  cells: string[];
}

export interface JoinedLine extends CutLine {
  /** Its last line, if it has several. */
  until?: number;
}

/** How many of the lines between two rows belong to the row above; the others belong to the row below. */
type Split = number;

/** Lines of the heading that belong to the first of its rows. */
const MOST_OF_HEADING = 2;
const OF_HEADING = 0.6;

/** The position of a row's figures among the lines of its longest cell. */
type Alignment = 'top' | 'middle' | 'bottom';
const ALIGNMENTS: readonly Alignment[] = ['top', 'middle', 'bottom'];

/** The most lines between two rows that can be parts of cells. */
const MOST_BETWEEN = 8;

const HAD_ROOM = 1;
const MAY_HAVE_HAD_ROOM = 0.3;
const TWO_NAMES = 1;
const BEGINS_AS_REST = 2;
const GOES_ON = -0.2;
const STANDS_ALONE = 0.2;

/** Whether a text starts, or the one before it ends, where no cell does. */
const goesOn = (before: string, text: string): boolean =>
  /^[\p{Ll}(&,/+]/u.test(text) || /(?:[-,&/+(]|\b(?:and|of|und|en|og|et|y|de))$/.test(before);

/** Columns in which most cells are figures. */
function figureColumns(lines: readonly CutLine[], count: number): boolean[] {
  return Array.from({ length: count }, (_, column) => {
    const texts = lines.flatMap(({ cells }) => cells[column] || []);
    return texts.length > 1 && texts.filter(looksNumeric).length * 2 > texts.length;
  });
}

/** Joins the lines of a table whose cells have several lines, with only their words as evidence. */
class Wrapped {
  readonly #columns: readonly Piece[];
  readonly #vocabulary: HeadingVocabulary;
  /** The longest text of each column. */
  readonly #widths: readonly number[];

  constructor(lines: readonly CutLine[], columns: readonly Piece[], vocabulary: HeadingVocabulary) {
    this.#columns = columns;
    this.#vocabulary = vocabulary;
    this.#widths = columns.map((_, column) =>
      Math.max(...lines.map(({ cells }) => (cells[column] ?? '').length)),
    );
  }

  /** Whether a line starts with the rest of a cell: `Member` alone, or nothing under the first heading. */
  isRest({ cells }: CutLine): boolean {
    const [first = ''] = cells;
    return first === '' || /^[\p{Ll}(&,/+]/u.test(first) || this.#vocabulary.isEndOfName(first);
  }

  /** The cost of a text whose first word would have fitted after the text above: that text was then not wrapped. */
  #costOfRoom(column: number, before: string, text: string): number {
    const [own, next] = [this.#columns[column], this.#columns[column + 1]];
    const [word = ''] = text.split(' ');
    const length = before.length + 1 + word.length;
    if (length <= (this.#widths[column] ?? 0)) return HAD_ROOM;
    return own && next && length < next.start - own.start ? MAY_HAVE_HAD_ROOM : 0;
  }

  /** How unlikely it is that these lines are one row. */
  costOf(lines: readonly CutLine[]): number {
    return this.#columns.reduce((sum, _, column) => {
      const texts = lines.flatMap(({ cells }) => cells[column] || []);
      const [first] = texts;
      if (first === undefined || texts.some(looksNumeric)) return sum;
      const begins = column === 0 && this.#vocabulary.isEndOfName(first) ? BEGINS_AS_REST : 0;
      return (
        sum +
        begins +
        texts.slice(1).reduce((cost, text, at) => {
          const before = texts[at] ?? '';
          const rest = goesOn(before, text) || this.#vocabulary.isEndOfName(text);
          const isWhole = column === 0 && this.#vocabulary.endsName(texts.slice(0, at + 1).join(' '));
          const cut = isWhole && !goesOn(before, text) ? TWO_NAMES : rest ? GOES_ON : 0;
          return cost + cut + this.#costOfRoom(column, before, text);
        }, 0)
      );
    }, 0);
  }
}

const fitsAlignment = (alignment: Alignment, above: number, below: number): boolean => {
  if (alignment === 'top') return above === 0;
  if (alignment === 'bottom') return below === 0;
  return Math.abs(above - below) <= 1;
};

interface Reading {
  cost: number;
  splits: Split[];
}

/** The cheapest assignment of the lines to the rows, if the figures of every row are aligned in the same way. */
function cheapest(
  rows: readonly CutLine[],
  runs: readonly (readonly CutLine[])[],
  alignment: Alignment,
  wrapped: Wrapped,
): Reading | null {
  const [lead = []] = runs;
  // By the lines of the run above the row that belong to it.
  let states = new Map<number, Reading>([[lead.length, { cost: 0, splits: [0] }]]);
  // Lines above the first row that belong to no row are the rest of the heading.
  if (lead.length > 0 && lead.length <= MOST_OF_HEADING)
    states.set(0, { cost: lead.length * OF_HEADING, splits: [lead.length] });
  for (const [at, row] of rows.entries()) {
    const upper = runs[at] ?? [];
    const lower = runs[at + 1] ?? [];
    const isLast = at === rows.length - 1;
    const next = new Map<number, Reading>();
    for (const [above, { cost, splits }] of states) {
      for (let below = isLast ? lower.length : 0; below <= lower.length; below += 1) {
        if (!fitsAlignment(alignment, above, below)) continue;
        const lines = [...upper.slice(upper.length - above), row, ...lower.slice(0, below)];
        const total = cost + wrapped.costOf(lines);
        const left = lower.length - below;
        if (total < (next.get(left)?.cost ?? Infinity))
          next.set(left, { cost: total, splits: [...splits, below] });
      }
    }
    states = next;
  }
  return states.get(0) ?? null;
}

function joined(lines: readonly CutLine[], row: number): JoinedLine {
  const count = Math.max(...lines.map(({ cells }) => cells.length));
  const cells = Array.from({ length: count }, (_, column) =>
    joinLines(lines.flatMap(({ cells: own }) => own[column] || [])),
  );
  const until = lines.at(-1)?.row ?? row;
  return until > row ? { row, until, cells } : { row, cells };
}

/**
 * The rows of a table of aligned text. A line without figures is a title or a separate name, unless the table shows that its
 * cells have several lines; then it belongs to the row above or below it, by how the words fit and how all rows are aligned.
 */
export function joinWrappedLines(
  lines: readonly CutLine[],
  columns: readonly Piece[],
  vocabulary: HeadingVocabulary,
): JoinedLine[] {
  const figures = figureColumns(lines, columns.length);
  if (!figures.includes(true)) return [...lines];
  const isPart = ({ cells }: CutLine): boolean =>
    filled(cells).length > 0 &&
    !cells.some((cell, column) => cell !== '' && (figures[column] || looksNumeric(cell)));
  const rows: CutLine[] = [];
  const runs: CutLine[][] = [[]];
  for (const line of lines) {
    if (isPart(line)) runs.at(-1)?.push(line);
    else {
      rows.push(line);
      runs.push([]);
    }
  }
  const parts = runs.flat();
  if (parts.length === 0 || rows.length < 2) return [...lines];
  const wrapped = new Wrapped(lines, columns, vocabulary);
  const rests = [...rows, ...parts].filter((line) => wrapped.isRest(line)).length;
  if (rests === 0 || runs.some((run) => run.length > MOST_BETWEEN)) return [...lines];
  const alone = rests * BEGINS_AS_REST + (parts.length - rests) * STANDS_ALONE;
  const best = ALIGNMENTS.flatMap(
    (alignment) => cheapest(rows, runs, alignment, wrapped) ?? [],
  ).reduce<Reading | null>(
    (least, reading) => (least === null || reading.cost < least.cost - 1e-9 ? reading : least),
    null,
  );
  if (best === null || best.cost >= alone) return [...lines];
  return rows.map((row, at) => {
    const upper = runs[at] ?? [];
    const own = [
      ...upper.slice(best.splits[at] ?? 0),
      row,
      ...(runs[at + 1] ?? []).slice(0, best.splits[at + 1] ?? 0),
    ];
    return joined(own, row.row);
  });
}
