import type { Stroke, TextWidth, Weight } from '../drawing/drawing';

/** The sizes that a schematic is drawn with, in the drawing's unit. All others are multiples of these two. */
export interface Style {
  /** The text size. */
  readonly textSize: number;
  /** The width of a thin line. */
  readonly line: number;
  readonly textWidth: TextWidth;
}

/** A track of a schematic: its horizontal position. */
export interface TrackPlace {
  readonly x: number;
  readonly width: number;
}

export const thin = ({ line }: Style): Stroke => ({ ink: 'line', width: line });

/** The height of a line of text. */
export const lineHeight = ({ textSize }: Style): number => textSize * 1.35;

/** The base line of a text whose middle is at 0. */
export const baseLine = ({ textSize }: Style): number => textSize * 0.36;

/** Longer names are no easier to read, and each attempt to shorten one measures it. */
const longestName = 80;
/** Line ends, and characters that reverse the writing direction of the text after them. */
const unprintable = /[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu;

/** A name on one line; `unnamed` if it is blank. */
export function plainName(name: string | null): string {
  const plain = (name ?? '').replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim();
  return plain === '' ? 'unnamed' : plain;
}

/** The beginning of a text that fits into `room`, with an ellipsis if something is omitted; blank if nothing fits. */
export function elided(
  text: string,
  room: number,
  { textSize, textWidth }: Style,
  weight: Weight = 'regular',
): string {
  const width = (shown: string) => textWidth(shown, textSize, weight);
  // By grapheme: half an emoji would be garbage.
  const letters = Array.from(text.slice(0, longestName * 2)).slice(0, longestName);
  const whole = letters.join('');
  if (whole.length === text.length && width(text) <= room) return text;
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (width(cut(middle)) <= room) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '' : cut(low);
}
