import { blotsIn } from './ink';
import type { GreyPicture } from './grey-picture';
import { INK } from './paper';
import type { OcrWord } from './ocr-engine';

/** A word that was read twice. */
export interface CheckedWord extends OcrWord {
  /** Whether its figures are certain; true for a word without any. */
  certain: boolean;
}

/** What stands in the place of figures that are not certain: a cell without a value. */
export const UNCERTAIN = '?';

const HAS_FIGURE = /\d/;
/** Below this the engine has guessed. */
const LEAST_CONFIDENCE = 40;

/** One sign for what typographers have several of, and what the engine takes for each other without harm. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u201a`\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e]|''/g, '"');

/** Letters that stand where only figures can: the engine's usual mistakes. `Q21` and `B04` are names. */
const ALIKE: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
};
const DECIMAL = /^[-+<>]?[\doOlI|SBZ]+[.,][\doOlI|SBZ]+%?$/;

function asFigures(text: string): string {
  if (!DECIMAL.test(text) || !HAS_FIGURE.test(text)) return text;
  return [...text].map((letter) => ALIKE[letter] ?? letter).join('');
}

/**
 * The words of the first reading, each checked against the second, made of the same page at another size: two readings
 * seldom make the same mistake.
 */
export function checkedWords(first: readonly OcrWord[], second: readonly OcrWord[]): CheckedWord[] {
  const rows = second.toSorted((a, b) => a.top - b.top);
  return first.map((word) => {
    const text = asFigures(plainSigns(word.text));
    if (!HAS_FIGURE.test(text)) return { ...word, text, certain: true };
    const other = asFigures(plainSigns(textAt(rows, word)));
    return {
      ...word,
      text,
      certain: other === text && word.confidence >= LEAST_CONFIDENCE,
      other,
    } as CheckedWord;
  });
}

/** What another reading has in the place of a word. */
function textAt(words: readonly OcrWord[], place: OcrWord): string {
  const middle = (place.top + place.bottom) / 2;
  return words
    .filter(({ left, right, top, bottom }) => {
      const shared = Math.min(right, place.right) - Math.max(left, place.left);
      return (
        top < middle && bottom > middle && shared > 0.5 * Math.min(right - left, place.right - place.left)
      );
    })
    .toSorted((a, b) => a.left - b.left)
    .map(({ text }) => text)
    .join('');
}

/** Whether the ink of a number shows a decimal sign that its text lacks. */
export function lacksDecimalSign(picture: GreyPicture, { text, left, right, top, bottom }: OcrWord): boolean {
  if (!/\d/.test(text)) return false;
  const height = bottom - top;
  const signs = blotsIn(picture, INK, { left, right, top, bottom: bottom + 0.15 * height }).filter((blot) => {
    const [wide, high] = [blot.right - blot.left, blot.bottom - blot.top];
    return (
      high < 0.35 * height && wide < 0.3 * height && high > 0.05 * height && blot.top > top + 0.6 * height
    );
  });
  return signs.length > (text.match(/[.,:;!]/g)?.length ?? 0);
}
