import { joinLines } from '@/domain/wrapped-text';
import { filled, looksNumeric } from '../table';
import type { Span } from './columns';
import { overlap } from './lines';
import type { Line } from './lines';

/** A line of a table with its cells, before it is known whether it is a row or part of one. */
export interface LineCells {
  line: Line;
  cells: string[];
}

export interface JoinedRow extends LineCells {
  /** Why the row is ambiguous; null for a row that can be used. */
  unclear: string | null;
}

/** Lines closer than this (in font sizes) are on one height: a cell centred against two lines. */
const SAME_HEIGHT = 0.8;
const CLEARLY = 0.92;

const distance = (above: LineCells | undefined, below: LineCells | undefined): number =>
  above && below && above.line.page === below.line.page
    ? below.line.baseline - above.line.baseline
    : Infinity;

/** Whether each cell of a line is the second of two figures, behind the slash of the line above: `12.415 /` over `12.259`. */
const isBehindSlash = (above: LineCells | undefined, { cells }: LineCells): boolean =>
  cells.every((cell, column) => cell === '' || /\d\s*\/$/.test(above?.cells[column] ?? ''));

/**
 * The lines that may continue a cell: without a figure, and blank where the table has its figures. In a table without
 * figures, they have a blank first cell or a single cell. A figure behind a slash continues its cell.
 */
function partialLines(lines: readonly LineCells[]): Set<LineCells> {
  const figures = (lines[0]?.cells ?? []).map((_, column) => {
    const texts = lines.flatMap(({ cells }) => cells[column] || []);
    return texts.filter(looksNumeric).length > texts.length / 2;
  });
  const some = figures.some(Boolean);
  return new Set(
    lines.filter((line, at) => {
      const { cells } = line;
      if (isBehindSlash(lines[at - 1], line)) return true;
      if (cells.some(looksNumeric)) return false;
      if (some) return cells.every((cell, column) => cell === '' || !figures[column]);
      return filled(cells).length === 1 || (cells[0] ?? '') === '';
    }),
  );
}

/** The smallest distance between two rows of one line each. */
function rowPitch(lines: readonly LineCells[], partial: ReadonlySet<LineCells>): number {
  let least = Infinity;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (!above || partial.has(above) || partial.has(line)) continue;
    const apart = distance(above, line);
    if (apart >= SAME_HEIGHT * line.line.size) least = Math.min(least, apart);
  }
  if (least !== Infinity) return least;
  const cut = stepAtCuts(lines, partial);
  return cut === Infinity ? stepBetweenRows(lines) : cut;
}

/** The widest of the steps over the lines between two rows, if one is clearly the widest: it separates the rows. */
function widestStep(gaps: readonly number[]): number | null {
  const widest = Math.max(...gaps);
  return gaps.filter((gap) => gap < widest * CLEARLY).length === gaps.length - 1 ? widest : null;
}

/** The smallest of the steps that clearly separate two rows with lines between them; Infinity without any. */
function stepAtCuts(lines: readonly LineCells[], partial: ReadonlySet<LineCells>): number {
  const rows = lines.flatMap((line, at) => (partial.has(line) ? [] : [at]));
  const steps = rows.slice(1).flatMap((at, index) => {
    const chain = lines.slice(rows[index], at + 1);
    const gaps = chain.slice(1).map((line, place) => distance(chain[place], line));
    return gaps.includes(Infinity) ? [] : (widestStep(gaps) ?? []);
  });
  return Math.min(...steps);
}

/**
 * The smallest step from row to row if every row has several lines: the lines of one cell are close together, and
 * the next smallest step is that between rows. Infinity if all steps are alike.
 */
function stepBetweenRows(lines: readonly LineCells[]): number {
  const steps = lines.slice(1).flatMap((line, at) => {
    const above = lines[at];
    const isInOneColumn = line.cells.some(
      (cell, column) => cell !== '' && (above?.cells[column] ?? '') !== '',
    );
    const step = distance(above, line);
    return isInOneColumn && step !== Infinity ? [step] : [];
  });
  const least = Math.min(...steps);
  return Math.min(...steps.filter((step) => step * CLEARLY > least));
}

type Belongs = 'above' | 'below' | 'itself' | 'open';

/** Whether a text continues: it starts with a lower-case letter, or the line above ends where no cell does. */
const continues = (before: string, cell: string) => /^[\p{Ll}(&,/]/u.test(cell) || /[-,&/]$/.test(before);

/** Whether the first word of a cell would have fitted behind the cell above. Then that cell was not wrapped. */
function hadRoom(above: LineCells, line: LineCells, span: Span): boolean {
  const word = line.line.words.find((each) => overlap(each, span) > 0);
  const before = above.line.segments.findLast((segment) => overlap(segment, span) > 0);
  if (!word || !before) return true;
  return before.right + 0.3 * line.line.size + (word.right - word.left) <= span.right;
}

/**
 * Assigns the lines between two rows by their distances: the rest of a cell is closer than the next row. If all lines are
 * equally close, the widest gap separates the two rows, if one gap is clearly the widest.
 */
function belong(
  above: LineCells | undefined,
  between: readonly LineCells[],
  below: LineCells | undefined,
  pitch: number,
  spans: readonly Span[],
): Belongs[] {
  const chain = [above, ...between, below];
  const gaps = chain.slice(1).map((line, at) => distance(chain[at], line));
  const finite = gaps.filter((gap) => gap !== Infinity);
  const usual = pitch === Infinity ? Math.max(...finite) : pitch;
  const tight = (gap: number | undefined) => gap !== undefined && gap < CLEARLY * usual;
  const up = gaps.findIndex((gap) => !tight(gap));
  if (up === -1) {
    const widest = widestStep(gaps);
    const cut = widest === null ? -1 : gaps.indexOf(widest);
    return between.map((_, at) => (cut === -1 ? 'open' : at < cut ? 'above' : 'below'));
  }
  const down = gaps.findLastIndex((gap) => !tight(gap));
  return between.map((line, at) => {
    if (at < up) return 'above';
    if (at >= down) return 'below';
    return byText(chain[at], line, spans);
  });
}

/**
 * At the distance of a row, a line continues cells only if each of its cells may continue the one above, and one certainly
 * does.
 */
function byText(above: LineCells | undefined, line: LineCells, spans: readonly Span[]): Belongs {
  if (!above || distance(above, line) > 1.9 * line.line.size) return 'itself';
  const filledAt = line.cells.flatMap((cell, column) => (cell === '' ? [] : [column]));
  const before = (column: number) => above.cells[column] ?? '';
  const mayGoOn = filledAt.every((column) => {
    const span = spans[column];
    return before(column) !== '' && span && !hadRoom(above, line, span);
  });
  if (!mayGoOn) return 'itself';
  return filledAt.some((column) => continues(before(column), line.cells[column] ?? '')) ? 'above' : 'open';
}

/** Joins the lines of a table to rows: a cell may have several lines, and the other cells are centred against them. */
export function joinWrapped(lines: readonly LineCells[], spans: readonly Span[]): JoinedRow[] {
  const partial = partialLines(lines);
  const pitch = rowPitch(lines, partial);
  const rows: JoinedRow[] = [];
  let between: LineCells[] = [];
  let above: LineCells | undefined;
  const settle = (below: LineCells | undefined): LineCells[] => {
    const where = belong(above, between, below, pitch, spans);
    const next: LineCells[] = [];
    for (const [at, entry] of between.entries()) {
      const last = rows.at(-1);
      const belongs = isBehindSlash(at === 0 ? above : between[at - 1], entry) ? 'above' : where[at];
      if (belongs === 'below') next.push(entry);
      else if (belongs === 'itself' || !last) rows.push({ ...entry, unclear: null });
      else if (belongs === 'above') last.cells = under(last.cells, entry.cells);
      else
        last.unclear = `"${filled(entry.cells).join(' ')}" below it may be the rest of a cell or a row of its own`;
    }
    between = [];
    return next;
  };
  for (const entry of lines) {
    if (partial.has(entry)) {
      between.push(entry);
      continue;
    }
    const last = rows.at(-1);
    if (last && between.length === 0 && distance(above, entry) < SAME_HEIGHT * entry.line.size) {
      // Two sets of figures half a line apart: their assignment is ambiguous.
      last.unclear = 'two rows are at nearly the same height';
      continue;
    }
    const upper = settle(entry).reduce<string[]>(
      (joint, part) => under(joint, part.cells),
      entry.cells.map(() => ''),
    );
    rows.push({ line: entry.line, cells: under(upper, entry.cells), unclear: null });
    above = entry;
  }
  settle(undefined);
  return rows;
}

function under(upper: readonly string[], lower: readonly string[]): string[] {
  return upper.map((cell, column) => joinLines(filled([cell, lower[column] ?? ''])));
}
