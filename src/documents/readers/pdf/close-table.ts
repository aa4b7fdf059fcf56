import { filled, usesDecimalComma } from '../table';
import type { DocumentContent, NotUnderstoodPart, Table, TableRow, TextLine } from '../table';
import { cellsOf, certainColumns, dataSpans, matchColumns, withFiguresApart } from './columns';
import type { ColumnHeading } from './columns';
import type { Line } from './lines';
import type { RuledTable } from './ruled-tables';
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
  /** What stands above its headings and may be said of some of them or of all. */
  doubt?: string | null;
  /** Without parts then: what is read by where it stands ends here. */
  ruled?: RuledTable;
  /** Where the lines of a ruled table go, between those before and after it. */
  lines?: TextLine[];
}

export const textsOf = (line: Line): string[] => line.segments.map(({ text }) => text);

const MAX_TOLD = 20;
/** Lines without figures below a table that may stand as close as its rows. */
const MOST_BELOW = 3;

/** Reads a table whose lines are known: by where their words stand. What it cannot tell, it reports. */
export function closeTable(
  open: OpenTable,
  content: DocumentContent & { notUnderstood: NotUnderstoodPart[] },
): void {
  const [first] = open.parts;
  if (!first) return;
  const said = first.columns.map(({ text }) => text).filter((text) => text !== '');
  if (typeof open.doubt === 'string') {
    content.notUnderstood.push({
      page: open.page,
      row: open.headingRow,
      reason: `"${open.doubt}" above the columns of the table ${said.slice(0, 6).join(', ')} may be said of some of them or of all, so that their units are not certain and none was used. Upload the table as XLSX or CSV.`,
    });
    return;
  }
  const parts = pooled(open.parts);
  let table: Table | null = null;
  for (const part of parts) {
    let rows = part.lines.filter(({ title }) => !title).map(({ line }) => line);
    let whole = matchColumns(part.columns, dataSpans(rows), rows);
    const apart = whole ? null : withFiguresApart(rows);
    const ofFigures = apart && matchColumns(part.columns, dataSpans(apart), apart);
    if (apart && ofFigures?.every(({ heading, data }) => heading && data)) {
      whole = ofFigures;
      part.lines = part.lines.map(({ line, title }) => ({ line: apart[rows.indexOf(line)] ?? line, title }));
      rows = apart;
    }
    // `Checked by: ____` below the last row is no row, and hides where the columns are.
    for (let below = 1; !whole && below <= MOST_BELOW; below += 1) {
      const fewer = rows.slice(0, -1);
      const last = rows.at(-1);
      if (!last || fewer.length === 0 || textsOf(last).some((text) => /\d/.test(text))) break;
      rows = fewer;
      whole = matchColumns(part.columns, dataSpans(rows), rows);
    }
    if (whole) part.lines = part.lines.filter(({ title, line }) => title || rows.includes(line));
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
        reason: `The columns of the table ${said.slice(0, 6).join(', ')} cannot be told apart by where its values stand: they would be taken for their neighbours, so that none was used. Upload the table as XLSX or CSV.`,
      });
      continue;
    }
    if (certain)
      content.notUnderstood.push({
        page: from?.page ?? open.page,
        row: open.headingRow,
        reason: `The columns ${certain.open.map(({ text }) => text).join(', ')} cannot be told apart from their neighbours by where their values stand, so that none of them was used; the others were. Upload the table as XLSX or CSV.`,
      });
    table ??= {
      page: open.page,
      headingRow: open.headingRow,
      headings: headings.map((heading) => heading?.text ?? ''),
      units: headings.map((heading) => heading?.unit ?? null),
      rows: [],
      decimalComma: false,
    };
    table.rows.push(...rowsOf(part, columns, content.notUnderstood));
  }
  if (!table) return;
  table.decimalComma = usesDecimalComma(table.rows, null);
  content.tables.push(table);
}

function rowsOf(
  part: Part,
  columns: NonNullable<ReturnType<typeof matchColumns>>,
  notUnderstood: NotUnderstoodPart[],
): TableRow[] {
  const rows: TableRow[] = [];
  const doubts: NotUnderstoodPart[] = [];
  let run: LineCells[] = [];
  const spans = columns.map(({ data, heading }) => data ?? heading ?? { left: 0, right: 0 });
  const flush = () => {
    for (const { line, cells, doubt } of joinWrapped(run, spans)) {
      const place = { page: line.page, row: line.row };
      if (doubt === null) rows.push({ ...place, cells });
      else
        doubts.push({
          ...place,
          reason: `The row "${shown(line)}" was left out: ${doubt}.`,
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
      doubts.push({
        page: line.page,
        row: line.row,
        reason: `The row "${shown(line)}" was left out: something in it runs over two columns or stands between them.`,
      });
    }
  }
  flush();
  tell(doubts, notUnderstood);
  return rows.filter(({ cells }) => filled(cells).length > 0);
}

export const shown = (line: Line) => textsOf(line).join(' ').slice(0, 80);

export function tell(doubts: readonly NotUnderstoodPart[], notUnderstood: NotUnderstoodPart[]): void {
  const [next, ...others] = doubts.slice(MAX_TOLD);
  notUnderstood.push(...doubts.slice(0, MAX_TOLD));
  if (next) {
    notUnderstood.push({
      ...next,
      reason: `From here on ${others.length + 1} more rows were left out for reasons like those above.`,
    });
  }
}

/** Parts whose headings stand at the same places are one: the more rows, the surer the columns. */
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
