import { filled, looksNumeric } from '../table';
import type { Span } from './columns';
import { overlap } from './lines';
import type { Line } from './lines';

/** A line of a table with its cells, before it is known whether it is a row or the rest of one. */
export interface LineCells {
  line: Line;
  cells: string[];
}

export interface JoinedRow extends LineCells {
  /** Why it cannot be told what the row says; null for a row that can be used. */
  doubt: string | null;
}

/** Lines that stand closer than this (in sizes of their letters) stand beside each other: a cell centred against two lines. */
const BESIDE = 0.8;
const CLEARLY = 0.92;

const distance = (above: LineCells | undefined, below: LineCells | undefined): number =>
  above && below && above.line.page === below.line.page
    ? below.line.baseline - above.line.baseline
    : Infinity;

/**
 * The lines that may be the rest of a cell: without a figure, and blank where the table has its figures. A table without
 * figures tells them by a blank first cell, or by one cell alone.
 */
function partialLines(lines: readonly LineCells[]): Set<LineCells> {
  const figures = (lines[0]?.cells ?? []).map((_, column) => {
    const texts = lines.flatMap(({ cells }) => cells[column] || []);
    return texts.filter(looksNumeric).length > texts.length / 2;
  });
  const some = figures.some(Boolean);
  return new Set(
    lines.filter(({ cells }) => {
      if (cells.some(looksNumeric)) return false;
      if (some) return cells.every((cell, column) => cell === '' || !figures[column]);
      return filled(cells).length === 1 || (cells[0] ?? '') === '';
    }),
  );
}

/** The smallest distance between two rows that need no second line. */
function rowPitch(lines: readonly LineCells[], partial: ReadonlySet<LineCells>): number {
  let least = Infinity;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (!above || partial.has(above) || partial.has(line)) continue;
    const apart = distance(above, line);
    if (apart >= BESIDE * line.line.size) least = Math.min(least, apart);
  }
  if (least !== Infinity) return least;
  const cut = stepAtCuts(lines, partial);
  return cut === Infinity ? stepBetweenRows(lines) : cut;
}

/** Of the steps from one row to the next, over the lines between them, the widest: if it is clearly so, it parts the rows. */
function widestStep(gaps: readonly number[]): number | null {
  const widest = Math.max(...gaps);
  return gaps.filter((gap) => gap < widest * CLEARLY).length === gaps.length - 1 ? widest : null;
}

/** The smallest of the steps that clearly part two rows with lines between them; Infinity where there is none. */
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
 * The smallest step from row to row where every row takes several lines: the lines of one cell follow each other closely, and
 * the next smallest step is that between rows. Infinity where all steps are alike.
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

/** Whether a text goes on: it begins with a small letter, or the line above ends where no cell does. */
const goesOn = (before: string, cell: string) => /^[\p{Ll}(&,/]/u.test(cell) || /[-,&/]$/.test(before);

/** Whether the first word of a cell would have had room behind the cell above it: then that one was not broken there. */
function hadRoom(above: LineCells, line: LineCells, span: Span): boolean {
  const word = line.line.words.find((each) => overlap(each, span) > 0);
  const before = above.line.segments.findLast((segment) => overlap(segment, span) > 0);
  if (!word || !before) return true;
  return before.right + 0.3 * line.line.size + (word.right - word.left) <= span.right;
}

/**
 * Where the lines between two rows belong, told by their distances: the rest of a cell stands closer than the next row does.
 * Where all are equally close, the widest gap among them parts the two rows, if one is clearly the widest.
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

/** At the distance of a row: it is the rest of cells only if each of its cells may be the rest of the one above. */
function byText(above: LineCells | undefined, line: LineCells, spans: readonly Span[]): Belongs {
  if (!above || distance(above, line) > 1.9 * line.line.size) return 'itself';
  const filledAt = line.cells.flatMap((cell, column) => (cell === '' ? [] : [column]));
  const before = (column: number) => above.cells[column] ?? '';
  const mayGoOn = filledAt.every((column) => {
    const span = spans[column];
    return before(column) !== '' && span && !hadRoom(above, line, span);
  });
  if (!mayGoOn) return 'itself';
  return filledAt.every((column) => goesOn(before(column), line.cells[column] ?? '')) ? 'above' : 'open';
}

/** Puts the lines of a table together to rows: a cell may take several lines, above, below or beside the others' one. */
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
      if (where[at] === 'below') next.push(entry);
      else if (where[at] === 'itself' || !last) rows.push({ ...entry, doubt: null });
      else if (where[at] === 'above') last.cells = under(last.cells, entry.cells);
      else
        last.doubt = `"${filled(entry.cells).join(' ')}" below it may be the rest of a cell or a row of its own`;
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
    if (last && between.length === 0 && distance(above, entry) < BESIDE * entry.line.size) {
      // Two sets of figures at half a line's distance: which belong together, nobody can say.
      last.doubt = 'two rows stand at nearly the same height';
      continue;
    }
    const upper = settle(entry).reduce<string[]>(
      (joint, part) => under(joint, part.cells),
      entry.cells.map(() => ''),
    );
    rows.push({ line: entry.line, cells: under(upper, entry.cells), doubt: null });
    above = entry;
  }
  settle(undefined);
  return rows;
}

function under(upper: readonly string[], lower: readonly string[]): string[] {
  return upper.map((cell, column) => {
    const below = lower[column] ?? '';
    // A word that is broken at a hyphen goes on; `Intra-` above `Balder` keeps its hyphen, and no space is put in.
    const joint = cell.endsWith('-') ? '' : ' ';
    return cell === '' || below === '' ? cell + below : cell + joint + below;
  });
}
