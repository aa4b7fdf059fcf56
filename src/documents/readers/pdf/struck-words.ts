import { linesOfPage } from './lines';
import type { Line } from './lines';
import type { Word } from './word';
import type { Rulings } from './rulings';

/** The height of a strike-through above the baseline, in letter heights. A rule between rows is never there. */
const [LOWEST, HIGHEST] = [0.15, 0.48];
/** How much of a word the line covers at least: a line that ends within a word is part of a drawing. */
const COVERED = 0.8;

/** The words that are struck through, and the rulings without the lines through them, which part no rows. */
export function struckWords(
  words: readonly Word[],
  rulings: Rulings,
): { struck: Set<Word>; rulings: Rulings } {
  const lines = rulings.across.toSorted((a, b) => a.at - b.at);
  const strikes = new Set<Rulings['across'][number]>();
  const struck = new Set(
    words.filter(({ baseline, size, left, right }) => {
      let at = firstFrom(lines, baseline - HIGHEST * size);
      for (; at < lines.length; at += 1) {
        const line = lines[at];
        if (!line || line.at > baseline - LOWEST * size) return false;
        const shared = Math.min(line.to, right) - Math.max(line.from, left);
        if (shared < COVERED * (right - left)) continue;
        strikes.add(line);
        return true;
      }
      return false;
    }),
  );
  return { struck, rulings: { ...rulings, across: rulings.across.filter((line) => !strikes.has(line)) } };
}

/** The lines of a page without struck words. A row that is struck through does not part the rows above and below it. */
export function linesWithout(struck: ReadonlySet<Word>, words: readonly Word[], page: number): Line[] {
  const lines = linesOfPage(
    words.filter((word) => !struck.has(word)),
    page,
  );
  const heights = [...struck].map(({ baseline }) => baseline).toSorted((a, b) => a - b);
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const leftOutFrom = heights.find((height) => above !== undefined && height > above.baseline);
    if (leftOutFrom !== undefined && leftOutFrom < line.baseline) line.leftOutFrom = leftOutFrom;
  }
  return lines;
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
