import type { Table } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { parseHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import type { Group } from '../tables/table-groups';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';

const CASING = VOCABULARY.find(({ kind }) => kind === 'casing');

/** What the pipes of a string are, wherever it is set. */
const SPECS: ReadonlySet<string> = new Set(['mass', 'grade', 'thread', 'inner', 'drift']);

const NAMES_STRING: ReadonlySet<string> = new Set(['hole', 'outer']);

const SAME_SIZE_IN = 0.02;

const fieldOf = (heading: string): string | undefined =>
  CASING && fieldsNamed(CASING, parseHeading(heading).key)[0]?.field;

/**
 * The specifications that a sentence or a card gives of a string that tables place but do not specify: a table of hole sizes
 * and shoes, then `The 9 5/8" string is 47 lb/ft L-80`. Null if the tables say as much, or have no such string.
 */
export function specsOfString(block: BlockTable, tables: readonly Group[]): BlockTable | null {
  if (block.kind !== 'casing') return null;
  const { table } = block;
  const fields = table.headings.map((heading, at) => (at === 0 ? 'hole' : fieldOf(heading)));
  const size = parseMeasured(table.rows[0]?.cells[fields.indexOf('outer')] ?? '')?.value;
  const [string, another] = tables.flatMap(({ rows }) =>
    rows.filter((row) => {
      const outer = row.value('outer');
      return size !== undefined && outer !== null && Math.abs(outer - size) <= SAME_SIZE_IN;
    }),
  );
  if (!string || another) return null;
  const isTaken = (field = '') => SPECS.has(field) && string.text(field) === null;
  if (!fields.some(isTaken)) return null;
  const kept = fields.flatMap((field = '', at) => (NAMES_STRING.has(field) || isTaken(field) ? [at] : []));
  const called = string.text('category') ?? (/liner/i.test(string.text('outer') ?? '') ? 'Liner' : null);
  return { ...block, table: withType(onlyColumns(table, kept), called) };
}

/** What the table calls the string, so that both mean one. */
const withType = (table: Table, called: string | null): Table =>
  called === null
    ? table
    : {
        ...table,
        headings: [...table.headings, 'Casing type'],
        units: [...table.units, null],
        rows: table.rows.map((row) => ({
          ...row,
          cells: [...row.cells, called],
          ...(row.places ? { places: [...row.places, ...row.places.slice(0, 1)] } : {}),
        })),
      };

function onlyColumns(table: Table, kept: readonly number[]): Table {
  const take = <Cell>(cells: readonly Cell[]): Cell[] => cells.filter((_, at) => kept.includes(at));
  return {
    ...table,
    headings: take(table.headings),
    units: take(table.units),
    rows: table.rows.map((row) => ({
      ...row,
      cells: take(row.cells),
      ...(row.places ? { places: take(row.places) } : {}),
    })),
  };
}
