import type { Word } from '../pdf/word';
import type { CheckedWord } from './readings';

/** The table reader uses points, the recognition engine pixels at 300 dpi. */
export const POINTS_PER_PIXEL = 72 / 300;

/** Dimensions of common fonts, in ems (Helvetica: Adobe Font Metrics). */
const CAPITAL_EM = 0.716;
const SMALL_EM = 0.523;
const BELOW_EM = 0.207;
/**
 * Boxes end at the ink, and the ink of a letter ends some 0.07 em before its advance width: a space of 0.28 em looks like
 * 0.35 to 0.4.
 */
export const WIDE_GAP_EM = 0.58;

/** A word, with the baseline suggested by its letters, used if that of its line cannot be right. */
export interface LevelWord extends CheckedWord {
  /** The font size, in pixels; null for signs that do not show it. */
  size: number | null;
}

const TALL = /[A-Z0-9bdfhklt\u00c0-\u00de\u00df()[\]{}/|"'%&!?]/;
const DEEP = /[gjpqy\u00e7()[\]{}/|@$Q]/;
const LOW = /[,;]/;

function level(word: CheckedWord): LevelWord {
  const { text, top, bottom } = word;
  const height = bottom - top;
  const letters = /[\p{L}\p{N}]/u.test(text);
  const tall = TALL.test(text) ? CAPITAL_EM : SMALL_EM;
  const below = DEEP.test(text) ? BELOW_EM : LOW.test(text) ? BELOW_EM / 2 : 0;
  const size = height / (tall + below);
  const own = bottom - below * size;
  const inLine = !letters || Math.abs(own - word.baseline) < 0.3 * size;
  return { ...word, baseline: inLine ? word.baseline : own, size: letters ? size : null };
}

export interface LevelRow {
  baseline: number;
  size: number;
  words: LevelWord[];
}

/** The words of a level page by lines, from the top; null if the lines overlap, as on bent paper. */
export function levelRows(found: readonly CheckedWord[]): LevelRow[] | null {
  const words = found.map(level);
  const sizes = words.flatMap(({ size }) => size ?? []).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)];
  if (usual === undefined) return [];
  const groups: LevelWord[][] = [];
  const sure = words.filter(({ size }) => size !== null);
  for (const word of sure.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = groups.at(-1);
    if (last && word.baseline - last.at(-1)!.baseline < 0.22 * usual) last.push(word);
    else groups.push([word]);
  }
  const rows = groups.map((own): LevelRow => {
    // The smaller of two: a box often includes what touches its word, and rarely cuts anything off.
    const middle = (values: number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) >> 1]!;
    return {
      baseline: middle(own.map(({ baseline }) => baseline)),
      size: middle(own.map(({ size }) => size!)),
      words: own,
    };
  });
  if (rows.some(({ words: own, size }) => own.at(-1)!.baseline - own[0]!.baseline > 0.7 * size)) return null;
  // A dash or a full stop is on the line of the letters around it.
  for (const word of words) {
    if (word.size !== null) continue;
    const middle = (word.top + word.bottom) / 2;
    rows
      .find(({ baseline, size }) => middle > baseline - 0.9 * size && middle < baseline + 0.3 * size)
      ?.words.push(word);
  }
  return rows;
}

/** Converts the words to those that the table reader gets from a PDF. */
export function wordsOfRows(rows: readonly LevelRow[]): Word[] {
  return rows.flatMap(({ baseline, size, words }) =>
    words.map(({ text, left, right }) => ({
      text,
      left: left * POINTS_PER_PIXEL,
      right: right * POINTS_PER_PIXEL,
      baseline: baseline * POINTS_PER_PIXEL,
      size: size * POINTS_PER_PIXEL,
      wideGap: size * WIDE_GAP_EM * POINTS_PER_PIXEL,
    })),
  );
}
