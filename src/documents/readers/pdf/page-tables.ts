import { tablesOfGrid } from '../grid-tables';
import { filled, looksNumeric } from '../table';
import type { DocumentContent, HeadingVocabulary, NotUnderstoodPart, TextLine } from '../table';
import { closeTable, shown, reportParts, textsOf } from './close-table';
import type { OpenTable, Part } from './close-table';
import { headingOnPage, sameHeading } from './headings';
import { withColumns } from './line-columns';
import { overlap, topOf } from './lines';
import type { Line } from './lines';
import { repeatedRows, runsOn } from './ruled-tables';
import type { RuledTable } from './ruled-tables';

/** Consecutive lines: of a page, or of one of two halves side by side. */
export type Flow = Line[];

/** A part of the pages, in reading order: lines, or a table with ruled cells. */
export type Passage = Flow | RuledTable;

/** A gap of so many line distances ends a run of rows. */
const BREAK = 1.9;
const PROSE_WORDS = 9;
const CONTINUED = /\bcont|vervolg|fortsetzung/i;

/** The positions of the text lines on their page. */
const PLACES = new WeakMap<TextLine, Line>();

function asTextLine(line: Line): TextLine {
  const cells = textsOf(line);
  const textLine = { row: line.row, page: line.page, text: cells.join('  '), cells };
  PLACES.set(textLine, line);
  return textLine;
}

/** Finds the tables in the lines of a document's pages, and lists the lines outside them. */
export function tablesOfPages(
  passages: readonly Passage[],
  running: ReadonlySet<Line>,
  vocabulary: HeadingVocabulary,
): DocumentContent & { notUnderstood: NotUnderstoodPart[] } {
  let lines: TextLine[] = [];
  const stretches = [lines];
  const tables: OpenTable[] = [];
  /** Figures without known headings; of several such rows in sequence, the first. */
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
  const below: TextLine[] = [];
  for (const table of tables) {
    // A line of one piece is among the lines already.
    if (!table.ruled)
      below.push(
        ...closeTable(table, content)
          .filter(({ segments }) => segments.length > 1)
          .map(asTextLine),
      );
    else {
      const found = tablesOfGrid(table.ruled.rows, vocabulary, { delimiter: null });
      content.tables.push(...found.tables);
      table.lines?.push(...found.lines);
      if (found.tables.length === 0) reportUnread(table.ruled, content.notUnderstood, vocabulary);
    }
  }
  for (const line of below) {
    const isBehind = (other: TextLine) => other.page === line.page && other.row > line.row;
    const stretch = stretches.find((own) => own.some(isBehind));
    if (stretch) stretch.splice(stretch.findIndex(isBehind), 0, line);
    else lines.push(line);
  }
  content.lines = stretches.flatMap((stretch) => withColumns(stretch, PLACES));
  reportParts(
    apart.map((line) => ({
      page: line.page,
      row: line.row,
      reason: `The figures "${shown(line)}" were left out: no known heading is above them, or they are separate from the rows and columns of the table above.`,
    })),
    content.notUnderstood,
  );
  content.lines.sort((a, b) => (a.page ?? 0) - (b.page ?? 0));
  return content;
}

/** Reports a ruled table with unknown headings. Forms and turned tables are read from their lines. */
function reportUnread(
  { rows }: RuledTable,
  notUnderstood: NotUnderstoodPart[],
  vocabulary: HeadingVocabulary,
): void {
  const row = rows.find(({ cells }) => manyFigures(filled(cells)));
  if (!row || vocabulary.countKnown(rows.map(({ cells }) => cells[0] ?? '')) > 2) return;
  notUnderstood.push({
    ...(row.page === undefined ? {} : { page: row.page }),
    row: row.row,
    reason: `The figures "${filled(row.cells).join(' ').slice(0, 80)}" and those below were left out: no known heading is above them.`,
  });
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
  /** True while the page has only rows and headings: it may continue the table of the previous page. */
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
        table = { page: line.page, headingRow: line.row, parts: [] };
        tables.push(table);
      }
      table.unclear ??= heading.unclear;
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
    const gap = last ? topOf(line) - last.baseline : Infinity;
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
    // Lines below the title of the next chapter, or below other headings, are not rows of this table.
    if (CHAPTER.test(texts.join(' ')) || (texts.length > 1 && !texts.some((text) => /\d/.test(text))))
      part = undefined;
  }
}

/** `4.2 Offset well tops`. */
const CHAPTER = /^\d{1,2}(?:\.\d{1,2})+\.?\s+\p{Lu}/u;

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

/** Whether a line below a heading is one of its rows. After a gap or prose it must look like the rows before. */
function belongsTo(part: Part, line: Line, broken: boolean): boolean {
  const over = (segment: { left: number; right: number }) =>
    part.columns.filter((column) => overlap(column, segment) > 0).length;
  if (!broken) {
    const [only] = line.segments;
    // A line that ends in a figure may be a row whose name touches the figure: it is reported, not skipped.
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
