import type { Table } from '../../readers/table';
import type { TableCorrection } from './corrected-content';
import { namedThing } from './named-things';
import { withSizeColumn } from '../sections/sizes-in-titles';

/** A table with a further column for the hole section or the string that a correction names, and the correction of that column. */
export function withSectionOf(
  table: Table,
  correction: TableCorrection,
  of: string,
): { table: Table; correction: TableCorrection } {
  const { is, size, words } = namedThing(of);
  const field = is === 'hole' ? 'hole' : correction.is === 'casing' ? 'outer' : 'casing';
  const heading = field === 'hole' ? 'Hole size' : field === 'outer' ? 'Casing OD' : 'Casing';
  const column = table.headings.length;
  return {
    table: withSizeColumn(table, heading, size === null ? words : `${size}"`, ({ row, page }, at) => ({
      row,
      column: at,
      ...(page === undefined ? {} : { page }),
    })),
    correction: { ...correction, columns: new Map([...correction.columns, [column, { field }]]) },
  };
}
