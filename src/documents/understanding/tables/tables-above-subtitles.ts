import { toLine } from '../../readers/grid-tables';
import type { DocumentContent, Table, TableRow, TextLine } from '../../readers/table';
import { subtitleOf } from '../blocks/block-titles';
import { namedColumns } from '../recognition/named-columns';
import { headingsOf } from '../recognition/table-candidates';
import { VOCABULARY, type Kind } from '../words/vocabulary';

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

const isAbove = (a: TextLine, b: TextLine): boolean =>
  a.sheet === b.sheet && ((a.page ?? 0) < (b.page ?? 0) || (a.page === b.page && a.row < b.row));

const isSameRow = (a: TextLine, b: TextLine): boolean =>
  a.sheet === b.sheet && a.page === b.page && a.row === b.row;

/**
 * Ends the tables of a sheet above the title of the next kind. A sheet of one section has a table of the string, then labels and
 * values of the mud and the tests under titles, without blank rows in between. What is below the title becomes lines.
 */
export function withTablesEndedAtSubtitles(content: DocumentContent): DocumentContent {
  const lines = [...content.lines];
  const tables = content.tables.map((table) => {
    const end = firstSubtitle(table);
    if (end === -1) return table;
    for (const row of table.rows.slice(end)) {
      const page = row.page ?? table.page;
      const line = toLine({ ...row, ...(page === undefined ? {} : { page }) }, null, table.sheet);
      // A row with one cell is a line already.
      if (lines.some((other) => isSameRow(other, line))) continue;
      const at = lines.findIndex((other) => isAbove(line, other));
      lines.splice(at === -1 ? lines.length : at, 0, line);
    }
    return { ...table, rows: table.rows.slice(0, end) };
  });
  return { ...content, lines, tables };
}
