import type { Box, ReviewPage, ReviewPiece, TablePlace, ValueCorrection } from '@/api/generated/model';

/** A word of a page; in a sheet, all of a cell. `from` and `to` count the words of its row, as a correction does. */
export interface Word {
  text: string;
  box: Box;
  from: number;
  to: number;
  piece: ReviewPiece;
}

export interface WordRow {
  row: number;
  words: readonly Word[];
}

/** The words of a piece, each with its share of the width. */
function wordsOf(piece: ReviewPiece, first: number): Word[] {
  const { text, box } = piece;
  const share = box.width / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map((match, index) => ({
    text: match[0],
    box: { ...box, x: box.x + match.index * share, width: match[0].length * share },
    from: first + index,
    to: first + index,
    piece,
  }));
}

const wholeCell = (words: readonly Word[]): Word[] => {
  const [first] = words;
  const last = words.at(-1);
  return first && last ? [{ ...first, text: first.piece.text, box: first.piece.box, to: last.to }] : [];
};

/** The rows of a page with their words, from the top. */
export function wordRows({ form, pieces }: ReviewPage): WordRow[] {
  const rows = new Map<number, { words: Word[]; count: number }>();
  for (const piece of pieces) {
    const row = rows.get(piece.row) ?? { words: [], count: 0 };
    const words = wordsOf(piece, row.count);
    row.words.push(...(form === 'sheet' ? wholeCell(words) : words));
    row.count += words.length;
    rows.set(piece.row, row);
  }
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([row, { words }]) => (words.length === 0 ? [] : [{ row, words }]));
}

/** A run of words of one row: two ends, of which the second moves. */
export interface Run {
  row: number;
  anchor: number;
  end: number;
}

const wordsOfRun = (rows: readonly WordRow[], { row, anchor, end }: Run): readonly Word[] =>
  rows[row]?.words.slice(Math.min(anchor, end), Math.max(anchor, end) + 1) ?? [];

export const textOfRun = (rows: readonly WordRow[], run: Run): string =>
  wordsOfRun(rows, run)
    .map(({ text }) => text)
    .join(' ');

export function boxOfRun(rows: readonly WordRow[], run: Run): Box {
  const boxes = wordsOfRun(rows, run).map(({ box }) => box);
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
}

const middle = ({ x, width }: Box): number => x + width / 2;

/** The word of a row that is nearest to a place across the page. */
function nearest({ words }: WordRow, x: number): number {
  const distance = ({ box }: Word) => Math.max(box.x - x, x - box.x - box.width, 0);
  return words.reduce((best, word, at) => (distance(word) < distance(words[best]!) ? at : best), 0);
}

/** The word under a point of the page; null where there is none. */
export function wordAt(rows: readonly WordRow[], { x, y }: { x: number; y: number }): Run | null {
  const isOver = ({ box }: Word) => y >= box.y && y <= box.y + box.height;
  const row = rows.findIndex(({ words }) => words.some(isOver));
  const found = rows[row];
  if (!found) return null;
  const at = nearest(found, x);
  return { row, anchor: at, end: at };
}

/** The run after an arrow key, Home or End; with Shift, in the same row, its end moves alone. Null for another key. */
export function runAfter(rows: readonly WordRow[], run: Run, key: string, extends_: boolean): Run | null {
  const words = rows[run.row]?.words ?? [];
  const inRow = (at: number): Run => {
    const end = Math.max(0, Math.min(words.length - 1, at));
    return { row: run.row, anchor: extends_ ? run.anchor : end, end };
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
      const row = Math.max(0, Math.min(rows.length - 1, run.row + (key === 'ArrowUp' ? -1 : 1)));
      const [own, other] = [words[run.end], rows[row]];
      if (!own || !other) return run;
      const at = nearest(other, middle(own.box));
      return { row, anchor: at, end: at };
    }
    default:
      return null;
  }
}

/** Words that were chosen on a page, until the user says what they are. */
export interface ChosenWords {
  text: string;
  box: Box;
  place: Pick<ValueCorrection, 'page' | 'row' | 'from' | 'to'>;
  /** The words before them in their row. */
  after: string;
  /** Where a chapter or a list begins with them. */
  at: TablePlace;
}

const longest = 120;

/** The place of a row, as corrections name it. A page that is called like its file is all of it. */
function placeOf({ name, form, number }: ReviewPage, row: number, document: string): TablePlace {
  if (name === document) return { row };
  return form === 'page' ? { page: number, row } : { sheet: name, row };
}

export function chosenWords(
  page: ReviewPage,
  document: string,
  rows: readonly WordRow[],
  run: Run,
): ChosenWords | null {
  const { row, words } = rows[run.row] ?? { row: 0, words: [] };
  const chosen = wordsOfRun(rows, run);
  const [first] = chosen;
  const last = chosen.at(-1);
  if (!first || !last) return null;
  const next = words[words.indexOf(last) + 1];
  const endsPiece = first.piece === last.piece && next?.piece !== last.piece;
  return {
    text: textOfRun(rows, run),
    box: boxOfRun(rows, run),
    place: { page: page.number, row, from: first.from, to: endsPiece ? null : last.to },
    after: words
      .slice(0, words.indexOf(first))
      .map(({ text }) => text)
      .join(' ')
      .slice(0, longest),
    at: placeOf(page, row, document),
  };
}
