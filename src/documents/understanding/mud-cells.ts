import { columnUse } from './columns';
import type { ColumnUse } from './columns';
import { parseHeading } from './headings';
import { itemValues } from './prose/mud-values';
import type { RecognisedTable } from './recognise';
import { VOCABULARY, fieldsNamed } from './vocabulary';

const MUD = VOCABULARY.find(({ kind }) => kind === 'mud');

/**
 * A table of muds with the weight, and perhaps other properties, in the cell of the type: `KCl polymer WBM, 1.10 - 1.25 sg`. Each
 * part gets a column of its own. Other tables are unchanged.
 */
export function withMudOfCells(recognised: RecognisedTable): RecognisedTable {
  const { kind, columns, table } = recognised;
  const { type } = columns;
  if (kind !== 'mud' || !MUD || !type || ['weight', 'weightLower', 'weightUpper'].some((at) => columns[at]))
    return recognised;
  const parts = table.rows.map(({ cells }) => itemValues(cells[type.column] ?? ''));
  const headings = [...new Set(parts.flatMap((own) => own ?? []).map(({ heading }) => heading))];
  if (headings.length === 0) return recognised;
  const width = Math.max(table.headings.length, ...table.rows.map(({ cells }) => cells.length));
  const added = headings.flatMap((heading, at): [string, ColumnUse][] => {
    const parsed = parseHeading(heading);
    const [named] = fieldsNamed(MUD, parsed.key);
    const use = named && { ...columnUse(MUD, named.field, parsed, width + at), heading: type.heading };
    return use && (named.field === 'type' || !columns[named.field]) ? [[named.field, use]] : [];
  });
  return {
    ...recognised,
    columns: { ...columns, ...Object.fromEntries(added) },
    table: {
      ...table,
      rows: table.rows.map((row, at) => {
        const cells = Array.from({ length: width }, (_, column) => row.cells[column] ?? '');
        const own = headings.map((heading) => parts[at]?.find((part) => part.heading === heading)?.value);
        const written = own.map((value, index) =>
          headings[index] === 'Mud type' ? (value ?? cells[type.column] ?? '') : (value ?? ''),
        );
        const page = row.page === undefined ? {} : { page: row.page };
        return {
          ...row,
          cells: [...cells, ...written],
          places: [...cells, ...written].map((_, column) => {
            const from = column < width ? column : type.column;
            return row.places?.[from] ?? { row: row.row, ...page, column: from };
          }),
        };
      }),
    },
  };
}
