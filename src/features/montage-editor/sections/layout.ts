import type { Section } from '@/domain/montage/montage';

/**
 * Heights in CSS pixels, as in sections-table.module.css. A row's height is fixed, so its position follows from its
 * number.
 */
export const rowHeight = 32;
export const titleHeight = 44;
/** A programme's height before it has been measured: about what a casing's lead and tail take. */
export const usualProgramHeight = 420;
/**
 * Rows are added in steps of this many, for fewer, larger updates while scrolling. At most this many are drawn outside
 * the view.
 */
const stepRows = 4;

export interface Placed {
  readonly id: string;
  readonly top: number;
  readonly height: number;
  readonly rows: number;
}

/** How many lines the formations of a section take: without any, a message takes one line. */
export const linesOf = (formations: number): number => Math.max(1, formations);

/**
 * The positions of the sections. A section that was never in view has an estimate, which only a short section can miss.
 */
export function layOut(sections: readonly Section[], programHeights: ReadonlyMap<string, number>): Placed[] {
  let top = 0;
  return sections.map(({ id, formations_list }) => {
    const rows = formations_list.length;
    const height =
      titleHeight + Math.max((linesOf(rows) + 1) * rowHeight, programHeights.get(id) ?? usualProgramHeight);
    const placed = { id, top, height, rows };
    top += height;
    return placed;
  });
}

/** The rows of a section to draw: the first, and the one after the last; null if the section is out of view. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

export function rowsInSight(
  { top, height, rows }: Placed,
  sightTop: number,
  sightBottom: number,
): RowRange | null {
  const margin = 2 * stepRows * rowHeight;
  if (top > sightBottom + margin || top + height < sightTop - margin) return null;
  const stepAt = (y: number) => Math.floor((y - top - titleHeight) / rowHeight / stepRows) * stepRows;
  const clamp = (row: number) => Math.min(Math.max(row, 0), rows);
  return {
    from: clamp(stepAt(sightTop - rowHeight)),
    to: clamp(stepAt(sightBottom + rowHeight) + stepRows),
  };
}

/** The drop target at a height: the section, and before which of its rows. */
export function placeAt(layout: readonly Placed[], y: number): { section: string; index: number } | null {
  const placed = layout.find(({ top, height }) => y < top + height) ?? layout.at(-1);
  if (!placed) return null;
  const index = Math.round((y - placed.top - titleHeight) / rowHeight);
  return { section: placed.id, index: Math.min(Math.max(index, 0), placed.rows) };
}
