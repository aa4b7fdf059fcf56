import type { Section } from '@/domain/montage/montage';

/** Heights in CSS pixels. They are fixed, so the position of a row follows from its number. */
export interface Measures {
  /** Of a formation, of the formation carried into a section, and of the section TD. */
  readonly rowHeight: number;
  readonly titleHeight: number;
  /** The drawing of an unfolded section, under its head; 0 if it is at the side of the rows. */
  readonly drawingHeight: number;
  /** The tabs of a section's parts; 0 if all parts show. */
  readonly tabsHeight: number;
  /** A section's own heads of the columns; 0 if all sections share one head. */
  readonly headsHeight: number;
  /** Below a section. */
  readonly gapHeight: number;
}

export type Density = 'compact' | 'comfortable';

const inOneTable = { drawingHeight: 0, tabsHeight: 0, headsHeight: 0, gapHeight: 0 };

export const measures: Readonly<Record<Density | 'phone', Measures>> = {
  compact: { rowHeight: 28, titleHeight: 36, ...inOneTable },
  comfortable: { rowHeight: 36, titleHeight: 44, ...inOneTable },
  // A row is a name and its depths, each a target of 44 px.
  phone: {
    rowHeight: 90,
    titleHeight: 60,
    drawingHeight: 160,
    tabsHeight: 48,
    headsHeight: 36,
    gapHeight: 10,
  },
};

/** A programme's height before it has been measured. */
export const usualProgramHeight = 220;
/**
 * Rows are added in steps of this many, for fewer, larger updates while scrolling. At most twice this many are drawn
 * outside the view.
 */
const stepRows = 4;

/** The parts of a section that show. On a phone it is one of them. */
export type Shows = 'all' | 'rows' | 'programme' | 'nothing';

/** A line of its own under a row, such as an offer to recalculate. */
export interface ExtraLine {
  readonly section: string;
  /** The number of the formation, from 0; the number of formations for the section TD. */
  readonly afterRow: number;
  readonly height: number;
}

export interface LayoutInput {
  readonly sections: readonly Section[];
  readonly measures: Measures;
  /** The measured heights of the programmes, by section. */
  readonly programHeights: ReadonlyMap<string, number>;
  /** The sections that begin with the formation carried from above. */
  readonly carried: ReadonlySet<string>;
  readonly shows: (section: string) => Shows;
  readonly extraLine: ExtraLine | null;
}

export interface Placed {
  readonly id: string;
  readonly top: number;
  readonly height: number;
  /** The number of formations that are drawn in sight: 0 in a folded section. */
  readonly rows: number;
  /** From the top of the section to its first formation. */
  readonly rowsFrom: number;
  readonly rowHeight: number;
  readonly titleHeight: number;
  readonly extra: Omit<ExtraLine, 'section'> | null;
}

/** How many lines the formations of a section take: without any, a message takes one line. */
export const linesOf = (formations: number): number => Math.max(1, formations);

/**
 * The positions of the sections. The programme of a section that was never in view has an estimate, which is corrected
 * when it is drawn.
 */
export function layOut(input: LayoutInput): Placed[] {
  const { measures: m, programHeights, carried, extraLine } = input;
  let top = 0;
  return input.sections.map(({ id, formations_list }) => {
    const shows = input.shows(id);
    const hasRows = shows === 'all' || shows === 'rows';
    const rows = hasRows ? formations_list.length : 0;
    const extra = hasRows && extraLine?.section === id ? extraLine : null;
    const partsFrom = m.titleHeight + (shows === 'nothing' ? 0 : m.drawingHeight + m.tabsHeight);
    const rowsFrom = partsFrom + m.headsHeight + (carried.has(id) && hasRows ? m.rowHeight : 0);
    const program =
      shows === 'all' || shows === 'programme' ? (programHeights.get(id) ?? usualProgramHeight) : 0;
    const below = hasRows ? rowsFrom + (linesOf(rows) + 1) * m.rowHeight + (extra?.height ?? 0) : partsFrom;
    const { rowHeight, titleHeight } = m;
    const placed = { id, top, height: below + program, rows, rowsFrom, rowHeight, titleHeight, extra };
    top += placed.height + m.gapHeight;
    return placed;
  });
}

/** The distance (px) of a row from the top of its section's rows. The section TD follows the last formation. */
export const rowOffset = ({ rowHeight, extra }: Pick<Placed, 'rowHeight' | 'extra'>, row: number): number =>
  row * rowHeight + (extra && row > extra.afterRow ? extra.height : 0);

/** The top (px) of a row in the table. */
export const rowTop = (placed: Placed, row: number): number =>
  placed.top + placed.rowsFrom + rowOffset(placed, row);

/** The rows of a section to draw: the first, and the one after the last; null if the section is out of view. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

export function rowsInSight(placed: Placed, sightTop: number, sightBottom: number): RowRange | null {
  const { top, height, rows, rowHeight, rowsFrom, extra } = placed;
  const margin = 2 * stepRows * rowHeight;
  if (top > sightBottom + margin || top + height < sightTop - margin) return null;
  const stepAt = (y: number) => Math.floor((y - top - rowsFrom) / rowHeight / stepRows) * stepRows;
  const clamp = (row: number) => Math.min(Math.max(row, 0), rows);
  return {
    // An extra line pushes the rows below it down.
    from: clamp(stepAt(sightTop - rowHeight - (extra?.height ?? 0))),
    to: clamp(stepAt(sightBottom + rowHeight) + stepRows),
  };
}

/** The drop target at a height: the section, and before which of its rows. */
export function placeAt(layout: readonly Placed[], y: number): { section: string; index: number } | null {
  const placed = layout.find(({ top, height }) => y < top + height) ?? layout.at(-1);
  if (!placed) return null;
  const { extra } = placed;
  const under = y - placed.top - placed.rowsFrom;
  const pushed = extra && under > (extra.afterRow + 1) * placed.rowHeight ? extra.height : 0;
  const index = Math.round((under - pushed) / placed.rowHeight);
  return { section: placed.id, index: Math.min(Math.max(index, 0), placed.rows) };
}
