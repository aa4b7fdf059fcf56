import type { GreyPicture } from './grey-picture';
import { blotsIn } from './ink';
import type { Blot } from './ink';
import type { OcrWord } from './ocr-engine';
import { INK } from './paper';
import { signsBetween } from './signs-between';

/** The largest that is dirt, in pixels. */
const SPECK = 4;

/** A plain figure or range. */
const FIGURE = /^[-+(<>]?\d[\d.,]*\d(?:-\d[\d.,]*\d)?\)?$/;
/** With one kind of decimal sign, and groups of three digits between signs of the other kind or none. */
const WELL_FORMED = /^(?:\d+(?:[.,]\d+)?|\d{1,3}(?:(?:\.\d{3})+(?:,\d+)?|(?:,\d{3})+(?:\.\d+)?))$/;
/** A group of thousands, which no date and no number of a chapter has. */
const OF_THREE = /[.,]\d{3}[.,]/;

const isWellFormed = (text: string) =>
  text
    .replace(/^[-+(<>]|\)$/g, '')
    .split('-')
    .every((figure) => WELL_FORMED.test(figure));

/** Whether a figure has thousands, and signs that no figure has: `5.600.00`. */
export const isAmiss = (text: string): boolean =>
  FIGURE.test(text) && OF_THREE.test(text) && !isWellFormed(text);

/**
 * The text of a figure with the decimal signs that its ink shows; null if the two contradict each other. A sign is
 * inserted only if every other letter matches a piece of ink, in order.
 */
export function withSigns(
  picture: GreyPicture,
  word: Pick<OcrWord, 'text' | 'left' | 'right' | 'top' | 'bottom'>,
): string | null {
  const { text, left, right, top, bottom } = word;
  const shown = withShownSigns(picture, word);
  if (shown !== undefined) return shown;
  if (isAmiss(text)) return null;
  const height = bottom - top;
  const blots = blotsIn(picture, INK, { left, right, top, bottom: bottom + 0.2 * height });
  const isSign = (blot: Blot) => {
    const [wide, high] = [blot.right - blot.left, blot.bottom - blot.top];
    return (
      high < 0.35 * height && wide < 0.3 * height && high > 0.06 * height && blot.top > top + 0.6 * height
    );
  };
  const clean = blots.filter(({ area }) => area > SPECK);
  const signs = blots.filter(isSign).length;
  const said = text.match(/[.,:;!]/g)?.length ?? 0;
  // A thin sign may be as small as dirt.
  if (signs === said || clean.filter(isSign).length === said) return text;
  if (signs < said) return null;
  const pieces = inOrder(clean);
  const letters = [...text].filter((letter) => !/[.,]/.test(letter));
  if (pieces.filter((piece) => !isSign(piece)).length !== letters.length) return null;
  const signed = pieces.map((piece) => (isSign(piece) ? signOf(piece) : letters.shift())).join('');
  return signed.includes('..') || /^[.,]|[.,]$/.test(signed) ? null : signed;
}

/** The text of a plain figure with the signs that are clear in its ink; null if they contradict it, undefined if none are. */
export function withShownSigns(
  picture: GreyPicture,
  { text, ...part }: Pick<OcrWord, 'text' | 'left' | 'right' | 'top' | 'bottom'>,
): string | null | undefined {
  if (!FIGURE.test(text)) return undefined;
  const letters = text.replace(/[.,]/g, '');
  const between = signsBetween(picture, part, letters);
  if (!between || between.includes('unclear')) return undefined;
  const said = text.split(/[^.,]/).slice(1);
  let signed = letters[0]!;
  for (const [at, sign] of between.entries()) {
    const own = said[at] ?? '';
    if ((sign === 'nothing' && own !== '') || (sign === 'sign' && own === '')) return null;
    // 9.625 and 9,625 are different figures.
    if (sign === 'sign' && /^\d{3}(?!\d)/.test(letters.slice(at + 1))) return null;
    signed += (sign === 'nothing' ? '' : sign === 'sign' ? own : sign) + letters[at + 1]!;
  }
  return signed === text || isWellFormed(signed) ? signed : null;
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
