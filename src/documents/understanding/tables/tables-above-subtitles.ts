import { toLine } from '../../readers/grid-tables';
import type { DocumentContent, Table, TableRow, TextLine } from '../../readers/table';
import { subtitleOf } from '../blocks/block-titles';
import { namedColumns } from '../recognition/named-columns';
import { headingsOf } from '../recognition/table-candidates';
import { VOCABULARY, type Kind } from '../words/vocabulary';
import { withLinesInOrder } from './lines-in-order';

/** The kinds that the sheet of one section has, each under its title. */
const OF_A_SECTION: ReadonlySet<Kind> = new Set(['casing', 'cement', 'mud', 'logging', 'pressureTests']);

/** The kind whose title is alone in a row: `DRILLING FLUID`. */
function subtitleIn({ cells }: TableRow): Kind | null {
  const [only = '', ...others] = cells.filter((cell) => cell.trim() !== '');
  const kind = others.length === 0 ? subtitleOf(only) : null;
  return kind !== null && OF_A_SECTION.has(kind) ? kind : null;
}

/** Fewer headings may be of several kinds. */
const FEWEST_HEADINGS = 3;

/** The kinds of a section that the headings name, whether or not they name the hole as well. */
function kindsOf(table: Table): Kind[] {
  const headings = headingsOf(table);
  return VOCABULARY.filter(
    (one) => OF_A_SECTION.has(one.kind) && Object.keys(namedColumns(one, headings)).length >= FEWEST_HEADINGS,
  ).map(({ kind }) => kind);
}

/** The first row of a table that is the title of another kind of a section. */
function firstSubtitle(table: Table): number {
  const titles = table.rows.map(subtitleIn);
  if (titles.every((title) => title === null)) return -1;
  const own = kindsOf(table);
  return own.length === 0 ? -1 : titles.findIndex((title) => title !== null && !own.includes(title));
}

/** A row of a table as a line. */
function lineOf(row: TableRow, { sheet, page: first }: Table): TextLine {
  const page = row.page ?? first;
  return toLine({ ...row, ...(page === undefined ? {} : { page }) }, null, sheet);
}

/**
 * Ends the tables of a sheet above the title of the next kind. The sheet of one section has a table of the string, then labels and
 * values of the mud and the tests under titles, without blank rows in between. The rows below the title become lines.
 */
export function withTablesEndedAtSubtitles(content: DocumentContent): DocumentContent {
  const below: TextLine[] = [];
  const tables = content.tables.map((table) => {
    const end = firstSubtitle(table);
    if (end === -1) return table;
    below.push(...table.rows.slice(end).map((row) => lineOf(row, table)));
    return { ...table, rows: table.rows.slice(0, end) };
  });
  return { ...content, lines: withLinesInOrder(content.lines, below), tables };
}
