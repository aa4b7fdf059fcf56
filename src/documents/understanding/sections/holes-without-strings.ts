import type { TableRow } from '../../readers/table';
import type { Columns } from '../tables/columns';
import type { RecognisedTable } from '../tables/recognise';

const ENDS = { shoe: 'tdAhd', shoeTvd: 'tdTvd', shoeTvdSs: 'tdTvdSs' } as const;
const OF_PIPE = ['outer', 'inner', 'mass', 'grade', 'thread', 'drift'];

/**
 * A table of strings that also gives a hole without one, `Open hole | 6" | - | 3,410`, as its strings and as the sections of all
 * its holes; null for any other table.
 */
export function withHolesApart(
  recognised: RecognisedTable,
): { strings: RecognisedTable; sections: RecognisedTable } | null {
  const { kind, table, columns } = recognised;
  const { hole, outer, category } = columns;
  const ends = Object.entries(ENDS).flatMap(([shoe, end]) =>
    columns[shoe] ? [[end, columns[shoe]] as const] : [],
  );
  if (kind !== 'casing' || !hole || !outer || outer.column === hole.column || ends.length === 0) return null;
  const hasFigure = (row: TableRow, column: number) => /\d/.test(row.cells[column] ?? '');
  const isHoleAlone = (row: TableRow) =>
    hasFigure(row, hole.column) &&
    ends.some(([, { column }]) => hasFigure(row, column)) &&
    OF_PIPE.every((field) => !/[\p{L}\d]/u.test(row.cells[columns[field]?.column ?? -1] ?? ''));
  const alone = table.rows.filter(isHoleAlone);
  const strings = table.rows.filter((row) => !alone.includes(row));
  const areHoles = strings.every((row) => hasFigure(row, hole.column) || !hasFigure(row, outer.column));
  if (alone.length === 0 || strings.length <= alone.length || !areHoles) return null;
  const ofSections: Columns = {
    hole,
    ...Object.fromEntries(ends),
    ...(category && { description: category }),
  };
  return {
    strings: { ...recognised, table: { ...table, rows: strings } },
    sections: { ...recognised, kind: 'sections', columns: ofSections },
  };
}
