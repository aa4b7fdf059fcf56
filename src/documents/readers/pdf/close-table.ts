import { filled, usesDecimalComma } from '../table';
import type { DocumentContent, NotUnderstoodPart, Table, TableRow, TextLine } from '../table';
import { cellsOf, certainColumns, dataSpans, matchColumns, withFiguresApart } from './columns';
import type { ColumnHeading } from './columns';
import type { Line } from './lines';
import type { RuledTable } from './ruled-tables';
import { withWordsApart } from './words-next-to-figures';
import { joinWrapped } from './wrapped-cells';
import type { LineCells } from './wrapped-cells';

/** A stretch of a table under one heading row; on the next page a new one begins. */
export interface Part {
  columns: ColumnHeading[];
  lines: { line: Line; title: boolean }[];
}

export interface OpenTable {
  page: number;
  headingRow: number;
  parts: Part[];
  /** Text above the headings that may apply to some columns or to all. */
  unclear?: string | null;
  /** Empty for a ruled table; it ends the reading by position. */
  ruled?: RuledTable;
  /** Where the lines of a ruled table are inserted into the lines of the document. */
  lines?: TextLine[];
}

export const textsOf = (line: Line): string[] => line.segments.map(({ text }) => text);

const MAX_REPORTED = 20;
/** How many lines without figures may follow a table as closely as its rows. */
const MOST_BELOW = 3;

/**
 * Reads a table with known lines by the positions of its words, and reports what is ambiguous. Returns the lines directly below
 * its last row that are text of something else: `PROGNOSIS       RESERVOIR PRESSURES` over the next two tables.
 */
export function closeTable(
  open: OpenTable,
  content: DocumentContent & { notUnderstood: NotUnderstoodPart[] },
): Line[] {
  const [first] = open.parts;
  if (!first) return [];
  const below: Line[] = [];
  const said = first.columns.map(({ text }) => text).filter((text) => text !== '');
  if (typeof open.unclear === 'string') {
    content.notUnderstood.push({
      page: open.page,
      row: open.headingRow,
      reason: `"${open.unclear}" above the columns of the table ${said.slice(0, 6).join(', ')} may apply to some of them or to all. Their units are uncertain, so no column was used. Upload the table as XLSX or CSV.`,
    });
    return [];
  }
  const parts = pooled(open.parts);
  let table: Table | null = null;
  for (const part of parts) {
    let rows = part.lines.filter(({ title }) => !title).map(({ line }) => line);
    let whole = matchColumns(part.columns, dataSpans(rows), rows);
    for (const separate of [withFiguresApart, withWordsApart]) {
      const apart = whole ? null : separate(rows, part.columns);
      const columns = apart && matchColumns(part.columns, dataSpans(apart), apart);
      if (!apart || !columns?.every(({ heading, data }) => heading && data)) continue;
      whole = columns;
      const before = rows;
      part.lines = part.lines.map(({ line, title }) => ({
        line: apart[before.indexOf(line)] ?? line,
        title,
      }));
      rows = apart;
    }
    // `Checked by: ____` below the last row is not a row, and hides the gaps between the columns.
    for (let count = 1; !whole && count <= MOST_BELOW; count += 1) {
      const fewer = rows.slice(0, -1);
      const last = rows.at(-1);
      if (!last || fewer.length === 0 || textsOf(last).some((text) => /\d/.test(text))) break;
      rows = fewer;
      whole = matchColumns(part.columns, dataSpans(rows), rows);
    }
    if (whole)
      part.lines = partedFromText(part.lines, ({ title, line }) => title || rows.includes(line), below);
    const certain = whole ? null : certainColumns(part.columns, dataSpans(rows), rows);
    const columns = whole ?? certain?.columns ?? null;
    const headings = columns?.map(({ heading }) => heading);
    const agree =
      headings &&
      (!table ||
        (table.headings.length === headings.length &&
          table.headings.every((text, at) => text === (headings[at]?.text ?? ''))));
    const from = part.lines[0]?.line;
    if (!columns || !headings || !agree) {
      content.notUnderstood.push({
        page: from?.page ?? open.page,
        row: from?.row ?? open.headingRow,
        reason: `The columns of the table ${said.slice(0, 6).join(', ')} cannot be distinguished by the positions of its values, so no column was used. Upload the table as XLSX or CSV.`,
      });
      continue;
    }
    if (certain)
      content.notUnderstood.push({
        page: from?.page ?? open.page,
        row: open.headingRow,
        reason: `The columns ${certain.open.map(({ text }) => text).join(', ')} cannot be distinguished from their neighbours by the positions of their values, so they were not used; the others were. Upload the table as XLSX or CSV.`,
      });
    table ??= {
      page: open.page,
      headingRow: open.headingRow,
      headings: headings.map((heading) => heading?.text ?? ''),
      units: headings.map((heading) => heading?.unit ?? null),
      rows: [],
      decimalComma: false,
    };
    part.lines = partedFromText(part.lines, (one) => !isTextBetween(one, columns), below);
    table.rows.push(...rowsOf(part, columns, content.notUnderstood));
  }
  if (table) content.tables.push({ ...table, decimalComma: usesDecimalComma(table.rows, null) });
  return below;
}

type Columns = NonNullable<ReturnType<typeof matchColumns>>;

/** The lines up to the last row; the text below it is added to `below`. */
function partedFromText(
  lines: Part['lines'],
  isRow: (line: Part['lines'][number]) => boolean,
  below: Line[],
): Part['lines'] {
  const end = lines.findLastIndex(isRow) + 1;
  below.push(...lines.slice(end).map(({ line }) => line));
  return lines.slice(0, end);
}

/** Whether a line has several pieces without figures that are not in the columns. */
const isTextBetween = ({ line, title }: Part['lines'][number], columns: Columns): boolean =>
  !title &&
  line.segments.length > 1 &&
  !textsOf(line).some((text) => /\d/.test(text)) &&
  cellsOf(line, columns) === null;

function rowsOf(part: Part, columns: Columns, notUnderstood: NotUnderstoodPart[]): TableRow[] {
  const rows: TableRow[] = [];
  const unclearRows: NotUnderstoodPart[] = [];
  let run: LineCells[] = [];
  const spans = columns.map(({ data, heading }) => data ?? heading ?? { left: 0, right: 0 });
  const flush = () => {
    for (const { line, cells, unclear } of joinWrapped(run, spans)) {
      const place = { page: line.page, row: line.row };
      if (unclear === null) rows.push({ ...place, cells });
      else
        unclearRows.push({
          ...place,
          reason: `The row "${shown(line)}" was left out: ${unclear}.`,
        });
    }
    run = [];
  };
  for (const { line, title } of part.lines) {
    const cells = title ? null : cellsOf(line, columns);
    if (cells) {
      run.push({ line, cells });
      continue;
    }
    flush();
    if (title) rows.push({ page: line.page, row: line.row, cells: [textsOf(line).join(' ')] });
    else if (line.segments.length > 1 || /\d/.test(textsOf(line).join(''))) {
      unclearRows.push({
        page: line.page,
        row: line.row,
        reason: `The row "${shown(line)}" was left out: some text runs over two columns or is between them.`,
      });
    }
  }
  flush();
  reportParts(unclearRows, notUnderstood);
  return rows.filter(({ cells }) => filled(cells).length > 0);
}

export const shown = (line: Line) => textsOf(line).join(' ').slice(0, 80);

export function reportParts(
  unclearRows: readonly NotUnderstoodPart[],
  notUnderstood: NotUnderstoodPart[],
): void {
  const [next, ...others] = unclearRows.slice(MAX_REPORTED);
  notUnderstood.push(...unclearRows.slice(0, MAX_REPORTED));
  if (next) {
    notUnderstood.push({
      ...next,
      reason: `From here on ${others.length + 1} more rows were left out for reasons like those above.`,
    });
  }
}

/** Joins parts with headings at the same positions: more rows make the columns more certain. */
function pooled(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    const shifts = part.columns.map((column, at) => column.left - (last?.columns[at]?.left ?? Infinity));
    if (last && shifts.every((shift) => Math.abs(shift) < 1.5)) last.lines.push(...part.lines);
    else result.push({ columns: part.columns, lines: [...part.lines] });
  }
  return result;
}
