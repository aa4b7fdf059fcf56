import { blotsIn } from './ink';
import type { Blot } from './ink';
import type { GreyPicture } from './grey-picture';
import { INK } from './paper';
import type { OcrWord } from './ocr-engine';

/** A word that was read twice. */
export interface CheckedWord extends OcrWord {
  /** Whether its figures are certain; true for a word without any. */
  certain: boolean;
}

/** Replaces figures that are not certain: a cell without a value. */
export const UNCERTAIN = '?';

const HAS_FIGURE = /\d/;
/** Below this the engine has guessed. */
const LEAST_CONFIDENCE = 40;

/** Unifies typographic variants, and signs that the engine confuses without harm. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u201a`\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e]|''/g, '"');

/** Letters in the place of figures: the engine's usual mistakes. `Q21` and `B04` are names. */
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

/** `95/8` is nine and five eighths: no size has more eighths than a whole. */
const GLUED_FRACTION = /^(\d{1,2})([1357]\/[248])(?!\d)/;
const GLUED_WORD = /^(\p{L}{2,}\.)(?=\d)/u;

const INCHES_AND_WORD = /^([\d/ ]+")(?=\p{L})/u;

/** The intended text: the engine loses narrow spaces. */
export const readable = (text: string): string =>
  asFigures(plainSigns(text))
    .replace(GLUED_FRACTION, '$1 $2')
    .replace(GLUED_WORD, '$1 ')
    .replace(INCHES_AND_WORD, '$1 ');

/**
 * The words of the first reading, each checked against the second, made of the same page at another size, and against the
 * ink: two readings rarely make the same mistake, but both lose decimal signs. Words on which they differ are read again
 * separately (`apart`), and are certain if that confirms one of the readings.
 */
export function checkedWords(
  first: readonly OcrWord[],
  second: readonly OcrWord[],
  picture: GreyPicture,
  apart: (words: readonly OcrWord[]) => (string | undefined)[] = () => [],
): CheckedWord[] {
  const others = new Map(first.map((word) => [word, readable(textAt(second, word))]));
  const figures = first.filter(({ text }) => HAS_FIGURE.test(readable(text)));
  const open = figures.filter(
    (word) => !sameFigures(readable(word.text), others.get(word)!) || isGuess(word),
  );
  const alone = apart(open);
  const thirds = new Map(open.map((word, at) => [word, readable(alone[at] ?? '')]));
  return first.map((word) => {
    const text = withCube(picture, word, readable(word.text));
    if (!HAS_FIGURE.test(text) || UNIT.test(text)) return { ...word, text, certain: true };
    const [other, third] = [others.get(word) ?? '', thirds.get(word)];
    const agreed =
      third === undefined
        ? text
        : [readable(word.text), other].find((one) => one !== '' && sameFigures(one, third));
    if (agreed === undefined) return { ...word, text, certain: false };
    const signed = /^\p{L}{2}/u.test(agreed)
      ? agreed
      : withSigns(picture, { ...word, text: agreed.replace(/\s/g, '') });
    return signed === null
      ? { ...word, text, certain: false }
      : { ...word, text: readable(sameFigures(signed, agreed) ? agreed : signed), certain: true };
  });
}

const isGuess = ({ confidence }: OcrWord) => confidence < LEAST_CONFIDENCE;

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

const sameFigures = (one: string, other: string) => one.replace(/\s/g, '') === other.replace(/\s/g, '');

/** The text of another reading at the place of a word. */
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

/**
 * The text of a figure with the decimal signs that its ink shows; null if the two contradict each other. A sign is
 * inserted only if every other letter matches a piece of ink, in order.
 */
export function withSigns(
  picture: GreyPicture,
  word: Pick<OcrWord, 'text' | 'left' | 'right' | 'top' | 'bottom'>,
): string | null {
  const { text, left, right, top, bottom } = word;
  const height = bottom - top;
  const blots = blotsIn(picture, INK, { left, right, top, bottom: bottom + 0.2 * height });
  const isSign = (blot: Blot) => {
    const [wide, high] = [blot.right - blot.left, blot.bottom - blot.top];
    return (
      high < 0.35 * height && wide < 0.3 * height && high > 0.06 * height && blot.top > top + 0.6 * height
    );
  };
  const signs = blots.filter(isSign).length;
  const said = text.match(/[.,:;!]/g)?.length ?? 0;
  if (signs === said) return text;
  if (signs < said) return null;
  const pieces = inOrder(blots.filter((blot) => blot.area > 4));
  const letters = [...text].filter((letter) => !/[.,]/.test(letter));
  if (pieces.filter((piece) => !isSign(piece)).length !== letters.length) return null;
  const signed = pieces.map((piece) => (isSign(piece) ? signOf(piece) : letters.shift())).join('');
  return signed.includes('..') || /^[.,]|[.,]$/.test(signed) ? null : signed;
}

/** A comma is higher than it is wide. */
const signOf = ({ left, right, top, bottom }: Blot) => (bottom - top > 1.25 * (right - left) ? ',' : '.');

/** From left to right, with pieces above each other joined. */
function inOrder(blots: readonly Blot[]): Blot[] {
  const pieces: Blot[] = [];
  for (const blot of blots.toSorted((a, b) => a.left - b.left)) {
    const last = pieces.at(-1);
    const shared = last ? Math.min(last.right, blot.right) - blot.left : 0;
    if (last && shared > 0.6 * Math.min(last.right - last.left, blot.right - blot.left)) {
      last.right = Math.max(last.right, blot.right);
      last.top = Math.min(last.top, blot.top);
      last.bottom = Math.max(last.bottom, blot.bottom);
    } else pieces.push({ ...blot });
  }
  return pieces;
}

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
