import { filled, looksNumeric, usesDecimalComma } from '../table';
import type {
  DocumentContent,
  HeadingVocabulary,
  NotUnderstoodPart,
  Table,
  TableRow,
  TextLine,
} from '../table';
import { tablesOfGrid } from '../grid-tables';
import { cellsOf, dataSpans, matchColumns } from './columns';
import type { ColumnHeading } from './columns';
import { headingOnPage, sameHeading } from './headings';
import { withColumns } from './line-columns';
import { overlap } from './lines';
import type { Line } from './lines';
import { repeatedRows, runsOn } from './ruled-tables';
import type { RuledTable } from './ruled-tables';
import { joinWrapped } from './wrapped-cells';
import type { LineCells } from './wrapped-cells';

/** Lines that follow each other: a page, or one of two halves side by side. */
export type Flow = Line[];

/** What follows each other on the pages: lines, and tables whose ruling gives their cells. */
export type Passage = Flow | RuledTable;

/** A stretch of a table under one heading row; on the next page a new one begins. */
interface Part {
  columns: ColumnHeading[];
  lines: { line: Line; title: boolean }[];
}

interface OpenTable {
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

/** A gap of so many line distances ends the rows that follow each other without doubt. */
const BREAK = 1.9;
const PROSE_WORDS = 9;
const CONTINUED = /\bcont|vervolg|fortsetzung/i;

const textsOf = (line: Line) => line.segments.map(({ text }) => text);

/** Where the words of the lines stand on their page. */
const PLACES = new WeakMap<TextLine, Line>();

function asTextLine(line: Line): TextLine {
  const cells = textsOf(line);
  const told = { row: line.row, page: line.page, text: cells.join('  '), cells };
  PLACES.set(told, line);
  return told;
}

/** Finds the tables in the lines of a document's pages, and lists what stands outside them. */
export function tablesOfPages(
  passages: readonly Passage[],
  running: ReadonlySet<Line>,
  vocabulary: HeadingVocabulary,
): DocumentContent & { notUnderstood: NotUnderstoodPart[] } {
  let lines: TextLine[] = [];
  const stretches = [lines];
  const tables: OpenTable[] = [];
  /** Figures that stand under no known headings; of several rows without any, the first. */
  const apart: Line[] = [];
  const repeated = new Set<string>();
  let between = false;
  for (const passage of passages) {
    if (!Array.isArray(passage)) {
      const ruled = between ? undefined : tables.at(-1)?.ruled;
      between = false;
      if (ruled && runsOn(ruled, passage)) {
        ruled.rows.push(...passage.rows.slice(repeatedRows(ruled, passage)));
        ruled.page = passage.page;
        continue;
      }
      const own: TextLine[] = [];
      stretches.push(own, (lines = []));
      tables.push({ page: passage.page, headingRow: 0, parts: [], ruled: { ...passage }, lines: own });
      continue;
    }
    const own: Line[] = [];
    for (const line of passage) {
      if (!running.has(line)) own.push(line);
      else {
        const text = textsOf(line).join(' ');
        if (!repeated.has(`${line.page - 1} ${text}`) && /\p{L}/u.test(text)) lines.push(asTextLine(line));
        repeated.add(`${line.page} ${text}`);
      }
    }
    between ||= own.some((line) => !CONTINUED.test(textsOf(line).join(' ')));
    readFlow(own, tables, lines, apart, vocabulary);
  }
  const content: DocumentContent & { notUnderstood: NotUnderstoodPart[] } = {
    tables: [],
    lines: [],
    notUnderstood: [],
  };
  for (const table of tables) {
    if (!table.ruled) closeTable(table, content);
    else {
      const found = tablesOfGrid(table.ruled.rows, vocabulary, { delimiter: null });
      content.tables.push(...found.tables);
      table.lines?.push(...found.lines);
    }
  }
  content.lines = stretches.flatMap((stretch) => withColumns(stretch, PLACES));
  tell(
    apart.map((line) => ({
      page: line.page,
      row: line.row,
      reason: `The figures "${shown(line)}" were left out: they stand under no headings that are known, or apart from the rows and columns of the table above.`,
    })),
    content.notUnderstood,
  );
  content.lines.sort((a, b) => (a.page ?? 0) - (b.page ?? 0));
  return content;
}

function readFlow(
  flow: Flow,
  tables: OpenTable[],
  lines: TextLine[],
  apart: Line[],
  vocabulary: HeadingVocabulary,
): void {
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
      const continues = fresh && table && part && sameHeading(part.columns, heading.columns);
      if (!continues || !table) {
        table = { page: line.page, headingRow: line.row, parts: [], doubt: heading.doubt };
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
      if (!part && manyFigures(texts) && !manyFigures(textsOf(flow[at - 1] ?? { ...line, segments: [] })))
        apart.push(line);
      if (!CONTINUED.test(texts.join(' '))) fresh = false;
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
    if (manyFigures(texts)) apart.push(line);
  }
}

function manyFigures(texts: readonly string[]): boolean {
  const figures = texts.filter(looksNumeric).length;
  return figures > 1 && figures >= texts.length / 2;
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
  const reach = [...part.columns, ...part.lines.slice(-40).flatMap((row) => row.line.segments)];
  const left = Math.min(...reach.map((piece) => piece.left)) - 4 * line.size;
  const right = Math.max(...reach.map((piece) => piece.right)) + 8 * line.size;
  if (line.segments.some((segment) => segment.right < left || segment.left > right)) return false;
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

const shown = (line: Line) => textsOf(line).join(' ').slice(0, 80);

function tell(doubts: readonly NotUnderstoodPart[], notUnderstood: NotUnderstoodPart[]): void {
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
