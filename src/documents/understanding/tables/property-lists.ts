import type { Table, TableRow } from '../../readers/table';
import { looksNumeric } from '../../readers/table';
import { isKnownKey } from '../blocks/block-pairs';
import { fold } from '../words/fold';
import { asRange } from './turned-subtitles';
import { propertyList } from '../vocabulary/property-lists';
import type { ListColumns } from '../vocabulary/property-lists';

const [FEWEST_PROPERTIES, MOSTLY] = [3, 0.6];

const cellOf = ({ cells }: TableRow, column: number): string => (cells[column] ?? '').trim();

/** Whether the cells of the column of properties are names that are known, which several things have. */
function holdsProperties({ rows }: Table, { property }: ListColumns): boolean {
  const names = rows.map((row) => cellOf(row, property)).filter((name) => name !== '');
  const known = names.filter((name) => !looksNumeric(name) && isKnownKey(name));
  const different = new Set(known.map(fold));
  return (
    different.size >= FEWEST_PROPERTIES &&
    different.size < known.length &&
    known.length >= names.length * MOSTLY
  );
}

/** The rows of each thing: where what is left of the properties is blank, it is that of the row above. */
function thingsOf({ rows }: Table, { property }: ListColumns): TableRow[][] {
  const things: TableRow[][] = [];
  let last = '';
  for (const row of rows) {
    if (cellOf(row, property) === '') continue;
    const own = row.cells.slice(0, property).join('|').trim();
    const isSame = own === last || /^\|*$/.test(own);
    if (isSame && things.length > 0) things.at(-1)?.push(row);
    else things.push([row]);
    if (!isSame) last = own;
  }
  return things;
}

/**
 * A list with a row for each property of each thing, `Section | Property | Value | Unit`, as a table with a row for each thing and a
 * column for each property; null for any other table.
 */
function withPropertiesAsColumns(table: Table): Table | null {
  const columns = propertyList(table.headings);
  if (!columns || !holdsProperties(table, columns)) return null;
  const things = thingsOf(table, columns);
  if (things.length < 2) return null;
  const { property, unit } = columns;
  const labels = new Map<string, { label: string; units: Set<string> }>();
  for (const row of things.flat()) {
    const label = cellOf(row, property);
    const known = labels.get(fold(label)) ?? { label, units: new Set() };
    labels.set(fold(label), known);
    if (unit !== -1 && cellOf(row, unit) !== '') known.units.add(cellOf(row, unit));
  }
  // A thing has each property once.
  const isClear = things.every(
    (rows) => new Set(rows.map((row) => fold(cellOf(row, property)))).size === rows.length,
  );
  if (!isClear || [...labels.values()].some(({ units }) => units.size > 1)) return null;
  const keys = [...labels.keys()];
  const before = table.headings.slice(0, property);
  return {
    ...table,
    headings: [...before, ...keys.map((key) => labels.get(key)?.label ?? key)],
    units: [
      ...before.map((_, at) => table.units[at] ?? null),
      ...keys.map((key) => [...(labels.get(key)?.units ?? [])][0] ?? null),
    ],
    rows: things.map((rows) => rowOf(rows, columns, keys)),
  };
}

const NO_END = /^[-\u2013\u2014]*$/;

/** The value of a row, or the range between its two ends. */
function valueOf(row: TableRow, value: number, most: number | undefined): string {
  if (most === undefined) return cellOf(row, value);
  const [from, to] = [cellOf(row, value), cellOf(row, most)].map((end) =>
    NO_END.test(end) ? undefined : end,
  );
  return asRange(from, to);
}

function rowOf(
  rows: readonly TableRow[],
  { property, value, most }: ListColumns,
  keys: readonly string[],
): TableRow {
  const [first] = rows;
  const placeOf = ({ row, page }: TableRow, column: number) => ({
    row,
    column,
    ...(page === undefined ? {} : { page }),
  });
  const before = (first?.cells ?? []).slice(0, property);
  const own = keys.map((key) => rows.find((row) => fold(cellOf(row, property)) === key));
  return {
    row: first?.row ?? 0,
    ...(first?.page === undefined ? {} : { page: first.page }),
    cells: [...before, ...own.map((row) => (row ? valueOf(row, value, most) : ''))],
    places: [
      ...before.map((_, column) => placeOf(first ?? { row: 0, cells: [] }, column)),
      ...own.map((row) => placeOf(row ?? first ?? { row: 0, cells: [] }, value)),
    ],
  };
}

/** Lists of the properties of several sections or strings become tables with a row for each. */
export const withListsOfProperties = (tables: readonly Table[]): Table[] =>
  tables.map((table) => withPropertiesAsColumns(table) ?? table);
