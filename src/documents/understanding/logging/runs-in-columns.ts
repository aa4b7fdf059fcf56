import type { Table } from '../../readers/table';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { TOOLS, runsOfCell } from './run-cells';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import { RUN_KEY } from '../vocabulary/section-blocks';

const LOGGING = VOCABULARY.find(({ kind }) => kind === 'logging');

const FEWEST = 2;

/** What is said of the logs of a row next to its runs. */
const SHARED: ReadonlySet<string> = new Set(['hole', 'casing', 'section', 'purpose', 'notes']);
const NAMES_PLACE: ReadonlySet<string> = new Set(['hole', 'casing', 'section']);

const fieldOf = (heading: string): string | undefined =>
  LOGGING && fieldsNamed(LOGGING, parseHeading(heading).key).find(({ field }) => SHARED.has(field))?.field;

interface RunColumn {
  heading: string;
  column: number;
  number: string;
}

function runColumnsOf({ headings }: Table): RunColumn[] {
  return headings.flatMap((heading, column) => {
    const number = RUN_KEY.exec(fold(heading).trim())?.[1];
    return number === undefined ? [] : [{ heading, column, number }];
  });
}

/** A table without the columns of its runs: what else it says of each section, such as its pressure tests. */
export function withoutRunColumns(table: Table): Table | null {
  const runs = new Set(runColumnsOf(table).map(({ column }) => column));
  if (runs.size < FEWEST) return null;
  const blank = (cell: string, column: number) => (runs.has(column) ? '' : cell);
  return {
    ...table,
    headings: table.headings.map(blank),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(blank) })),
  };
}

/**
 * Tables with a row for each section and a column for each of its runs, `Hole | Purpose | Run 1 | Run 2`, with a row for each
 * run instead. Bits and assemblies have runs too: a cell must name a logging tool.
 */
export function runsInColumns(tables: readonly Table[]): Table[] {
  return tables.flatMap((table) => {
    const runs = runColumnsOf(table);
    const shared = table.headings.flatMap((heading, column) => {
      const field = fieldOf(heading);
      return field === undefined ? [] : [{ heading, column, field }];
    });
    const isOfLogs = table.rows.some(({ cells }) =>
      runs.some(({ column }) => TOOLS.test(cells[column] ?? '')),
    );
    const hasPlace = shared.some(({ field }) => NAMES_PLACE.has(field));
    if (runs.length < FEWEST || !hasPlace || !isOfLogs) return [];
    const rows = table.rows.flatMap((row) => {
      const placeOf = (column: number) => ({
        row: row.row,
        column,
        ...(row.page === undefined ? {} : { page: row.page }),
      });
      const columns = shared.map(({ column }) => column);
      return runs
        .filter(({ column }) => runsOfCell(row.cells[column] ?? '').length > 0)
        .map(({ column, number }) => ({
          ...row,
          cells: [...columns.map((at) => row.cells[at] ?? ''), number, row.cells[column] ?? ''],
          places: [...columns, column, column].map(placeOf),
        }));
    });
    if (rows.length === 0) return [];
    return [
      {
        ...table,
        headings: [...shared.map(({ heading }) => heading), 'Run', 'Evaluation'],
        units: [...shared.map(({ column }) => table.units[column] ?? null), null, null],
        rows,
      },
    ];
  });
}
