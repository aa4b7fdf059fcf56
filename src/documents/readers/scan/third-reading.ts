import { blankPicture, resampled } from './grey-picture';
import type { GreyPicture } from './grey-picture';
import type { OcrWord } from './ocr-engine';

/** The margin around each word, and the distance between words, in pixels. */
const MARGIN = 14;
const APART = 50;
/** Slightly larger than in the other readings. */
const SCALE = 1.2;
const MOST_WORDS = 150;

/**
 * The engine's reading of single words, each on a separate line of one picture: without its neighbours a figure is often
 * recognised that was not on the page. Undefined for words beyond the first hundred and fifty.
 */
export function readApart(
  page: GreyPicture,
  words: readonly OcrWord[],
  read: (picture: GreyPicture) => OcrWord[],
): (string | undefined)[] {
  const chosen = words.slice(0, MOST_WORDS);
  if (chosen.length === 0) return [];
  const width = Math.max(...chosen.map(({ left, right }) => right - left)) + 4 * MARGIN;
  const tops: number[] = [];
  let height = APART;
  for (const { top, bottom } of chosen) {
    tops.push(height);
    height += bottom - top + 2 * MARGIN + APART;
  }
  const sheet = blankPicture(width, height);
  for (const [at, { left, right, top, bottom }] of chosen.entries()) {
    const [from, to] = [Math.max(0, left - 3), Math.min(page.width, right + 3)];
    for (let y = Math.max(0, top - 3); y < Math.min(page.height, bottom + 8); y += 1) {
      const row = tops[at]! + MARGIN + y - top;
      sheet.data.set(
        page.data.subarray(y * page.width + from, y * page.width + to),
        row * width + 2 * MARGIN,
      );
    }
  }
  const found = read(resampled(sheet, SCALE, 0).picture);
  return words.map((word, at) => {
    const [from, to] = [tops[at]! * SCALE, (tops[at]! + word.bottom - word.top + 2 * MARGIN) * SCALE];
    const own = found.filter(({ top, bottom }) => (top + bottom) / 2 > from && (top + bottom) / 2 < to);
    return at >= MOST_WORDS
      ? undefined
      : own
          .toSorted((a, b) => a.left - b.left)
          .map(({ text }) => text)
          .join('');
  });
}
