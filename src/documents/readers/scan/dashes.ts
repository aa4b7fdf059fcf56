import type { GreyPicture } from './grey-picture';
import { blotsIn } from './ink';
import type { Blot } from './ink';
import type { Part } from './line-readings';
import { INK } from './paper';
import type { OcrWord } from './ocr-engine';

/** A hyphen or a dash between figures, in heights of a digit; where its middle is, from the top of the digits. */
const DASH = { narrowest: 0.2, widest: 0.95, thickest: 0.25, highest: 0.4, lowest: 0.75 };
/** The widest gap in which a dash belongs to the figures around it, and the least space between them and it. */
const WIDEST_GAP = 2;
const LEAST_SPACE = 0.15;

/** The dashes in a part of a picture, which is as high as its digits. */
export function dashesIn(picture: GreyPicture, part: Part): Blot[] {
  const height = part.bottom - part.top;
  return blotsIn(picture, INK, part).filter((blot) => {
    const [wide, high] = [blot.right - blot.left, blot.bottom - blot.top];
    const middle = ((blot.top + blot.bottom) / 2 - part.top) / height;
    return (
      wide > DASH.narrowest * height &&
      wide < DASH.widest * height &&
      high < DASH.thickest * height &&
      wide > 1.5 * high &&
      middle > DASH.highest &&
      middle < DASH.lowest
    );
  });
}

/** The space next to a hyphen between words, in digit heights. A hyphen within a word has almost none. */
const SPACE = 0.28;

/** `9 - 12` where the ink of `9-12` has spaces: the engine loses narrow ones. */
export function withSpacedRange(
  picture: GreyPicture,
  { text, left, right, top, bottom }: Pick<OcrWord, 'text' | keyof Part>,
): string {
  if (!/^[\d.,]+-[\d.,]+$/.test(text)) return text;
  const part = { left, right, top, bottom };
  const [dash, ...others] = dashesIn(picture, part);
  if (!dash || others.length > 0) return text;
  const digits = blotsIn(picture, INK, part).filter((blot) => blot.bottom - blot.top > (bottom - top) / 2);
  const before = Math.max(...digits.filter((blot) => blot.left < dash.left).map((blot) => blot.right));
  const behind = Math.min(...digits.filter((blot) => blot.left > dash.left).map((blot) => blot.left));
  const least = SPACE * (bottom - top);
  const spaced = dash.left - before > least && behind - dash.right > least;
  return spaced && Number.isFinite(behind - before) ? text.replace('-', ' - ') : text;
}

/** The words of a page, with the dashes between figures that the engine lost: `8.6 8.9` is 8.6 - 8.9. */
export function withLostDashes<T extends OcrWord & { certain: boolean }>(
  words: readonly T[],
  picture: GreyPicture,
): T[] {
  return words.flatMap((word) => {
    if (!word.certain || !/\d$/.test(word.text)) return [word];
    const height = word.bottom - word.top;
    const next = words
      .filter(
        ({ left, top, bottom }) =>
          left > word.right - 1 &&
          left - word.right < WIDEST_GAP * height &&
          Math.min(bottom, word.bottom) - Math.max(top, word.top) > 0.5 * Math.min(bottom - top, height),
      )
      .toSorted((a, b) => a.left - b.left)[0];
    if (!next || !next.certain || !/^\d/.test(next.text)) return [word];
    const gap = { left: word.right, right: next.left, top: word.top, bottom: word.bottom };
    const [dash, ...others] = dashesIn(picture, gap);
    const spaced =
      dash && dash.left - gap.left > LEAST_SPACE * height && gap.right - dash.right > LEAST_SPACE * height;
    if (!spaced || others.length > 0) return [word];
    const { left, right, top, bottom } = dash;
    return [word, { ...word, text: '-', left, right, top, bottom }];
  });
}
