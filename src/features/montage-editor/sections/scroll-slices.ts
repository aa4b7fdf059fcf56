import { rowsInSight, type Placed, type RowRange } from './layout';

/**
 * A frame of a scroll draws at most this many new rows, and the next frames draw the others: half of a usual screen. A
 * slow device needs longer than a frame for a whole screen.
 */
const rowsPerFrame = 16;

/** The head of a section has as many elements as this many rows. */
const headRows = 3;

export interface Sight {
  /** px in the table */
  readonly top: number;
  readonly bottom: number;
}

/** The rows of each section that are drawn; a section out of view is missing. */
export type DrawnRanges = ReadonlyMap<string, RowRange>;

/** Every row in view. */
export function rangesInSight(layout: readonly Placed[], { top, bottom }: Sight): DrawnRanges {
  const ranges = new Map<string, RowRange>();
  for (const placed of layout) {
    const range = rowsInSight(placed, top, bottom);
    if (range) ranges.set(placed.id, range);
  }
  return ranges;
}

/** What the next frame of a scroll draws on the way from the drawn rows to the wanted ones. */
export function nextSlice(
  drawn: DrawnRanges,
  wanted: DrawnRanges,
  isDown: boolean,
): { readonly ranges: DrawnRanges; readonly isWhole: boolean } {
  const ranges = new Map<string, RowRange>();
  let left = rowsPerFrame;
  let isWhole = true;
  const sections = [...wanted];
  for (const [section, range] of isDown ? sections : sections.toReversed()) {
    const known = drawn.get(section);
    if (!known && left <= 0) {
      isWhole = false;
      continue;
    }
    if (!known) left -= headRows;
    const start = overlapOf(known, range) ?? {
      from: isDown ? range.from : range.to,
      to: isDown ? range.from : range.to,
    };
    const slice = grown(start, range, Math.max(0, left), isDown);
    left -= slice.to - slice.from - (start.to - start.from);
    isWhole &&= slice.from === range.from && slice.to === range.to;
    ranges.set(section, slice);
  }
  return { ranges, isWhole };
}

function overlapOf(known: RowRange | undefined, wanted: RowRange): RowRange | null {
  if (!known) return null;
  const from = Math.max(known.from, wanted.from);
  const to = Math.min(known.to, wanted.to);
  return from < to ? { from, to } : null;
}

/** Extends a range by so many rows: first in the direction of the scroll, then in the other. */
function grown({ from, to }: RowRange, wanted: RowRange, rows: number, isDown: boolean): RowRange {
  const below = Math.min(wanted.to - to, isDown ? rows : Math.max(0, rows - (from - wanted.from)));
  const above = Math.min(from - wanted.from, rows - below);
  return { from: from - above, to: to + below };
}
