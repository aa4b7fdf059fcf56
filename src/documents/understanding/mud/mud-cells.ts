import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { ColumnUse } from '../tables/columns';
import { parseHeading } from '../words/headings';
import { itemValues } from '../prose/mud-values';
import type { ProseValue } from '../prose/prose-value';
import type { RecognisedTable } from '../tables/recognise';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';

const MUD = VOCABULARY.find(({ kind }) => kind === 'mud');

/** What each cell of a column lists. A list of properties does not begin with the name of a mud, which is expected there. */
function itemsOf({ column }: ColumnUse, isType: boolean, { rows }: Table): ProseValue[][] {
  return rows.map(({ cells }) => {
    const cell = cells[column] ?? '';
    if (isType) return itemValues(cell) ?? [];
    const items = cell === '' ? null : itemValues(`Mud, ${cell}`);
    return (items ?? []).filter(({ heading }) => heading !== 'Mud type');
  });
}

/**
 * A table of muds with the weight, and perhaps other properties, in the cell of the type or of the properties: `KCl polymer WBM,
 * 1.10 - 1.25 sg`. Each part gets a column of its own. Other tables are unchanged.
 */
export function withMudOfCells(recognised: RecognisedTable): RecognisedTable {
  const { kind, columns, table } = recognised;
  const { type, properties } = columns;
  if (kind !== 'mud' || !MUD || ['weight', 'weightLower', 'weightUpper'].some((at) => columns[at]))
    return recognised;
  const [found] = [type, properties].flatMap((use) => {
    const parts = use ? itemsOf(use, use === type, table) : [];
    return use && parts.some((own) => own.length > 0) ? [{ use, parts }] : [];
  });
  if (!found) return recognised;
  const { use: source, parts } = found;
  const headings = [...new Set(parts.flat().map(({ heading }) => heading))];
  const width = Math.max(table.headings.length, ...table.rows.map(({ cells }) => cells.length));
  const added = headings.flatMap((heading, at): [string, ColumnUse][] => {
    const parsed = parseHeading(heading);
    const [named] = fieldsNamed(MUD, parsed.key);
    const use = named && { ...columnUse(MUD, named.field, parsed, width + at), heading: source.heading };
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
          headings[index] === 'Mud type' ? (value ?? cells[source.column] ?? '') : (value ?? ''),
        );
        const page = row.page === undefined ? {} : { page: row.page };
        return {
          ...row,
          cells: [...cells, ...written],
          places: [...cells, ...written].map((_, column) => {
            const from = column < width ? column : source.column;
            return row.places?.[from] ?? { row: row.row, ...page, column: from };
          }),
        };
      }),
    },
  };
}
