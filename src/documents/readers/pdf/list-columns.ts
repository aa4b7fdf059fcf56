import type { Line } from './lines';

const BULLET = /^[\u2022\u25cf\u25aa\u25a0\u25e6]\s*\S/u;
const FEWEST_ITEMS = 3;
/** Items that begin closer together are of one list, or of a list within another, points. */
const LEAST_APART = 100;
/** The lists begin this far above the baseline of their first item, points. */
const ABOVE = 1;

/** Where two lists with bullets are next to each other, and the gutter between them; null for a page without such lists. */
export function listsInColumns(lines: readonly Line[]): { cut: number; top: number; bottom: number } | null {
  const items = lines.flatMap(({ segments, baseline }) =>
    segments.filter(({ text }) => BULLET.test(text)).map(({ left }) => ({ left, baseline })),
  );
  const lefts = items.map(({ left }) => left).toSorted((a, b) => a - b);
  const at = lefts.findIndex((left, index) => index > 0 && left - (lefts[index - 1] ?? left) > LEAST_APART);
  const start = lefts[at];
  if (start === undefined || at < FEWEST_ITEMS || lefts.length - at < FEWEST_ITEMS) return null;
  const heights = items.map(({ baseline }) => baseline);
  const [top, bottom] = [Math.min(...heights) - ABOVE, Math.max(...heights)];
  const inside = lines.filter(({ baseline }) => baseline > top && baseline <= bottom);
  // The titles of the right list may begin a little to the left of its items.
  const ends = inside.flatMap(({ segments }) =>
    segments.filter(({ left, right }) => (left + right) / 2 < start).map(({ right }) => right),
  );
  return { cut: Math.max(...ends) + 1, top, bottom };
}
