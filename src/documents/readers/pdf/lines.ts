import { isBullet, isNumberOfItem } from '../list-marks';
import type { Word } from './word';

/** A piece of a line between wide gaps: a cell, or several that are too close. */
export interface Segment {
  text: string;
  left: number;
  right: number;
}

export interface Line {
  page: number;
  /** Counted from 1 at the top of the page. */
  row: number;
  baseline: number;
  size: number;
  words: Word[];
  segments: Segment[];
  /** The height from which a struck-through line was left out above it. */
  leftOutFrom?: number;
}

/** The height where a line begins, with a struck-through line that was left out above it. */
export const topOf = ({ leftOutFrom, baseline }: Line): number => leftOutFrom ?? baseline;

/** Raised text has at most four fifths of the size of its word, give or take rounding. */
const SMALL = 0.81;

/** The lines of a page, from its top. */
export function linesOfPage(words: readonly Word[], page: number): Line[] {
  const { upright, raised } = apartFromRaised(words);
  const groups: Word[][] = [];
  for (const word of upright.toSorted((a, b) => a.baseline - b.baseline)) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && word.baseline - first.baseline <= 0.25 * Math.min(first.size, word.size)) {
      group.push(word);
    } else groups.push([word]);
  }
  return groups.map((group, index) => {
    const all = [...group, ...group.flatMap((word) => raised.get(word) ?? [])];
    const sorted = joined(all.toSorted((a, b) => a.left - b.left));
    return lineOf(sorted, page, index + 1);
  });
}

export function lineOf(words: Word[], page: number, row: number): Line {
  const size = Math.max(...words.map((word) => word.size));
  return {
    page,
    row,
    baseline: words[0]?.baseline ?? 0,
    size,
    words,
    segments: withMarkJoined(segmentsOf(words), size),
  };
}

/** The text of an item starts at most this many font sizes after its mark. */
const MARK_GAP = 4;

/** Joins the mark of a list item with its text: marks in a column of their own would look like a column of a table. */
function withMarkJoined(segments: Segment[], size: number): Segment[] {
  const [mark, text, ...others] = segments;
  if (!mark || !text || text.left - mark.right > MARK_GAP * size) return segments;
  const isMark =
    (isBullet(mark.text) && /^[\p{L}\d<>\u2264\u2265~("].*\p{L}|^\p{L}/u.test(text.text)) ||
    (others.length === 0 && isNumberOfItem(mark.text) && /^["(]?[\p{L}\d].*\p{L}{2}/u.test(text.text));
  return isMark
    ? [{ text: `${mark.text} ${text.text}`, left: mark.left, right: text.right }, ...others]
    : segments;
}

/** A justified line has at least this many words, and this many of them in small letters. */
const FEWEST_JUSTIFIED = 5;
const FEWEST_SMALL = 3;
/** Its spaces are at most this wide, and differ by at most this much, in font sizes. */
const WIDEST_SPACE = 1;
const SAME_SPACE = 0.1;

/**
 * Whether a line is of a sentence with equally stretched spaces, behind the mark of its list item if it has one. The cells of
 * a row are figures and words with capitals.
 */
function isJustified(words: readonly Word[]): boolean {
  const text = isBullet(words[0]?.text ?? '') ? words.slice(1) : words;
  if (text.length < FEWEST_JUSTIFIED) return false;
  const spaces = text.slice(1).map((word, at) => (word.left - (text[at]?.right ?? 0)) / word.size);
  const small = text.filter((word) => /^\P{L}?\p{Ll}/u.test(word.text)).length;
  const capital = text.filter((word) => /^\P{L}?\p{Lu}/u.test(word.text)).length;
  const widest = Math.max(...spaces);
  return (
    widest <= WIDEST_SPACE &&
    widest - Math.min(...spaces) <= SAME_SPACE &&
    small >= Math.max(FEWEST_SMALL, capital)
  );
}

function segmentsOf(words: readonly Word[]): Segment[] {
  const justified = isJustified(words);
  const segments: Segment[] = [];
  let last: Word | undefined;
  for (const word of words) {
    const segment = segments.at(-1);
    const isSpace = last && (justified || word.left - last.right < Math.max(last.wideGap, word.wideGap));
    if (segment && isSpace) {
      segment.text += ` ${word.text}`;
      segment.right = Math.max(segment.right, word.right);
    } else segments.push({ text: word.text, left: word.left, right: word.right });
    last = word;
  }
  return segments;
}

/** Separates small raised or lowered text, which belongs to the word it touches: the 3 of kg/m3, a footnote mark. */
function apartFromRaised(words: readonly Word[]): { upright: Word[]; raised: Map<Word, Word[]> } {
  const raised = new Map<Word, Word[]>();
  const sizes = words.map((word) => word.size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  if (!words.some((word) => word.size < usual * SMALL)) return { upright: [...words], raised };
  const bases = words.filter((word) => word.size >= usual * SMALL);
  const byEnd = new Map<number, Word[]>();
  for (const word of bases) {
    const key = Math.round(word.right / 4);
    byEnd.set(key, [...(byEnd.get(key) ?? []), word]);
  }
  const upright = [...bases];
  const ends: { end: Word; base: Word }[] = [];
  for (const word of words
    .filter((small) => small.size < usual * SMALL)
    .toSorted((a, b) => a.left - b.left)) {
    const key = Math.round(word.left / 4);
    const near = [key - 1, key, key + 1].flatMap((at) => byEnd.get(at) ?? []);
    const touches = (end: Word, base: Word) =>
      Math.abs(word.left - end.right) <= 0.15 * base.size &&
      word.size < base.size * SMALL &&
      Math.abs(word.baseline - base.baseline) <= 0.65 * base.size;
    const base =
      near.find((candidate) => touches(candidate, candidate)) ??
      ends.slice(-4).find(({ end, base: root }) => touches(end, root))?.base;
    if (base) {
      raised.set(base, [...(raised.get(base) ?? []), word]);
      ends.push({ end: word, base });
    } else upright.push(word);
  }
  return { upright, raised };
}

/**
 * Joins pieces without a gap. A raised figure behind a figure is an exponent or a footnote mark and must not become a digit:
 * `1200` with a raised 1 is written `1200^1`, which is not a number.
 */
function joined(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const size = Math.max(last?.size ?? 0, word.size);
    // Some programs print text twice to make it bold.
    if (last && last.text === word.text && Math.abs(last.left - word.left) < 0.2 * size) continue;
    if (!last || Math.abs(word.left - last.right) > (word.left > last.right ? 0.1 : 0.3) * size) {
      result.push({ ...word });
      continue;
    }
    const small = word.size < last.size * SMALL;
    const between = small && /\d$/.test(last.text) && /^\d/.test(word.text) ? '^' : '';
    last.text += between + word.text;
    last.right = Math.max(last.right, word.right);
  }
  // `12` with a small 1, a slash and a small 4 is twelve and a quarter.
  for (const word of result) word.text = word.text.replace(/^(\d+)\^(\d+)[/\u2044]\^?(\d+)/, '$1 $2/$3');
  return result;
}

export const overlap = (a: { left: number; right: number }, b: { left: number; right: number }): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left);
