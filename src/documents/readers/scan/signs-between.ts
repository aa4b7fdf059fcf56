import type { GreyPicture } from './grey-picture';
import { blotsIn } from './ink';
import type { Part } from './line-readings';
import { INK } from './paper';

/** What the ink shows between two letters of a figure; a `sign` is either a full stop or a comma. */
export type Between = 'nothing' | '.' | ',' | 'sign' | 'unclear';

interface Run {
  from: number;
  to: number;
}

/** The lightest shades that are letters: blurred letters touch in the lighter ones. */
const SHADES = [200, 150, 110, 70];
/** Of the height of a digit, from its top: decimal signs are lower, and a hyphen is not. */
const UPPER = 0.7;
const SIGN_TOP = 0.76;
const BELOW = 0.3;
/** The distance between the middles of two digits, in heights: of narrow fonts and of wide ones, and of the usual ones. */
const PITCH = { least: 0.6, most: 0.95, usual: [0.7, 0.88] } as const;
/** How much a sign widens it. A 1 is not in the middle of its place. */
const WIDER = { none: 0.15, sign: 0.24 };
/** The ink of the smallest sign, in squares of the height. */
const LEAST_INK = 0.009;
/** The part of its ink that is lower than the edge of the line: a full stop ends there, and a comma does not. */
const HANGS = { stop: 0.035, comma: 0.06 };
const EDGE = 0.06;

/**
 * Finds the signs between the letters of a figure, whose text is given without signs. Returns null if the letters touch. A
 * sign shows in two ways: the gap between the letters is wider, and there is ink at the baseline.
 */
export function signsBetween(picture: GreyPicture, part: Part, letters: string): Between[] | null {
  const digits = edgesOfDigits(picture, part);
  if (!digits) return null;
  const height = digits.bottom - digits.top;
  const upper = { ...part, top: digits.top, bottom: digits.top + UPPER * height };
  const runs = SHADES.map((shade) => runsIn(picture, upper, shade)).find(
    ({ length }) => length === letters.length,
  );
  if (!runs) return null;
  const ends = runs.map((run) => lowestInk(picture, run, digits.bottom, height)).toSorted((a, b) => a - b);
  const line = ends[ends.length >> 1]!;
  const gaps = runs.slice(1).map((next, at) => {
    const before = runs[at]!;
    return {
      apart: (next.from + next.to - before.from - before.to) / 2 / height,
      digits: /^\d\d$/.test(letters.slice(at, at + 2)),
      ...inkAtLine(picture, { from: before.to, to: next.from }, line, height),
    };
  });
  const apart = gaps.flatMap((gap) => (gap.digits ? gap.apart : []));
  const pitch = Math.min(...apart);
  if (apart.length > 1 && (pitch < PITCH.least || pitch > PITCH.most)) return null;
  const [least, most] = apart.length > 1 ? [pitch, pitch] : PITCH.usual;
  return gaps.map((gap): Between => {
    if (!gap.digits) return 'nothing';
    const inked = gap.ink >= LEAST_INK;
    if (!inked && gap.apart < least + WIDER.none) return 'nothing';
    if (!inked || gap.apart < most + WIDER.sign) return 'unclear';
    return gap.hangs < HANGS.stop ? '.' : gap.hangs > HANGS.comma ? ',' : 'sign';
  });
}

/** The usual top and bottom of the digits of a word. */
function edgesOfDigits(picture: GreyPicture, { left, right, top, bottom }: Part) {
  const around = 0.3 * (bottom - top);
  const own = blotsIn(picture, INK, { left, right, top: top - around, bottom: bottom + around }).filter(
    (blot) => blot.top + blot.bottom > 2 * top && blot.top + blot.bottom < 2 * bottom,
  );
  // The engine's box may be much higher than its digits.
  const highest = Math.max(...own.map((blot) => blot.bottom - blot.top));
  const tall = own.filter((blot) => blot.bottom - blot.top > 0.6 * highest);
  if (highest < 0.4 * (bottom - top)) return null;
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
  return { top: middle(tall.map((blot) => blot.top)), bottom: middle(tall.map((blot) => blot.bottom)) };
}

/** The columns with ink: the letters from left to right. */
function runsIn({ width, data }: GreyPicture, { left, right, top, bottom }: Part, shade: number): Run[] {
  const runs: Run[] = [];
  let open: Run | null = null;
  for (let x = Math.max(0, left - 2); x < Math.min(width, right + 2); x += 1) {
    let inked = false;
    for (let y = Math.max(0, Math.round(top)); y < bottom && !inked; y += 1)
      inked = data[y * width + x]! <= shade;
    if (!inked) open = null;
    else if (open) open.to = x + 1;
    else runs.push((open = { from: x, to: x + 1 }));
  }
  return runs.filter(({ from, to }) => to - from > 1);
}

/** The ink around the line between two columns, and the part of it below the line. */
function inkAtLine(
  { width, height: rows, data }: GreyPicture,
  { from, to }: Run,
  line: number,
  height: number,
): { ink: number; hangs: number } {
  let [ink, below] = [0, 0];
  const end = Math.min(rows, line + BELOW * height);
  for (let y = Math.round(line - (1 - SIGN_TOP) * height); y < end; y += 1) {
    for (let at = y * width + from; at < y * width + to; at += 1) {
      const own = (255 - data[at]!) / 255;
      ink += own;
      below += own * Math.min(1, Math.max(0, y + 1 - line - EDGE * height));
    }
  }
  return { ink: ink / (height * height), hangs: ink === 0 ? 0 : below / ink };
}

/** Where the ink of a letter ends, to a part of a pixel: where it is half as dark as at its darkest. */
function lowestInk(
  { width, height: rows, data }: GreyPicture,
  { from, to }: Run,
  line: number,
  height: number,
): number {
  const start = Math.max(0, Math.round(line - (1 - SIGN_TOP) * height));
  const darkest = Array.from({ length: Math.min(rows, Math.round(line + BELOW * height)) - start }, (_, at) =>
    Math.min(255, ...data.subarray((start + at) * width + from, (start + at) * width + to)),
  );
  const half = (Math.min(...darkest) + 255) / 2;
  const last = darkest.findLastIndex((shade) => shade <= half);
  const [own, next] = [darkest[last] ?? 255, darkest[last + 1] ?? 255];
  return start + last + 1 + (next > own ? (half - own) / (next - own) - 0.5 : 0);
}
