import type { DocumentContent, Table } from '../../readers/table';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import type { ParsedHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { newLog, readRow } from '../tables/row-reader';
import type { Datum, ReadingLog, RowReader } from '../tables/row-reader';
import { convert } from '../units/units';
import { sameWell } from '../which-well/well-names';

/** A table of a document whose other columns may hold what its kind does not take. */
export interface FurtherTable {
  file: string;
  content: DocumentContent;
  table: Table;
  /** The name of its sheet and the lines above it. */
  title: string;
  headings: readonly ParsedHeading[];
  /** The kinds that the table was read as. */
  kinds: ReadonlySet<string>;
  wellName: string | null;
  datum: Datum;
  defaultLengthUnit: string | null;
  log: ReadingLog;
}

export const furtherTable = (table: Omit<FurtherTable, 'headings' | 'log'>): FurtherTable => ({
  ...table,
  headings: table.table.headings.map((heading, column) =>
    parseHeading(heading, table.table.units[column] ?? null),
  ),
  log: newLog(),
});

const WELL_COLUMN =
  /^(?:well|well name|wellbore|borehole|put|putnaam|bohrung|bohrungsname|bronn|bronnavn|puits|pozo|poco|pozzo)$/;

/** The rows of a table that are of the planned well, read by some columns. */
export function rowsOf(
  { file, table, headings, wellName, datum, defaultLengthUnit, log }: FurtherTable,
  columns: Columns,
): RowReader[] {
  const well = headings.findIndex(({ name }) => WELL_COLUMN.test(name));
  const isOfWell = (cells: readonly string[]) => {
    const named = well === -1 ? '' : (cells[well] ?? '').trim();
    return named === '' || wellName === null || sameWell(named, wellName);
  };
  return table.rows
    .filter(({ cells }) => isOfWell(cells))
    .map((row) => readRow(row, { table, columns }, { file, defaultLengthUnit, datum, log }));
}

/** The texts of a column, without blank ones. */
export const cellsOf = ({ table }: FurtherTable, column: number): string[] =>
  table.rows.flatMap(({ cells }) => (cells[column] ?? '').trim() || []);

/** The words of a heading as written, folded: with its unit and the words for the drill floor. */
export const wordsOf = ({ written }: ParsedHeading): string => fold(written).replace(/\s+/g, ' ');

/** The first column whose heading fits; -1 without one. */
export const columnNamed = ({ headings }: FurtherTable, name: RegExp): number =>
  headings.findIndex((heading) => name.test(heading.name));

/** The largest conductors are 36 to 42 in. */
const LARGEST_SIZE_IN = 48;

/** Whether the cells of a column are sizes of pipe rather than depths: `Shoe` may be the name of both. */
export function areSizes(table: FurtherTable, column: number): boolean {
  const unit = table.headings[column]?.unit ?? null;
  if (unit !== null) return convert(1, unit, 'size') !== null && unit !== 'm';
  const sizes = cellsOf(table, column).map((cell) => parseMeasured(cell)?.value ?? null);
  return sizes.length > 0 && sizes.every((size) => size !== null && size > 0 && size <= LARGEST_SIZE_IN);
}
