import type { Cell } from '@/domain/montage/address';
import { listColumns } from '@/domain/montage/catalogue';
import type { Listed } from '@/domain/montage/change';
import { placeInList, type ListOfCells } from '@/domain/montage/listed';
import { listAt, listedKinds } from '@/domain/montage/lookup';
import type { Montage } from '@/domain/montage/montage';
import { pasteListed } from '@/domain/montage/paste';
import { unitsInForce } from '@/domain/shown-units/in-force';
import { pageRows, type GridModel, type Motion } from '../grid/grid-model';

interface Spot {
  row: number;
  column: number;
}

/** The columns of a list, in the same order on the screen and the clipboard. */
export const columnsOf = ({ of }: ListOfCells): readonly string[] => listColumns[listedKinds[of]];

function reach({ row, column }: Spot, motion: Motion, rows: number, columns: number): Spot {
  const lastRow = rows - 1;
  const lastColumn = columns - 1;
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

/** The id of the row that an address is in; undefined if it is in none. */
export const rowIdOf = (at: Cell['at']): string | undefined => {
  if ('id' in at) return at.id;
  return at.of === 'section' ? at.section : undefined;
};
/** The rows that a table shows, in its order. A stable function that returns the same list for the same rows. */
export type RowsOf = (montage: Montage) => readonly Listed[];

/** The table of a list for cursor and clipboard. */
export function createListModel(
  list: ListOfCells,
  rowsOf: RowsOf = (montage) => listAt(montage, list),
): GridModel {
  const columns = columnsOf(list);
  const kind = listedKinds[list.of];

  function locate(montage: Montage, { at, field }: Cell): Spot | null {
    if (at.of !== kind) return null;
    if ('trajectory' in list && 'trajectory' in at && at.trajectory !== list.trajectory) return null;
    if ('section' in list && 'section' in at && at.section !== list.section) return null;
    const row = rowsOf(montage).findIndex(({ id }) => id === rowIdOf(at));
    const column = columns.indexOf(field);
    return row < 0 || column < 0 ? null : { row, column };
  }

  function cellAt(montage: Montage, { row, column }: Spot): Cell | null {
    const entity = rowsOf(montage)[row];
    const field = columns[column];
    return entity && field !== undefined ? { at: placeInList(list, entity.id), field } : null;
  }

  return {
    first: (montage) => cellAt(montage, { row: 0, column: 0 }),
    move(montage, from, motion) {
      const spot = locate(montage, from) ?? { row: 0, column: 0 };
      return cellAt(montage, reach(spot, motion, rowsOf(montage).length, columns.length));
    },
    block(montage, anchor, cursor) {
      const [a, b] = [locate(montage, anchor), locate(montage, cursor)];
      if (!a || !b) return null;
      return {
        group: list.of,
        fromRow: Math.min(a.row, b.row),
        toRow: Math.max(a.row, b.row),
        fromColumn: Math.min(a.column, b.column),
        toColumn: Math.max(a.column, b.column),
      };
    },
    cells: (montage, { fromRow, toRow, fromColumn, toColumn }) =>
      rowsOf(montage)
        .slice(fromRow, toRow + 1)
        .map(({ id }) =>
          columns.slice(fromColumn, toColumn + 1).map((field) => ({ at: placeInList(list, id), field })),
        ),
    has: (montage, cell) => locate(montage, cell) !== null,
    follow(before, after, cell) {
      if (locate(after, cell)) return cell;
      const spot = locate(before, cell);
      return spot && cellAt(after, spot);
    },
    paste(montage, at, rows, newId) {
      const spot = locate(montage, at);
      const block = { list, rows, shownRows: rowsOf(montage), units: unitsInForce() };
      return spot && pasteListed(montage, { ...block, ...spot }, newId);
    },
  };
}
