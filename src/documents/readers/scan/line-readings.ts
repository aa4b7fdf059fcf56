import { blankPicture, resampled } from './grey-picture';
import type { GreyPicture } from './grey-picture';
import type { OcrWord } from './ocr-engine';

/** White around the cell, in pixels: the engine needs some. */
const MARGIN = 20;
/** More of the page around the cell: edges of letters, and commas below them. */
const EDGE = 3;
const BELOW = 6;

export type Part = Pick<OcrWord, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * The engine's reading of a part of a page as a line of its own, at a scale: without its neighbours a text is often
 * recognised that was not on the page. In pixels of the page.
 */
export function readLine(
  page: GreyPicture,
  { left, right, top, bottom }: Part,
  scale: number,
  read: (picture: GreyPicture) => OcrWord[],
): OcrWord[] {
  const line = blankPicture(right - left + 2 * MARGIN, bottom - top + 2 * MARGIN);
  const [from, to] = [Math.max(0, left - EDGE), Math.min(page.width, right + EDGE)];
  for (let y = Math.max(0, top - EDGE); y < Math.min(page.height, bottom + BELOW); y += 1) {
    line.data.set(
      page.data.subarray(y * page.width + from, y * page.width + to),
      (y - top + MARGIN) * line.width + from - left + MARGIN,
    );
  }
  const [x, y] = [left - MARGIN, top - MARGIN];
  return read(scale === 1 ? line : resampled(line, scale, 0).picture)
    .filter(({ text }) => text !== '')
    .map((word) => ({
      ...word,
      left: Math.round(word.left / scale) + x,
      right: Math.round(word.right / scale) + x,
      top: Math.round(word.top / scale) + y,
      bottom: Math.round(word.bottom / scale) + y,
      baseline: word.baseline / scale + y,
    }));
}
