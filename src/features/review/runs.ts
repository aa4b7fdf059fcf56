import type { Box } from '@/api/generated/model';
import { isInColumnOf, joinLines } from '@/domain/wrapped-text';
import type { Word, WordRow } from './words';

/** A run of words from one end to the other, which moves. Over several rows it is the words of one column. */
export interface Run {
  row: number;
  anchor: number;
  endRow: number;
  end: number;
}

/** The words of a run in one of its rows. */
export interface LineOfRun {
  row: number;
  words: readonly Word[];
}

/** A word by its row and its place in it. */
interface Place {
  row: number;
  at: number;
}

export const runOfWord = ({ row, at }: Place): Run => ({ row, anchor: at, endRow: row, end: at });

/** The two ends of a run in the order of the page. */
export function endsOfRun({ row, anchor, endRow, end }: Run): { from: Place; to: Place } {
  const [one, other] = [
    { row, at: anchor },
    { row: endRow, at: end },
  ];
  return endRow < row || (endRow === row && end < anchor)
    ? { from: other, to: one }
    : { from: one, to: other };
}

const wordOf = (rows: readonly WordRow[], { row, at }: Place): Word | undefined => rows[row]?.words[at];

/** Whether a word is in the column of a text between two words. */
function isBetween(first: Word, last: Word): (word: Word) => boolean {
  const across = ({ piece: { box, column } }: Word) => ({ x: box.x, width: box.width, column });
  const isOf = isInColumnOf(across(first), across(last));
  return (word) => isOf(across(word));
}

/** The words of a run in each of its rows. */
export function linesOfRun(rows: readonly WordRow[], run: Run): LineOfRun[] {
  const { from, to } = endsOfRun(run);
  const [first, last] = [wordOf(rows, from), wordOf(rows, to)];
  if (!first || !last) return [];
  const isOf = from.row === to.row ? () => true : isBetween(first, last);
  return rows.slice(from.row, to.row + 1).flatMap(({ row, words }, index): LineOfRun[] => {
    const chosen = words.filter(
      (word, at) => isOf(word) && (index > 0 || at >= from.at) && (index < to.row - from.row || at <= to.at),
    );
    return chosen.length === 0 ? [] : [{ row, words: chosen }];
  });
}

export const textOfRun = (rows: readonly WordRow[], run: Run): string =>
  joinLines(linesOfRun(rows, run).map(({ words }) => words.map(({ text }) => text).join(' ')));

export function boxAround(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
}

/** The box of a run in each of its rows. */
export const boxesOfRun = (rows: readonly WordRow[], run: Run): Box[] =>
  linesOfRun(rows, run).map(({ words }) => boxAround(words.map(({ box }) => box)));

const middle = ({ x, width }: Box): number => x + width / 2;

/** The word of a row that is nearest to a place across the page. */
function nearest({ words }: WordRow, x: number): number {
  const distance = ({ box }: Word) => Math.max(box.x - x, x - box.x - box.width, 0);
  return words.reduce((best, word, at) => (distance(word) < distance(words[best]!) ? at : best), 0);
}

/** The word under a point of the page; null where there is none. */
export function wordAt(rows: readonly WordRow[], { x, y }: { x: number; y: number }): Place | null {
  const isOver = ({ box }: Word) => y >= box.y && y <= box.y + box.height;
  const row = rows.findIndex(({ words }) => words.some(isOver));
  const found = rows[row];
  return found ? { row, at: nearest(found, x) } : null;
}

/** The places of the words of a row that are in the column in which a run begins. */
function inColumn(rows: readonly WordRow[], run: Run, row: number): number[] {
  const first = wordOf(rows, { row: run.row, at: run.anchor });
  const isOf = first && isBetween(first, first);
  return (rows[row]?.words ?? []).flatMap((word, at) => (isOf?.(word) ? [at] : []));
}

/** A run with its end at another word. In a grid it stays in the column in which it begins. */
export function extendedTo(rows: readonly WordRow[], run: Run, { row, at }: Place): Run {
  const first = wordOf(rows, { row: run.row, at: run.anchor });
  if (row === run.row || !first || first.piece.column === null) return { ...run, endRow: row, end: at };
  const own = inColumn(rows, run, row);
  const end = own.includes(at) ? at : row > run.row ? own.at(-1) : own[0];
  return end === undefined ? run : { ...run, endRow: row, end };
}

/** A run with its end in the row above or below that has words in its column; whole rows are taken. */
function extendedByRow(rows: readonly WordRow[], run: Run, by: 1 | -1): Run {
  let endRow = run.endRow + by;
  while (rows[endRow] && inColumn(rows, run, endRow).length === 0) endRow += by;
  const own = inColumn(rows, run, endRow);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return run;
  if (endRow > run.row) return { ...run, endRow, end: last };
  if (endRow === run.row) return { ...run, anchor: by === 1 ? first : run.anchor, endRow, end: last };
  return { ...run, anchor: inColumn(rows, run, run.row).at(-1) ?? run.anchor, endRow, end: first };
}

/** The run after an arrow key, Home or End; with Shift its end moves alone. Null for another key. */
export function runAfter(rows: readonly WordRow[], run: Run, key: string, extends_: boolean): Run | null {
  const words = rows[run.endRow]?.words ?? [];
  const inRow = (at: number): Run => {
    const place = { row: run.endRow, at: Math.max(0, Math.min(words.length - 1, at)) };
    return extends_ ? extendedTo(rows, run, place) : runOfWord(place);
  };
  switch (key) {
    case 'ArrowLeft':
      return inRow(run.end - 1);
    case 'ArrowRight':
      return inRow(run.end + 1);
    case 'Home':
      return inRow(0);
    case 'End':
      return inRow(words.length - 1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const by = key === 'ArrowUp' ? -1 : 1;
      if (extends_) return extendedByRow(rows, run, by);
      const row = Math.max(0, Math.min(rows.length - 1, run.endRow + by));
      const [own, other] = [words[run.end], rows[row]];
      if (!own || !other) return run;
      return runOfWord({ row, at: nearest(other, middle(own.box)) });
    }
    default:
      return null;
  }
}

/** Whether a run ends with the last word of the column in which it begins. */
export function isToEndOfColumn(rows: readonly WordRow[], run: Run): boolean {
  const { from, to } = endsOfRun(run);
  const downward = { row: from.row, anchor: from.at, endRow: to.row, end: to.at };
  const end = inColumn(rows, downward, to.row).at(-1);
  const whole = end === undefined ? null : { ...downward, end };
  return whole !== null && textOfRun(rows, whole) === textOfRun(rows, downward);
}
