import type { GreyPicture } from './grey-picture';
import { blotsIn } from './ink';
import type { OcrWord } from './ocr-engine';
import { INK } from './paper';

/** In heights of a digit: the most that one is wide, and the least from one digit to the next and for the last. */
const [WIDEST, PITCH, LAST] = [0.85, 0.66, 0.45];

/**
 * Whether a figure has more digits than its ink: the engine reads the stroke of a 4 as a 1 before it. Every piece of ink is
 * then one digit, and all together are too narrow for one more.
 */
export function hasDigitTooMany(
  page: GreyPicture,
  { text, left, right, top, bottom }: Pick<OcrWord, 'text' | 'left' | 'right' | 'top' | 'bottom'>,
): boolean {
  if (!/^\d{2,}$/.test(text)) return false;
  const pieces = blotsIn(page, INK, { left: left - 2, right: right + 2, top: top - 2, bottom: bottom + 2 });
  const height = Math.max(...pieces.map((piece) => piece.bottom - piece.top));
  const digits = pieces.filter((piece) => piece.bottom - piece.top > 0.6 * height);
  if (digits.length === 0 || digits.length >= text.length) return false;
  const ends = [Math.min(...digits.map((one) => one.left)), Math.max(...digits.map((one) => one.right))];
  return (
    digits.every((one) => one.right - one.left < WIDEST * height) &&
    ends[1]! - ends[0]! < ((text.length - 1) * PITCH + LAST) * height
  );
}
