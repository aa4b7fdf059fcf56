import { formationColumns } from '@/domain/montage/catalogue';
import type { FieldOf } from '@/domain/montage/catalogue';
import type { TableChoices } from './table-choices';

type FormationColumn = FieldOf<'formation'>;

/** Widths in px: of a column before the user chooses, and the least in which a depth and its marks fit. */
const usual: Readonly<Record<FormationColumn, { readonly width: number; readonly least: number }>> = {
  formation_name: { width: 212, least: 140 },
  true_vertical_depth_subsea: { width: 94, least: 94 },
  true_vertical_depth_below_drill_floor: { width: 94, least: 94 },
  along_hole_depth_below_drill_floor: { width: 94, least: 94 },
  variance: { width: 76, least: 76 },
  thickness: { width: 94, least: 94 },
};

/** The limits of what the user can choose. */
export const chosenLimits = { least: 56, most: 480 } as const;

/** In a narrower table the columns do not fit next to one another: it shows its sections as cards. */
export const leastTableWidth = formationColumns.reduce((sum, key) => sum + usual[key].least, 0);

export const usualWidthOf = (column: FormationColumn): number => usual[column].width;

/** In a narrower table there is no drawing. */
const leastTableForDrawing = 560;
const leastDrawing = 160;
const drawingShare = 0.37;

export interface ColumnWidths {
  /** In the order of `formationColumns`; 0 for a hidden column. */
  readonly columns: readonly number[];
  /** Their sum. */
  readonly rows: number;
  /** 0 if there is no room. */
  readonly drawing: number;
}

/** Shares out a number of pixels by weights, in whole pixels. */
function shared(pixels: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let given = 0;
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    const until = all === 0 ? 0 : Math.round((pixels * sum) / all);
    const part = until - given;
    given = until;
    return part;
  });
}

/**
 * The widths (px) of the columns of a table of a width. It always fits: the drawing gives way first, then the columns
 * down to their least width, frozen ones last.
 */
export function columnWidths(
  tableWidth: number,
  { hidden, widths, frozen }: Pick<TableChoices, 'hidden' | 'widths' | 'frozen'>,
): ColumnWidths {
  const shows = formationColumns.map((key) => !hidden.has(key));
  const wanted = formationColumns.map((key, at) =>
    shows[at]
      ? Math.min(chosenLimits.most, Math.max(chosenLimits.least, widths[key] ?? usual[key].width))
      : 0,
  );
  const total = (all: readonly number[]) => all.reduce((sum, width) => sum + width, 0);
  const hasDrawing = !hidden.has('drawing') && tableWidth >= leastTableForDrawing;
  const free = tableWidth - total(wanted);
  const columns = [...wanted];

  const give = (pixels: number, weights: readonly number[]) =>
    shared(pixels, weights).forEach((part, at) => {
      columns[at] = columns[at]! + part;
    });

  const chosenDrawing = widths.drawing ?? drawingShare * tableWidth;
  let drawing = hasDrawing ? Math.round(Math.min(free, chosenDrawing)) : 0;
  if (hasDrawing && drawing < leastDrawing) {
    // Columns narrow for a legible drawing, if that is enough.
    const spare = total(columns.map((width, at) => spareOf(at, width)));
    drawing = free + spare >= leastDrawing ? leastDrawing : 0;
  }
  const left = free - drawing;
  if (left > 0) {
    // A chosen or frozen width stays.
    const weights = formationColumns.map((key, at) =>
      shows[at] && widths[key] === undefined && !frozen.has(key) ? usual[key].width : 0,
    );
    give(left, total(weights) > 0 ? weights : formationColumns.map((_key, at) => (at === 0 ? 1 : 0)));
  } else if (left < 0) {
    const spare = columns.map((width, at) => spareOf(at, width));
    give(-Math.min(-left, total(spare)), spare);
    const over = total(columns) + drawing - tableWidth;
    if (over > 0) {
      drawing = 0;
      give(tableWidth - total(columns), columns);
    }
  }
  return { columns, rows: total(columns), drawing };

  function spareOf(at: number, width: number): number {
    const key = formationColumns[at]!;
    return shows[at] && !frozen.has(key) ? Math.max(0, width - usual[key].least) : 0;
  }
}

/**
 * In how many columns a number of programmes is laid out: a label and its value keep one line, and are not far apart.
 * If not all of them fit next to one another, they take several rows with equally many.
 */
export function blocksInRow(tableWidth: number, programmes: number): number {
  const most =
    tableWidth >= 1640 ? 5 : tableWidth >= 1240 ? 4 : tableWidth >= 720 ? 3 : tableWidth >= 420 ? 2 : 1;
  if (programmes <= most) return Math.max(1, programmes);
  // The last of five goes under one of the others.
  return most === 4 ? 4 : Math.ceil(programmes / Math.ceil(programmes / most));
}
