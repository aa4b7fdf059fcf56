import type { GreyPicture } from './grey-picture';
import { blotsIn } from './ink';
import type { Blot } from './ink';
import type { OcrWord } from './ocr-engine';
import { INK } from './paper';
import { UNCERTAIN } from './readings';
import type { CheckedWord } from './readings';

/** How high (compared with the usual letter) and how close to the next one a piece of ink must be to count as a letter. */
const LETTER_LIKE = { least: 0.6, most: 1.6, near: 0.8 };
/** A row of them is a word; a single one may be the rest of a line. */
const LEAST_LETTERS = 2;

/** Ink as high as letters that is in no word: text that the engine skipped. */
export function unreadInk(picture: GreyPicture, words: readonly OcrWord[]): CheckedWord[] {
  const heights = words.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const letters = blotsIn(picture, INK).filter((blot) => {
    const [wide, high] = [blot.right - blot.left, blot.bottom - blot.top];
    if (
      high < LETTER_LIKE.least * usual ||
      high > LETTER_LIKE.most * usual ||
      wide > 2 * high ||
      wide < high / 8
    )
      return false;
    const [x, y] = [(blot.left + blot.right) / 2, (blot.top + blot.bottom) / 2];
    return !words.some(
      ({ left, right, top, bottom }) => x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2,
    );
  });
  const groups: Blot[][] = [];
  for (const blot of letters.toSorted((a, b) => a.left - b.left)) {
    const group = groups.find((own) => {
      const last = own.at(-1)!;
      return (
        blot.left - last.right < LETTER_LIKE.near * usual && Math.abs(blot.bottom - last.bottom) < 0.4 * usual
      );
    });
    if (group) group.push(blot);
    else groups.push([blot]);
  }
  return groups
    .filter(({ length }) => length >= LEAST_LETTERS)
    .map((group) => ({
      text: UNCERTAIN,
      left: Math.min(...group.map(({ left }) => left)),
      right: Math.max(...group.map(({ right }) => right)),
      top: Math.min(...group.map(({ top }) => top)),
      bottom: Math.max(...group.map(({ bottom }) => bottom)),
      confidence: 0,
      baseline: Math.max(...group.map(({ bottom }) => bottom)),
      certain: false,
    }));
}
