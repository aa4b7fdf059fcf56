import { blotsIn } from './ink';
import type { GreyPicture } from './grey-picture';
import { INK } from './paper';
import type { OcrWord } from './ocr-engine';
import { withSpacedRange } from './dashes';
import { hasDigitTooMany } from './digits-too-many';
import { withShownSigns, withSigns } from './decimal-signs';
import { HAS_FIGURE, readable } from './readable';

/** A word that was read twice. */
export interface CheckedWord extends OcrWord {
  /** Whether its figures are certain; true for a word without any. */
  certain: boolean;
  /** Whether several readings of its cell agree, however unsure each of them is. */
  agreed?: boolean;
}

/** Replaces figures that are not certain: a cell without a value. */
export const UNCERTAIN = '?';

const LEAST_CONFIDENCE = 40;

/**
 * The words of the first reading, each checked against the second, made of the same page at another size, and against the
 * ink: two readings rarely make the same mistake, but both lose decimal signs.
 */
export function checkedWords(
  first: readonly OcrWord[],
  second: readonly OcrWord[],
  picture: GreyPicture,
): CheckedWord[] {
  return first.map((word) => {
    const text = readable(word.text);
    if (!HAS_FIGURE.test(text)) return withInk(picture, word, text);
    const other = readable(textAt(second, word));
    if (hasDigitTooMany(picture, { ...word, text })) return { ...word, text, certain: false };
    if (!isGuess(word) && sameText(text, other)) return withInk(picture, word, text);
    const shown =
      !isGuess(word) && sameText(withoutSigns(text), withoutSigns(other))
        ? withShownSigns(picture, { ...word, text })
        : null;
    return typeof shown === 'string'
      ? { ...word, text: shown, certain: true }
      : { ...word, text, certain: false };
  });
}

const withoutSigns = (text: string) => text.replace(/[.,]/g, '');

/** A word with a text on which its readings agree, and what only the ink shows: decimal signs and a raised 3. */
export function withInk(picture: GreyPicture, word: OcrWord, agreed: string): CheckedWord {
  const text = withCube(picture, word, agreed);
  if (!HAS_FIGURE.test(text) || UNIT.test(text) || FRACTION.test(text) || /^\p{L}{2}/u.test(text))
    return { ...word, text, certain: true };
  const signed = withSigns(picture, { ...word, text: text.replace(/\s/g, '') });
  return signed === null
    ? { ...word, text, certain: false }
    : {
        ...word,
        text: withSpacedRange(picture, { ...word, text: sameText(signed, text) ? text : readable(signed) }),
        certain: true,
      };
}

/** Below this the engine has guessed. */
export const isGuess = ({ confidence }: OcrWord): boolean => confidence < LEAST_CONFIDENCE;

/** A fraction, whose stroke ends where a decimal sign would be. */
const FRACTION = /^(?:\d{1,2} )?\d{1,2}\/\d{1,2}(?!\d)/;

/** A mass by volume, whose raised 3 the engine loses or reads as a dot: `kg/m?`, `(g/cm)`. */
const UNIT = /^\(?(?:kg|g|lb|t)\/(?:[cd]?m|ft)3?\)?$/;
const MAYBE_CUBE = /^(\(?)((?:kg|g|lb|t)\/(?:[cd]?m|ft))[^\w)]?(\)?)$/;

/** The unit with the raised 3 that its ink shows. */
function withCube(picture: GreyPicture, { left, right, top, bottom }: OcrWord, text: string): string {
  const [, before, unit, behind] = MAYBE_CUBE.exec(text) ?? [];
  if (unit === undefined) return text;
  const [height, from] = [bottom - top, left + (right - left) * 0.55];
  const raised = blotsIn(picture, INK, {
    left,
    right: right + 0.4 * height,
    top: top - 0.2 * height,
    bottom,
  }).filter(
    (blot) =>
      blot.left > from &&
      blot.bottom < bottom - 0.35 * height &&
      blot.bottom - blot.top > 0.2 * height &&
      blot.bottom - blot.top < 0.65 * height,
  );
  return raised.length === 1 ? `${before}${unit}3${behind}` : text;
}

export const sameText = (one: string, other: string): boolean =>
  one.replace(/\s/g, '') === other.replace(/\s/g, '');

/** The text of another reading at the place of a word. */
export function textAt(
  words: readonly OcrWord[],
  place: Omit<OcrWord, 'text' | 'confidence' | 'baseline'>,
): string {
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
