import type { Stroke, TextWidth, Weight } from '../drawing/drawing';

/** The sizes that a schematic is drawn with, in the drawing's unit. Everything else is a multiple of these two. */
export interface Style {
  /** Of its text. */
  readonly textSize: number;
  /** The width of a thin line. */
  readonly line: number;
  readonly textWidth: TextWidth;
}

/** A track of a schematic: what stands between two verticals of the drawing. */
export interface TrackPlace {
  readonly x: number;
  readonly width: number;
}

export const thin = ({ line }: Style): Stroke => ({ ink: 'line', width: line });

/** The height that a line of text takes. */
export const lineHeight = ({ textSize }: Style): number => textSize * 1.35;

/** Where the base line of a text lies whose middle is at 0. */
export const baseLine = ({ textSize }: Style): number => textSize * 0.36;

/** Longer names are no easier to read, and each try to shorten one measures it. */
const longestName = 80;
/** Line ends, and what turns the direction of writing for everything after it. */
const unprintable = /[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu;

/** A name as one line; `unnamed` where it is blank. */
export function plainName(name: string | null): string {
  const plain = (name ?? '').replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim();
  return plain === '' ? 'unnamed' : plain;
}

/** As much of a text as is no wider than `room`, with an ellipsis where something is left out; blank where nothing fits. */
export function elided(
  text: string,
  room: number,
  { textSize, textWidth }: Style,
  weight: Weight = 'regular',
): string {
  const width = (shown: string) => textWidth(shown, textSize, weight);
  // By characters as they are read: half an emoji is none.
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
