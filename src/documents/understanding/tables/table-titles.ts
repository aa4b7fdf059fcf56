import { isBulleted } from '../../readers/list-marks';
import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { isSectionItem } from '../blocks/block-titles';
import { keyValuesOf } from '../which-well/key-values';
import { isOffsetHeading, isOffsetTitle, namedSources } from '../vocabulary/offset-wells';
import { fold } from '../words/fold';
import { blockTitleWell, wellInTitle } from '../which-well/well-names';

/** The title of a table is at most this many rows above its heading. */
const TITLE_ROWS = 2;
/** A row of as many cells is no title. */
const FEWEST_OF_FORM = 4;

/** The columns of its sheet that a table covers. */
function bandOf({ headings }: Table): [from: number, to: number] {
  return [
    headings.findIndex((heading) => heading !== ''),
    headings.findLastIndex((heading) => heading !== ''),
  ];
}

const isInBand = (columns: readonly number[], [from, to]: readonly [number, number]): boolean =>
  columns.some((column) => column >= from && column <= to);

/** Whether a line near a table is the title of the table next to it. */
export function isOfNeighbour(
  { tables }: DocumentContent,
  { columns = [], sheet }: TextLine,
  table: Table,
): boolean {
  return (
    columns.length > 0 &&
    !isInBand(columns, bandOf(table)) &&
    tables.some(
      (other) =>
        other !== table &&
        other.sheet === sheet &&
        Math.abs(other.headingRow - table.headingRow) < TITLE_ROWS &&
        isInBand(columns, bandOf(other)),
    )
  );
}

/** The last lines above a table: they may give its kind and its well. */
function linesAbove(content: DocumentContent, table: Table): string[] {
  const above = content.lines.filter((line) => line.sheet === table.sheet && line.row < table.headingRow);
  return above.map((line) => line.text);
}

/** `1. Geological prognosis`: what is above the title of a chapter belongs to the chapter before. */
const CHAPTER =
  /^\s*(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[A-Z]\.(?:\d\.?)?)\s+(?:\p{Lu}|\d{1,2}(?:[ -]?\d{1,2}\/\d{1,2}|\.\d{1,3}|\s?[\u00bc-\u00be\u215b-\u215e])?\s?(?:"|\u2033|\u201d|in\b)\s)[^.:;]{3,60}$/u;

/** The lines from the last title of a chapter on, and those before it that name the well. */
export function ofItsChapter(lines: readonly TextLine[]): TextLine[] {
  const chapter = lines.findLastIndex(({ text, cells }) => cells.length === 1 && CHAPTER.test(text));
  return lines.filter((line, at) => at >= chapter || keyValuesOf(line).length > 0);
}

/** `Target: | Alder sandstone, 120 m below its top`: a label and its value in two cells are no title. */
const isLabelAndValue = (line: TextLine): boolean =>
  line.cells.length === 2 && /:\s*$/.test(line.cells[0] ?? '') && keyValuesOf(line).length === 0;

/** Whether a line names the wells that a table is based on, none of which the table itself names. */
export function isMadeFromNamed(line: string, { headings, rows }: Table): boolean {
  const sources = namedSources(line);
  if (sources.length === 0) return false;
  const written = fold([...headings, ...rows.flatMap(({ cells }) => cells)].join('|'));
  return !sources.some((name) => written.includes(name));
}

/** The name of the table's sheet and the lines directly above the table, each on a separate line. */
export function titleOfTable(content: DocumentContent, table: Table): string {
  const near = content.lines.filter(
    (line) =>
      line.sheet === table.sheet &&
      line.page === table.page &&
      line.row < table.headingRow &&
      line.row >= table.headingRow - 3 &&
      !isOfNeighbour(content, line, table) &&
      !isSectionItem(line.text) &&
      // `Targets | T1, T2 | Conductor | 20"`: the row of a form.
      line.cells.length < FEWEST_OF_FORM &&
      // An item of a list above a table is not its title.
      !isBulleted(line.text) &&
      !isLabelAndValue(line) &&
      !isMadeFromNamed(line.text, table) &&
      // `AFE cost: USD 9,700,000` at the end of a title block is not about the table below it.
      keyValuesOf(line).every(({ field }) => field === 'wellName'),
  );
  return [table.sheet ?? '', ...ofItsChapter(near).map((line) => line.text)].join('\n');
}

export function wellAbove(content: DocumentContent, table: Table): string | null {
  const above = linesAbove(content, table);
  const near = content.lines.filter(
    (line) =>
      line.sheet === table.sheet &&
      (line.page === undefined || table.page === undefined || line.page === table.page) &&
      line.row < table.headingRow &&
      line.row >= table.headingRow - TITLE_ROWS &&
      !isOfNeighbour(content, line, table),
  );
  return (
    near.map((line) => statedWell(line) ?? wellInTitle(line.text)).findLast((well) => well !== null) ??
    above.map(blockTitleWell).findLast((well) => well !== null) ??
    null
  );
}

/** `Well | Pine 14-11 Federal 6H`: the whole name behind its label. */
const statedWell = (line: TextLine): string | null =>
  line.cells.length === 2
    ? (keyValuesOf(line).find(({ field, isWellbore }) => field === 'wellName' && !isWellbore)?.value ?? null)
    : null;

/** The text that marks a table as one of other wells: the title directly above it, the name of its sheet, or a heading. */
export function offsetTitle(content: DocumentContent, table: Table): string | null {
  const near = content.lines.filter(
    (line) =>
      line.sheet === table.sheet &&
      line.row < table.headingRow &&
      line.row >= table.headingRow - 3 &&
      (line.page === undefined || table.page === undefined || line.page === table.page) &&
      !isOfNeighbour(content, line, table),
  );
  const names = [table.sheet ?? '', ...ofItsChapter(near).map(({ text }) => text)];
  return (
    names.find((name) => isOffsetTitle(name) && !isMadeFromNamed(name, table)) ??
    table.headings.find(isOffsetHeading) ??
    null
  );
}
