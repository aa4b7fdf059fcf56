import type { Word } from './word';
import type { Rulings } from './rulings';

/** The height of a strike-through above the baseline, in letter heights. A rule between rows is never there. */
const [LOWEST, HIGHEST] = [0.15, 0.48];
/** How much of a word the line covers at least: a line that ends within a word is part of a drawing. */
const COVERED = 0.8;

/** The words that are struck through. */
export function struckWords(words: readonly Word[], { across }: Rulings): Set<Word> {
  const lines = across.toSorted((a, b) => a.at - b.at);
  return new Set(
    words.filter(({ baseline, size, left, right }) => {
      let at = firstFrom(lines, baseline - HIGHEST * size);
      for (; at < lines.length; at += 1) {
        const line = lines[at];
        if (!line || line.at > baseline - LOWEST * size) return false;
        const shared = Math.min(line.to, right) - Math.max(line.from, left);
        if (shared >= COVERED * (right - left)) return true;
      }
      return false;
    }),
  );
}

/** The first line at or below a height, by binary search: a page of a map has thousands. */
function firstFrom(lines: readonly { at: number }[], height: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? 0) < height) low = middle + 1;
    else high = middle;
  }
  return low;
}
