import type { GreyPicture } from './grey-picture';
import { blotsIn } from './ink';
import type { Part } from './line-readings';
import type { OcrWord } from './ocr-engine';
import { INK } from './paper';
import type { CheckedWord } from './readings';

/** Words of one line that are close together: the text of a cell, or a sentence. */
export interface Cell extends Part {
  words: OcrWord[];
  /** Ink that is in no word. */
  unread: CheckedWord[];
}

/** The gap between cells, in heights of a word. */
const GAP = 0.85;
/** More words are a sentence, of which only the doubtful words are read again. */
const MOST_WORDS = 8;

/** The cells of a page, and the single words of its sentences. `ink` is that outside all words. */
export function cellsOfWords(words: readonly OcrWord[], ink: readonly CheckedWord[]): Cell[] {
  const heights = words.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b);
  const gap = GAP * (heights[heights.length >> 1] ?? 0);
  const cells: Cell[] = [];
  const single = [
    ...words.map((word) => ({ ...partOf(word), words: [word], unread: [] })),
    ...ink.map((word) => ({ ...partOf(word), words: [], unread: [word] })),
  ];
  for (const word of single.toSorted((a, b) => a.left - b.left)) {
    const own = cells.find(
      (cell) =>
        word.left - cell.right < gap &&
        Math.min(cell.bottom, word.bottom) - Math.max(cell.top, word.top) >
          0.5 * Math.min(cell.bottom - cell.top, word.bottom - word.top),
    );
    if (own) join(own, word);
    else cells.push({ ...word, words: [...word.words], unread: [...word.unread] });
  }
  return cells.flatMap((cell) =>
    cell.words.length > MOST_WORDS
      ? [
          ...cell.words.map((word) => ({ ...partOf(word), words: [word], unread: [] })),
          ...cell.unread.map((word) => ({ ...partOf(word), words: [], unread: [word] })),
        ]
      : [cell],
  );
}

export const partOf = ({ left, right, top, bottom }: Part): Part => ({ left, right, top, bottom });

function join(cell: Cell, word: Cell): void {
  cell.words.push(...word.words);
  cell.unread.push(...word.unread);
  cell.right = Math.max(cell.right, word.right);
  cell.top = Math.min(cell.top, word.top);
  cell.bottom = Math.max(cell.bottom, word.bottom);
}

/** Widens a cell to include adjacent marks that belong to no cell, such as a stray inch mark. */
export function takeSignsBeside(page: GreyPicture, cell: Cell, cells: readonly Cell[]): void {
  const height = cell.bottom - cell.top;
  const around = {
    left: cell.left - GAP * height,
    right: cell.right + GAP * height,
    top: cell.top - height / 4,
    bottom: cell.bottom + height / 4,
  };
  const others = cells.filter((other) => other !== cell && touches(around, other));
  const signs = blotsIn(page, INK, around).filter(
    (blot) =>
      blot.bottom - blot.top > height / 8 &&
      blot.left > around.left &&
      blot.right < around.right &&
      !others.some((other) => touches(blot, other)),
  );
  for (const sign of signs.toSorted((a, b) => a.left - b.left))
    if (sign.left - cell.right < height / 2) cell.right = Math.max(cell.right, sign.right);
  for (const sign of signs.toSorted((a, b) => b.right - a.right))
    if (cell.left - sign.right < height / 2) cell.left = Math.min(cell.left, sign.left);
}

const touches = (one: Part, other: Part) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
