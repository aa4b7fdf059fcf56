import { agreedReading, readingOf } from './agreed-reading';
import { cellsOfWords, takeSignsBeside } from './cells-of-words';
import type { Cell } from './cells-of-words';
import { hasDigitTooMany } from './digits-too-many';
import { isAmiss } from './decimal-signs';
import type { GreyPicture } from './grey-picture';
import { readLine } from './line-readings';
import type { OcrWord } from './ocr-engine';
import { HAS_FIGURE, readable } from './readable';
import { isGuess, sameText, textAt, withInk } from './readings';
import type { CheckedWord } from './readings';

/** Clean print has some 90; of figures both readings of the page are compared as well. */
const SURE = { words: 70, figures: 80 };
/** The scales of the lines that are read, the last only if the others do not agree. */
const SCALES = [1, 1.5];
const LAST_SCALE = 0.8;
/** So many readings with the same signs are right even if the ink does not show the signs. */
const SURE_VOTES = 3;
/** On one page; a page with more is no better for them. */
const MOST_CELLS = 150;

/**
 * Reads the cells of a page again, each as a line of its own, that a first and a second reading of the page leave in doubt: the
 * text on which most of the readings agree is taken. `open` and `unread` are the words and the ink of the other cells.
 */
export function settledCells(
  first: readonly OcrWord[],
  second: readonly OcrWord[],
  ink: readonly CheckedWord[],
  page: GreyPicture,
  read: (line: GreyPicture) => OcrWord[],
): { settled: CheckedWord[]; open: OcrWord[]; unread: CheckedWord[] } {
  const cells = cellsOfWords(first, ink);
  const doubtful = new Set(cells.filter((cell) => isDoubtful(cell, second, page)).slice(0, MOST_CELLS));
  const settled: CheckedWord[] = [];
  for (const cell of doubtful) {
    takeSignsBeside(page, cell, cells);
    const words = settledWords(cell, second, page, read);
    if (!words) continue;
    settled.push(...words);
    cell.words = [];
    cell.unread = [];
  }
  return {
    settled,
    open: cells.flatMap(({ words }) => words),
    unread: cells.flatMap(({ unread }) => unread),
  };
}

/** A space may be lost between a word and a figure or a capital: `ClassG`, `Drill12`. */
const GLUED = /\p{Ll}{2}[\p{Lu}\d]|\d\p{L}{2}/u;

function isDoubtful({ words, unread }: Cell, second: readonly OcrWord[], page: GreyPicture): boolean {
  return (
    unread.length > 0 ||
    words.some((word) => {
      const text = readable(word.text);
      if (!/[\p{L}\p{N}]/u.test(text)) return false;
      return (
        word.confidence < (HAS_FIGURE.test(text) ? SURE.figures : SURE.words) ||
        GLUED.test(text) ||
        hasDigitTooMany(page, word) ||
        !sameText(text, readable(textAt(second, word)))
      );
    })
  );
}

/** The words on which most readings of a cell agree; null if they do not. */
function settledWords(
  cell: Cell,
  second: readonly OcrWord[],
  page: GreyPicture,
  read: (line: GreyPicture) => OcrWord[],
): CheckedWord[] | null {
  const ofPage = cell.unread.length > 0 ? [] : [cell.words, second.filter((word) => isIn(word, cell))];
  const readings = [...SCALES.map((scale) => readLine(page, cell, scale, read)), ...ofPage]
    .map(readingOf)
    .filter(({ text, words }) => text !== '' && !words.some((word) => hasDigitTooMany(page, word)));
  const last = () => readingOf(readLine(page, cell, LAST_SCALE, read));
  const agreed =
    agreedReading(readings) ?? agreedReading([...readings, last()].filter(({ text }) => text !== ''));
  return (
    agreed &&
    inLine(agreed.words, cell).map((word): CheckedWord => {
      const text = readable(word.text);
      const checked = withInk(page, word, text);
      // A sign that touches a figure is no ink of its own.
      const sure = (agreed.votes ?? 0) >= SURE_VOTES && !isAmiss(text);
      return { ...(checked.certain || !sure ? checked : { ...word, text, certain: true }), agreed: true };
    })
  );
}

function isIn(word: OcrWord, cell: Cell): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
  return x > cell.left && x < cell.right && y > cell.top && y < cell.bottom;
}

/** The words with the baseline of the line, which a short text does not show. */
function inLine(words: readonly OcrWord[], cell: Cell): OcrWord[] {
  const known = cell.words.filter((word) => !isGuess(word)).map(({ baseline }) => baseline);
  const baseline = known.toSorted((a, b) => a - b)[(known.length - 1) >> 1] ?? cell.bottom;
  return words.map((word) => ({ ...word, baseline }));
}
