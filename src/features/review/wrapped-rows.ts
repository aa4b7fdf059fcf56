import type { Box, ReviewPage, ReviewPiece } from '@/api/generated/model';

/** The rows of a text over lines of limited width, so that a paragraph can be read without scrolling sideways. */
export interface WrappedRows {
  /** The letter at which each line of a row begins; the first is 0. Rows count from 0. */
  startsOf(row: number): readonly number[];
  /** How many lines the rows above a row take beyond one each. */
  extraAbove(row: number): number;
  /** The longest line of a wrapped row. */
  letters: number;
  /** The longest line of the page, letters. */
  width: number;
}

const oneLine: readonly number[] = [0];

/** Where the lines of a text begin, each at a word if it can, and at most `letters` long. */
function startsOfLines(text: string, letters: number): number[] {
  const starts = [0];
  for (let start = 0; text.length - start > letters;) {
    const space = text.lastIndexOf(' ', start + letters);
    start = space > start ? space + 1 : start + letters;
    while (text[start] === ' ') start += 1;
    starts.push(start);
  }
  return starts;
}

/**
 * Wraps the rows of a text page. Rows of a table stay whole, because their columns are below one another; so do rows
 * without a piece that is too long on its own.
 *
 * @param tables - the boxes of the page's tables, in rows.
 * @param letters - how many letters of a line there is room for.
 */
export function wrapRows(page: ReviewPage, tables: readonly Box[], letters: number): WrappedRows {
  const texts = new Map<number, string>();
  const long = new Set<number>();
  for (const { text, box } of page.pieces) {
    texts.set(box.y, (texts.get(box.y) ?? '').padEnd(box.x) + text);
    if (text.length > letters) long.add(box.y);
  }
  for (const { box, column } of page.pieces) if (column !== null) long.delete(box.y);
  for (const { y, height } of tables) for (let row = y; row < y + height; row += 1) long.delete(row);
  const starts = new Map([...long].map((row) => [row, startsOfLines(texts.get(row)!, letters)]));
  const width = Math.max(0, ...[...texts].map(([row, { length }]) => (long.has(row) ? letters : length)));
  const wrapped = [...starts.keys()].toSorted((a, b) => a - b);
  const extras = [0];
  for (const row of wrapped) extras.push(extras.at(-1)! + starts.get(row)!.length - 1);
  return {
    startsOf: (row) => starts.get(row) ?? oneLine,
    extraAbove(row) {
      let [low, high] = [0, wrapped.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (wrapped[middle]! < row) low = middle + 1;
        else high = middle;
      }
      return extras[low]!;
    },
    letters,
    width,
  };
}

/** The line of a row that a letter is in, from 0. */
export function lineAt(starts: readonly number[], letter: number): number {
  let line = starts.length - 1;
  while (line > 0 && starts[line]! > letter) line -= 1;
  return line;
}

/** A part of a piece in one line of its row, and the letter at which it begins there. */
export interface PartOfLine {
  text: string;
  line: number;
  letter: number;
}

/** A piece over the lines of its row. */
export function partsOf({ text, box }: ReviewPiece, starts: readonly number[]): PartOfLine[] {
  return starts.flatMap((start, line) => {
    const part = text.slice(Math.max(0, start - box.x), Math.max(0, (starts[line + 1] ?? Infinity) - box.x));
    return part === '' ? [] : [{ text: part, line, letter: Math.max(0, box.x - start) }];
  });
}
