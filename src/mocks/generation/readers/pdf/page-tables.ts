import { filled, looksNumeric, usesDecimalComma } from '../table';
import type {
  DocumentContent,
  HeadingVocabulary,
  NotUnderstoodPart,
  Table,
  TableRow,
  TextLine,
} from '../table';
import { cellsOf, dataSpans, matchColumns } from './columns';
import type { ColumnHeading } from './columns';
import { headingOnPage, sameHeading } from './headings';
import { overlap } from './lines';
import type { Line } from './lines';
import { joinWrapped } from './wrapped-cells';
import type { LineCells } from './wrapped-cells';

/** Lines that follow each other: a page, or one of two halves side by side. */
export type Flow = Line[];

/** A stretch of a table under one heading row; on the next page a new one begins. */
interface Part {
  columns: ColumnHeading[];
  lines: { line: Line; title: boolean }[];
}

interface OpenTable {
  page: number;
  headingRow: number;
  parts: Part[];
}

/** A gap of so many line distances ends the rows that follow each other without doubt. */
const BREAK = 1.9;
const PROSE_WORDS = 9;

const textsOf = (line: Line) => line.segments.map(({ text }) => text);

function asTextLine(line: Line): TextLine {
  const cells = textsOf(line);
  return { row: line.row, page: line.page, text: cells.join('  '), cells };
}

/** Finds the tables in the lines of a document's pages, and lists what stands outside them. */
export function tablesOfPages(
  flows: readonly Flow[],
  running: ReadonlySet<Line>,
  vocabulary: HeadingVocabulary,
): DocumentContent & { notUnderstood: NotUnderstoodPart[] } {
  const lines: TextLine[] = [];
  const tables: OpenTable[] = [];
  let before = new Set<string>();
  for (const flow of flows) {
    const texts = new Set<string>();
    const own: Line[] = [];
    for (const line of flow) {
      if (!running.has(line)) own.push(line);
      else {
        const text = textsOf(line).join(' ');
        texts.add(text);
        if (!before.has(text) && /\p{L}/u.test(text)) lines.push(asTextLine(line));
      }
    }
    before = texts;
    readFlow(own, tables, lines, vocabulary);
  }
  const content: DocumentContent & { notUnderstood: NotUnderstoodPart[] } = {
    tables: [],
    lines,
    notUnderstood: [],
  };
  for (const table of tables) closeTable(table, content);
  content.lines.sort((a, b) => (a.page ?? 0) - (b.page ?? 0));
  return content;
}

function readFlow(flow: Flow, tables: OpenTable[], lines: TextLine[], vocabulary: HeadingVocabulary): void {
  let table = tables.at(-1);
  let part = table?.parts.at(-1);
  /** Nothing but rows and headings so far: what follows may continue the table of the page before. */
  let fresh = true;
  let broken = true;
  let last: Line | undefined;
  for (let at = 0; at < flow.length; at += 1) {
    const line = flow[at];
    if (!line) continue;
    const texts = textsOf(line);
    const heading = headingOnPage(flow, at, vocabulary);
    if (heading) {
      const runsOn = fresh && table && part && sameHeading(part.columns, heading.columns);
      if (!runsOn || !table) {
        table = { page: line.page, headingRow: line.row, parts: [] };
        tables.push(table);
      }
      part = { columns: heading.columns, lines: [] };
      table.parts.push(part);
      at += heading.height - 1;
      last = flow[at];
      broken = false;
      fresh = false;
      continue;
    }
    const title = vocabulary.isBlockTitle(texts.join(' '));
    if (vocabulary.isKeyValue(texts) || !part || (title && fresh)) {
      lines.push(asTextLine(line));
      if (!/\bcont|vervolg|fortsetzung/i.test(texts.join(' '))) fresh = false;
      broken = true;
      if (title) part = undefined;
      continue;
    }
    const gap = last ? line.baseline - last.baseline : Infinity;
    broken ||= gap > BREAK * usualGap(part, line) && gap > BREAK * line.size * 1.2;
    if (title || belongsTo(part, line, broken)) {
      part.lines.push({ line, title });
      if (title || line.segments.length === 1) lines.push(asTextLine(line));
      last = line;
      broken = title;
      if (!fresh || !title) fresh = false;
      continue;
    }
    lines.push(asTextLine(line));
    broken = true;
    fresh = false;
  }
}

function usualGap(part: Part, line: Line): number {
  const gaps = part.lines.slice(-8).flatMap((row, at, rows) => {
    const above = rows[at - 1];
    return above && above.line.page === row.line.page ? [row.line.baseline - above.line.baseline] : [];
  });
  return gaps.length === 0 ? line.size * 1.6 : Math.max(...gaps.toSorted((a, b) => a - b).slice(0, 4));
}

/** Whether a line below a heading is one of its rows; after a gap or prose it must look like one more. */
function belongsTo(part: Part, line: Line, broken: boolean): boolean {
  const left = Math.min(...part.columns.map((column) => column.left)) - 4 * line.size;
  const right = Math.max(...part.columns.map((column) => column.right));
  const inside = line.segments.every(
    (segment) => segment.right > left && segment.left < right + 8 * line.size,
  );
  if (!inside) return false;
  const over = (segment: { left: number; right: number }) =>
    part.columns.filter((column) => overlap(column, segment) > 0).length;
  if (!broken) {
    const [only] = line.segments;
    // A line that ends in a figure may be a row whose name runs up to it: it is reported, not passed over.
    const prose =
      !looksNumeric(line.words.at(-1)?.text ?? '') &&
      (line.words.length >= PROSE_WORDS || (only !== undefined && over(only) > 2));
    return line.segments.length > 1 || !prose;
  }
  const numbers = line.segments.filter(({ text }) => looksNumeric(text)).length;
  return (
    numbers > 0 &&
    line.segments.length >= Math.min(3, part.columns.length) &&
    line.segments.every((segment) => over(segment) < 2)
  );
}

const MAX_TOLD = 20;

function closeTable(
  open: OpenTable,
  content: DocumentContent & { notUnderstood: NotUnderstoodPart[] },
): void {
  const [first] = open.parts;
  if (!first) return;
  const said = first.columns.map(({ text }) => text).filter((text) => text !== '');
  const parts = pooled(open.parts);
  let table: Table | null = null;
  for (const part of parts) {
    const rows = part.lines.filter(({ title }) => !title).map(({ line }) => line);
    const columns = matchColumns(part.columns, dataSpans(rows), rows);
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
  const rights = columns.map(({ data, heading }) => (data ?? heading)?.right ?? Infinity);
  const flush = () => {
    for (const { line, cells, doubt } of joinWrapped(run, rights)) {
      const place = { page: line.page, row: line.row };
      if (doubt === null) rows.push({ ...place, cells });
      else
        doubts.push({
          ...place,
          reason: `The row "${textsOf(line).join(' ').slice(0, 80)}" was left out: ${doubt}.`,
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
        reason: `The row "${textsOf(line).join(' ').slice(0, 80)}" was left out: something in it runs over two columns or stands between them.`,
      });
    }
  }
  flush();
  notUnderstood.push(...doubts.slice(0, MAX_TOLD));
  if (doubts.length > MAX_TOLD) {
    const [next] = doubts.slice(MAX_TOLD);
    notUnderstood.push({
      ...next,
      reason: `${doubts.length - MAX_TOLD} more rows from here on were left out: their cells stand between the columns.`,
    });
  }
  return rows.filter(({ cells }) => filled(cells).length > 0);
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
