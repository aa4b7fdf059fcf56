import type { Cell } from '@/domain/montage/address';
import type { Montage } from '@/domain/montage/montage';
import { reservoirColumns } from '@/domain/montage/catalogue';
import { pasteReservoirs } from '@/domain/montage/paste';
import { pageRows, type GridModel, type Motion } from '../grid/grid-model';

/** The columns, in the same order on the screen and the clipboard. */
export const reservoirFields = reservoirColumns;

/** The only part of this table. */
export const reservoirGroup = 'reservoirs';

interface Spot {
  row: number;
  column: number;
}

function locate(montage: Montage, { at, field }: Cell): Spot | null {
  if (at.of !== 'reservoir') return null;
  const row = montage.reservoirs_list.findIndex(({ id }) => id === at.id);
  const column = reservoirFields.indexOf(field as (typeof reservoirFields)[number]);
  return row < 0 || column < 0 ? null : { row, column };
}

function cellAt(montage: Montage, { row, column }: Spot): Cell | null {
  const reservoir = montage.reservoirs_list[row];
  const field = reservoirFields[column];
  return reservoir && field ? { at: { of: 'reservoir', id: reservoir.id }, field } : null;
}

function reach({ row, column }: Spot, motion: Motion, rows: number): Spot {
  const lastRow = rows - 1;
  const lastColumn = reservoirFields.length - 1;
  const clampRow = (to: number) => Math.min(Math.max(to, 0), lastRow);
  switch (motion) {
    case 'up':
      return { row: clampRow(row - 1), column };
    case 'down':
    case 'below':
      return { row: clampRow(row + 1), column };
    case 'page-up':
      return { row: clampRow(row - pageRows), column };
    case 'page-down':
      return { row: clampRow(row + pageRows), column };
    case 'left':
      return { row, column: Math.max(0, column - 1) };
    case 'right':
      return { row, column: Math.min(lastColumn, column + 1) };
    case 'row-start':
      return { row, column: 0 };
    case 'row-end':
      return { row, column: lastColumn };
    case 'table-start':
      return { row: 0, column };
    case 'table-end':
      return { row: lastRow, column };
    case 'next':
      if (column < lastColumn) return { row, column: column + 1 };
      return row < lastRow ? { row: row + 1, column: 0 } : { row, column };
    case 'previous':
      if (column > 0) return { row, column: column - 1 };
      return row > 0 ? { row: row - 1, column: lastColumn } : { row, column };
  }
}

/** The reservoir table for cursor and clipboard. */
export const reservoirsModel: GridModel = {
  first: (montage) => cellAt(montage, { row: 0, column: 0 }),
  move(montage, from, motion) {
    const spot = locate(montage, from) ?? { row: 0, column: 0 };
    return cellAt(montage, reach(spot, motion, montage.reservoirs_list.length));
  },
  block(montage, anchor, cursor) {
    const [a, b] = [locate(montage, anchor), locate(montage, cursor)];
    if (!a || !b) return null;
    return {
      group: reservoirGroup,
      fromRow: Math.min(a.row, b.row),
      toRow: Math.max(a.row, b.row),
      fromColumn: Math.min(a.column, b.column),
      toColumn: Math.max(a.column, b.column),
    };
  },
  cells: (montage, { fromRow, toRow, fromColumn, toColumn }) =>
    montage.reservoirs_list
      .slice(fromRow, toRow + 1)
      .map(({ id }) =>
        reservoirFields
          .slice(fromColumn, toColumn + 1)
          .map((field) => ({ at: { of: 'reservoir' as const, id }, field })),
      ),
  has: (montage, cell) => locate(montage, cell) !== null,
  follow(before, after, cell) {
    if (locate(after, cell)) return cell;
    const spot = locate(before, cell);
    return spot && cellAt(after, spot);
  },
  paste(montage, at, rows, newId) {
    const spot = locate(montage, at);
    return spot && pasteReservoirs(montage, { ...spot, rows }, newId);
  },
};
