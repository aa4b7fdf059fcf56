import type { DocumentContent, Table, TableRow } from '../../readers/table';
import {
  rowsAbove,
  stringsAbove,
  withoutRangeHeadings,
  withoutSubtitles,
  withRowsBelowHoles,
} from './turned-subtitles';
import { sideRowsOf, withLabel } from './side-rows';
import type { SideRow } from './side-rows';
import { groupedSides } from './grouped-sides';
import { mixedSides } from './mixed-sides';
import { withCementsApart, withSlurryGroups } from '../cement/slurry-groups';
import {
  areHoleSizes,
  bandsOf,
  fromTitleRow,
  gapsOf,
  isCardOfSection,
  runsOf,
  sideRowOfTable,
  withBlankLabels,
  withFullCells,
  withHoleTitle,
  withUnitsInLabels,
  withoutRemarks,
} from '../turned/side-runs';
import { HEADINGS } from '../words/heading-vocabulary';
import { namesLeadAndTail, namesSections, namesSize, namesSlurries } from '../turned/column-titles';
import { withGroupsAbove } from '../turned/groups-of-labels';
import { stringsBySlurries } from '../turned/strings-by-slurries';
import { stringsOf, turn } from '../turned/turn';
import { withoutOrdinals } from '../turned/without-ordinals';

const isHeading = (text: string): boolean => HEADINGS.exact?.countKnown([text]) === 1;

interface Found {
  table: Table;
  rows: Set<number>;
  sheet: string | undefined;
  page: number | undefined;
  /** The columns of the rows that it takes; the whole rows if absent. */
  band?: readonly [from: number, to: number] | undefined;
}

/** Whether columns of a sheet are all on one side of those of a turned table. */
function areBeside({ rows }: Table, columns: readonly number[] | undefined): boolean {
  const own = rows.flatMap(({ places = [] }) => places.map(({ column }) => column));
  if (own.length === 0 || columns === undefined || columns.length === 0) return false;
  // The labels are to the left of the values.
  return Math.min(...columns) > Math.max(...own) + 1 || Math.max(...columns) < Math.min(...own) - 1;
}

/**
 * Transposes every turned table of a document: mud and cement programmes often have properties in rows and a column for each
 * section. Its rows are removed from the lines, and from the table above that would have
 * continued with them.
 */
export function withTablesTurned(given: DocumentContent): DocumentContent {
  const content = withRowsBelowHoles(withoutRangeHeadings(given), isHeading);
  const found: Found[] = [];
  const look = (rows: readonly SideRow[], exact: boolean, sheet: string | undefined) => {
    const runs = runsOf(withSlurryGroups(withoutOrdinals(rows))).flatMap((whole) =>
      exact ? bandsOf(whole) : { run: whole, band: undefined },
    );
    const apart = runs.flatMap(({ run, band }) => withCementsApart(run).map((one) => ({ run: one, band })));
    for (const { run: written, band } of apart) {
      const listed = stringsBySlurries(written);
      if (listed) {
        if (sheet !== undefined) listed.sheet = sheet;
        const own = new Set(written.map(({ row }) => row));
        found.push({ table: listed, rows: own, sheet, page: listed.page, band });
        continue;
      }
      const run = exact ? withoutRemarks(written) : written;
      if (isCardOfSection(run, content.lines, sheet)) continue;
      const summary = mixedSides(withHoleTitle(run), exact);
      // One kind would leave out the slurries, which no table of casing or mud has next to its own columns.
      const isSummary =
        summary.length > 1 &&
        summary.some(({ kind }) => kind === 'cement') &&
        !withoutSubtitles(run).some(namesSlurries);
      const table = isSummary ? null : turn(run, exact);
      const mixed = table ? [] : summary;
      for (const one of mixed) {
        if (sheet !== undefined) one.table.sheet = sheet;
        const page = run[0]?.page;
        if (page !== undefined) one.table.page = page;
        found.push({ ...one, sheet, page, band });
      }
      if (!table) continue;
      if (sheet !== undefined) table.sheet = sheet;
      const inTable = new Set(run.map(({ row }) => row));
      found.push({ table, rows: inTable, sheet, page: table.page, band });
      const strings = stringsOf(fromTitleRow(run), exact);
      if (strings && sheet !== undefined) strings.sheet = sheet;
      if (strings) found.push({ table: strings, rows: inTable, sheet, page: table.page, band });
    }
  };
  const sheets = new Set(content.lines.map(({ sheet }) => sheet));
  for (const sheet of sheets) {
    const all = withGroupsAbove(content.lines.filter((line) => line.sheet === sheet));
    const grouped = groupedSides(all, (rows) => withHoleTitle(withUnitsInLabels(rows, true)));
    found.push(...grouped.map(({ table, rows }) => ({ table, rows, sheet, page: table.page })));
    const lines = all.filter(
      ({ row, page }) => !grouped.some(({ table, rows }) => table.page === page && rows.has(row)),
    );
    const before = found.length;
    look(sideRowsOf(lines), true, sheet);
    if (found.length === before)
      look(withBlankLabels(withFullCells(lines.filter(({ columns }) => !columns).map(gapsOf))), false, sheet);
  }
  for (const table of content.tables) {
    // A survey is long, and never contains another table.
    if (table.rows.length > 200) continue;
    // `Section | 26" | 16"` over a summary may have been taken for headings.
    const heading: TableRow = { row: table.headingRow, cells: [...table.headings] };
    const isOfHoles =
      table.headings.filter(namesSize).length > 1 ||
      namesLeadAndTail(table.headings) ||
      namesSections(sideRowOfTable(heading, 0));
    const strings = stringsAbove(table, content.lines);
    const over = strings ? [strings] : rowsAbove(table, content.lines);
    const isUnderHoles = over.some(
      ({ cells }) => cells.filter(namesSize).length > 1 || areHoleSizes(cells.slice(1)),
    );
    const above = strings || isOfHoles || isUnderHoles ? over : [];
    const rows =
      isOfHoles || above.length > 0
        ? [{ ...heading, ...(table.page === undefined ? {} : { page: table.page }) }, ...table.rows]
        : table.rows;
    const starts = rows.flatMap(({ cells }) => {
      const first = cells.findIndex((cell) => cell !== '');
      return first === -1 ? [] : [first];
    });
    const left = Math.min(...starts);
    const titled = sideRowsOf(above).map((row) => ({ ...row, cells: withLabel(row.cells, left) }));
    look([...titled, ...rows.map((row) => sideRowOfTable(row, left))], true, table.sheet);
  }
  if (found.length === 0) return content;
  // Next to a table on its side, another table keeps its part of the rows.
  const takers = (
    { row, page }: { row: number; page?: number },
    sheet: string | undefined,
    columns: readonly number[] | undefined,
  ) =>
    found.filter(
      (one) =>
        one.sheet === sheet &&
        one.page === page &&
        one.rows.has(row) &&
        (one.band !== undefined || !areBeside(one.table, columns)),
    );
  const takersOf = (row: TableRow, { sheet }: Table) =>
    takers(
      row,
      sheet,
      row.cells.flatMap((cell, column) => (cell === '' ? [] : [column])),
    );
  const withoutBands = (cells: string[], bands: readonly Found[]): string[] =>
    cells.map((cell, column) =>
      bands.some(({ band }) => band && column >= band[0] && column <= band[1]) ? '' : cell,
    );
  return {
    lines: content.lines.flatMap((line) => {
      const bands = takers(line, line.sheet, line.columns);
      if (bands.length === 0) return line;
      const { columns } = line;
      if (!columns || bands.some(({ band }) => band === undefined)) return [];
      const kept = columns.flatMap((column, at) =>
        withoutBands([...Array<string>(column).fill(''), line.cells[at] ?? ''], bands)[column] === ''
          ? []
          : [at],
      );
      const cells = kept.map((at) => line.cells[at] ?? '');
      return cells.length === 0
        ? []
        : { ...line, text: cells.join(' '), cells, columns: kept.map((at) => columns[at] ?? at) };
    }),
    tables: [
      ...content.tables.map((table) => {
        const rows = table.rows.filter((row) => takersOf(row, table).every(({ band }) => band !== undefined));
        const bands = rows.flatMap((row) => takersOf(row, table));
        return bands.length === 0
          ? { ...table, rows }
          : {
              ...table,
              headings: withoutBands(table.headings, bands),
              rows: rows.map((row) => ({ ...row, cells: withoutBands(row.cells, takersOf(row, table)) })),
            };
      }),
      ...found.map(({ table }) => table),
    ],
  };
}
