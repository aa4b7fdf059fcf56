import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { sectionTitle } from '../blocks/block-titles';
import { fold } from '../words/fold';
import { withLinesInOrder } from './lines-in-order';
import { blockTitleWell } from '../which-well/well-names';

/** `Section sheet 3`, `Page 2 of 6`, `Rev. B`, folded: which sheet of a document this is. A language adds its words. */
const OF_SHEET =
  /^(?:[a-z]{3,14} )?(?:sheet|card|page|part|section|phase|rev(?:ision)?|blatt|seite|karte|abschnitt|blad|kaart|sectie|ark|side|kort|seksjon|fiche|feuille|ficha|hoja|pagina|seccion|folha|secao|scheda|foglio|sezione)[ .:#-]*(?:no\.? ?|nr\.? ?|n\u00ba ?)?(?:\d{1,3}|[ivx]{1,4}|[a-z])(?: ?(?:of|\/|von|van|av|de|di) ?\d{1,3})?$/u;

const isOfSheet = (cell: string): boolean => OF_SHEET.test(fold(cell)) || blockTitleWell(cell) !== null;

/** `Section sheet 3 of 5 - 17 1/2" hole`: which sheet it is, and its title. */
const SHEET_THEN_TITLE = /^(?<sheet>[^"\u2033\u201d]{3,30}?)\s*[-\u2013\u2014:,]\s+(?<title>.+)$/u;

/** The parts of a bar, also of one in a single cell. */
function partsOf(row: readonly string[]): string[] {
  const cells = row.filter((cell) => cell.trim() !== '');
  const [only = '', ...others] = cells;
  if (others.length > 0 || sectionTitle(only) !== null) return cells;
  const { sheet, title } = SHEET_THEN_TITLE.exec(only.trim())?.groups ?? {};
  return sheet === undefined || title === undefined || !isOfSheet(sheet) ? cells : [sheet, title];
}

/** The title in a bar over the sheet of a section: `Section sheet 3 | 17 1/2" hole | Well A-3`; null for other rows. */
export function titleInBar(row: readonly string[]): string | null {
  const cells = partsOf(row);
  const titles = cells.filter((cell) => !isOfSheet(cell));
  const [title = ''] = titles;
  return titles.length === 1 && titles.length < cells.length && sectionTitle(title) !== null ? title : null;
}

const titled = (line: TextLine): TextLine => {
  const title = titleInBar(line.cells);
  return title === null ? line : { ...line, text: title, cells: [title] };
};

/** The bar that a reader took for the last row of the table above it, as a line. */
function barBelow({ rows, sheet, page }: Table): TextLine[] {
  const last = rows.at(-1);
  const title = last && titleInBar(last.cells);
  if (!last || title == null) return [];
  const own = last.page ?? page;
  return [
    {
      row: last.row,
      text: title,
      cells: [title],
      ...(sheet === undefined ? {} : { sheet }),
      ...(own === undefined ? {} : { page: own }),
    },
  ];
}

/**
 * Takes the titles of sections out of the bars over their sheets, whose other parts say which sheet of which well it is, also
 * where a reader took the bar for a row of the table above.
 */
export function withTitlesInBars(content: DocumentContent): DocumentContent {
  const bars = content.tables.flatMap(barBelow);
  const lines = withLinesInOrder(content.lines.map(titled), bars);
  const tables = content.tables.map((table) =>
    barBelow(table).length > 0 ? { ...table, rows: table.rows.slice(0, -1) } : table,
  );
  return { ...content, lines, tables };
}
