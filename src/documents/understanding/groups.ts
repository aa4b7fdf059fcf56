import type { Classification, NotUnderstood, Source } from '../facts';
import type { DocumentContent, Table, TextLine } from '../readers/table';
import { filled, looksNumeric } from '../readers/table';
import { correctedContent, placeKey, placeOfTable, withDecimalSign } from './corrected-content';
import type { CorrectedContent } from './corrected-content';
import type { Correction } from './corrections';
import { withOneDecimalSign } from './hypotheses/decimal-sign';
import { depthNotes } from './hypotheses/depth-notes';
import type { DepthNotes } from './hypotheses/depth-notes';
import { looseTables } from './hypotheses/loose-tables';
import { keyValuesOf } from './key-values';
import { listedTops } from './listed-tops';
import type { Question } from './questions';
import { questionOf, recogniseAs } from './recognise';
import type { RecognisedTable } from './recognise';
import { recogniseCorrected } from './recognise-corrected';
import { headingOf, newLog, readRow, sourceOf } from './row-reader';
import type { Datum, ReadingLog, RowReader } from './row-reader';
import { loggingMatrices } from './logging-matrix';
import { isSectionItem, tablesOfBlocks } from './section-blocks';
import { withSizeOfTitle } from './sizes-in-titles';
import { withTablesTurned } from './turned-tables';
import type { Kind } from './vocabulary';
import { isOffsetHeading, isOffsetTitle } from './vocabulary/offset-wells';
import { blockTitleWell, wellInTitle } from './well-names';

/** Rows of one kind about one well, from one table. */
export interface Group {
  file: string;
  classification: Classification;
  kind: Kind;
  /** From a well column, or the title line above the rows; null if the table names no well. */
  well: string | null;
  rows: RowReader[];
  /** Whether two columns have the same heading: group headings that would distinguish them were not understood. */
  headingsRepeat: boolean;
  /** Whether other tables of the document were not understood: they may be about the same things. */
  othersUnread: boolean;
  /** The fields with a column, whether or not a row has a value in it. */
  has: (field: string) => boolean;
  log: ReadingLog;
  source: Source;
  /** The table with its columns. */
  recognised: RecognisedTable;
  /** Whether it was assembled from sentences, which are less complete than a table. */
  isProse?: boolean;
  datum: Datum;
}

/** The title of a table is at most this many rows above its heading. */
const TITLE_ROWS = 2;

/** An item of a list above a table is not its title. */
const IS_ITEM = /^\s*[-*\u2022\u25cf\u25aa\u2013]\s/;

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
function isOfNeighbour(
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

/** The name of the table's sheet and the lines directly above the table, each on a separate line. */
function titleOf(content: DocumentContent, table: Table): string {
  const near = content.lines.filter(
    (line) =>
      line.sheet === table.sheet &&
      line.page === table.page &&
      line.row < table.headingRow &&
      line.row >= table.headingRow - 3 &&
      !isOfNeighbour(content, line, table) &&
      !isSectionItem(line.text) &&
      !IS_ITEM.test(line.text) &&
      // `AFE cost: USD 9,700,000` at the end of a title block is not about the table below it.
      keyValuesOf(line).every(({ field }) => field === 'wellName'),
  );
  return [table.sheet ?? '', ...near.map((line) => line.text)].join('\n');
}

function wellAbove(content: DocumentContent, table: Table): string | null {
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
    near.map(({ text }) => wellInTitle(text)).findLast((well) => well !== null) ??
    above.map(blockTitleWell).findLast((well) => well !== null) ??
    null
  );
}

/** The text that marks a table as one of other wells: the title directly above it, the name of its sheet, or a heading. */
function offsetTitle(content: DocumentContent, table: Table): string | null {
  const near = content.lines.filter(
    (line) =>
      line.sheet === table.sheet &&
      line.row < table.headingRow &&
      line.row >= table.headingRow - 3 &&
      (line.page === undefined || table.page === undefined || line.page === table.page) &&
      !isOfNeighbour(content, line, table),
  );
  const names = [table.sheet ?? '', ...near.map(({ text }) => text)];
  return names.find(isOffsetTitle) ?? table.headings.find(isOffsetHeading) ?? null;
}

/** `All data is in Metres unless otherwise stated`, `Tops are estimated in ft from KB`: no figure before the unit. */
const DECLARES_UNIT =
  /\b(?:data|depths?|units?|lengths?|measurements?|tops|teufen(?:angaben)?|tiefen|dieptes?|dybder|profondeurs|profundidades)\b[^.\d]{0,80}?(?:\bin|[:=(]|\bare|\bis|\bsont en|\ben|\bi)\s*(?:international\s+|us\s+survey\s+)?(feet|ft|usft|metres|meters|meter|metern)\b/i;

/** The unit of depths whose heading gives none. */
function declaredLengthUnit(content: DocumentContent): string | null {
  for (const { text } of content.lines) {
    const match =
      DECLARES_UNIT.exec(text) ??
      /\b(?:shoes|picks|values)\b[^.\d]*?\bin (feet|ft|usft|metres|meters|m)\b/i.exec(text);
    if (match) return /^(?:f|us)/i.test(match[1] ?? '') ? 'ft' : 'm';
  }
  return unitOfReferences(content) ?? (isInFeet(content) ? 'ft' : null);
}

/** Lengths of a title block in feet or metres: the elevation of the floor, the depth of the well. */
const STATED_LENGTH =
  /\b(?:elev\w*|kb|rkb|kelly bushing|rt|gl|ground level|water depth|td|total depth|datum)\b[^.\d]{0,40}\d[\d.,]*\s*(?<unit>us ?ft|ft|feet|m|met(?:er|re)s?)\b/gi;

/** Whether every length of the title block is in feet: then depths without a unit are not metres. */
function isInFeet(content: DocumentContent): boolean {
  const units = content.lines.flatMap(({ text }) =>
    text.length > 200 ? [] : [...text.matchAll(STATED_LENGTH)].map((match) => match.groups?.['unit'] ?? ''),
  );
  return units.length > 0 && units.every((unit) => /^(?:us ?)?f/i.test(unit));
}

/** `TVD Reference: RKB @ 76.8 usft`: a survey program gives the height of its reference in the unit of its depths. */
function unitOfReferences({ lines }: DocumentContent): string | null {
  const units = lines.flatMap(({ text }) => {
    const unit = /\b(?:md|tvd|depth)\s+reference\b.*@\s*\d[\d.,]*\s*(usft|ft|m)\b/i.exec(text)?.[1];
    return unit === undefined ? [] : [unit.toLowerCase() === 'm' ? 'm' : 'ft'];
  });
  return new Set(units).size === 1 ? (units[0] ?? null) : null;
}

/** `1,500` without quotes in a comma-separated file: one number in two cells, and one more cell than headings. */
function isSplitByComma(cells: readonly string[], table: Table): boolean {
  const surplus = cells.slice(table.headings.length).some(looksNumeric);
  return (
    surplus &&
    cells.some((cell, at) => /^[-+]?[1-9]\d{0,2}$/.test(cell) && /^\d{3}(\.\d+)?$/.test(cells[at + 1] ?? ''))
  );
}

function reportSplitNumbers(group: Group, table: Table): void {
  const [first, ...more] = group.rows.filter((row) => isSplitByComma(row.cells, table));
  if (first === undefined) return;
  const rows = more.length === 0 ? 'This row has' : `This row and ${more.length} more have`;
  group.log.notUnderstood.push({
    source: first.source(),
    reason: `${rows} more values than there are headings, as if a comma had split a number, so that values may be in the wrong columns; put such numbers in quotes, or leave the comma out.`,
  });
}

function repeats(headings: readonly string[]): boolean {
  const names = filled(headings).map((heading) => heading.toLowerCase());
  return new Set(names).size < names.length;
}

function groupsOfTable(
  recognised: RecognisedTable,
  content: DocumentContent,
  document: { file: string; classification: Classification },
  defaultLengthUnit: string | null,
  datum: Datum,
): Group[] {
  const { table, kind, columns } = recognised;
  const groups: Group[] = [];
  let titleWell = wellAbove(content, table);
  for (const row of table.rows) {
    const texts = filled(row.cells);
    // `12 1/4" hole: OBM, 1.25 SG` is an item of a list below the table, and is read as one.
    if (isSectionItem(texts.join(' '))) continue;
    const opened = texts.length === 1 ? blockTitleWell(texts[0] ?? '') : null;
    if (opened !== null) {
      titleWell = opened;
      continue;
    }
    const wellColumn = columns['well']?.column;
    const well = (wellColumn === undefined ? '' : (row.cells[wellColumn] ?? '').trim()) || titleWell;
    let group = groups.find((candidate) => candidate.well === well);
    if (!group) {
      group = {
        file: document.file,
        classification: document.classification,
        kind,
        well,
        rows: [],
        headingsRepeat: repeats(table.headings),
        othersUnread: false,
        has: (field) => columns[field] !== undefined,
        log: newLog(),
        source: sourceOf(document.file, table, headingOf(table)),
        recognised,
        datum,
      };
      reportAssumedColumns(group, recognised);
      groups.push(group);
    }
    group.rows.push(
      readRow(row, recognised, { file: document.file, defaultLengthUnit, datum, log: group.log }),
    );
  }
  for (const group of groups) reportSplitNumbers(group, table);
  for (const { text, ...at } of table.leftOut ?? []) {
    groups[0]?.log.notUnderstood.push({
      source: sourceOf(document.file, table, at),
      reason: `"${text}" has fewer values than there are sections, and the page does not show to which sections they belong; give it as a spreadsheet or a Word table, or put a dash in the blank cells.`,
    });
  }
  return groups;
}

/** Reports columns with unclear headings once; each of their values also gets a note. */
function reportAssumedColumns(group: Group, { columns }: RecognisedTable): void {
  for (const use of Object.values(columns))
    if (use?.assumed !== undefined)
      group.log.remarks.push(`Check the column "${use.heading}": ${use.assumed}.`);
}

export interface DocumentGroups {
  groups: Group[];
  /** Tables of unknown kind. */
  unknown: Table[];
  /** All tables. */
  tables: Table[];
  /** The document with its corrections applied. */
  seen: CorrectedContent;
  /** Tables of other wells, which are never used. */
  offset: NotUnderstood[];
  /** The open questions of the document. */
  questions: Question[];
}

/** Whether the rows of a matrix are those of a table. */
const holdsRows = (table: Table, matrix: Table): boolean =>
  table.sheet === matrix.sheet &&
  matrix.rows.every((row) =>
    table.rows.some((own) => own.row === row.row && (own.page ?? table.page) === (row.page ?? matrix.page)),
  );

/** Kinds whose table may be about a single section or string, named in its title. */
const OF_ONE_SECTION: ReadonlySet<Kind> = new Set(['cement', 'pressureTests', 'logging']);

const ENDS_OF_SECTIONS = ['tdAhd', 'tdTvd', 'tdTvdSs'];

/**
 * Whether the rows are only of another kind: a mud or cement programme also has a column of sections, but does not give their
 * ends.
 */
const onlyNamesSections = (group: Group, all: readonly Group[]): boolean =>
  group.kind === 'sections' &&
  !group.rows.some((row) =>
    ENDS_OF_SECTIONS.some((field) => group.has(field) && row.value(field) !== null),
  ) &&
  all.some((other) => other !== group && other.recognised.table === group.recognised.table);

export function groupsOfDocument(
  read: DocumentContent,
  document: { file: string; classification: Classification; corrections?: readonly Correction[] },
): DocumentGroups {
  const seen = correctedContent(read, document.corrections ?? []);
  const { tables: correctionsOfTables, document: said } = seen;
  const whole = withOneDecimalSign(withTablesTurned(seen.content));
  const content = { ...whole, tables: whole.tables.map((table) => withDecimalSign(table, said)) };
  const notesOf = (table: Table): DepthNotes => {
    const found = depthNotes(content, table);
    return said.reference ? { ...found, reference: said.reference, said: null } : found;
  };
  const defaultLengthUnit = said.lengthUnit ?? declaredLengthUnit(content);
  const datum: Datum = { floorM: null, aboveGroundM: null };
  const result: DocumentGroups = {
    groups: [],
    unknown: [],
    tables: [...content.tables],
    seen,
    offset: [],
    questions: [],
  };
  const saidOf = (table: Table) => correctionsOfTables.get(placeKey(placeOfTable(table)));
  const matrices = loggingMatrices(content).filter(
    (matrix) => !content.tables.some((table) => saidOf(table) && holdsRows(table, matrix)),
  );
  for (const matrix of matrices)
    for (const each of recogniseAs('logging', matrix))
      result.groups.push(...groupsOfTable(each, content, document, defaultLengthUnit, datum));
  for (const table of content.tables) {
    // Ticks are not values of their columns.
    if (matrices.some((matrix) => holdsRows(table, matrix))) continue;
    if (saidOf(table)?.is === 'ignored') continue;
    const others = saidOf(table) ? null : offsetTitle(content, table);
    if (others !== null) {
      result.offset.push({
        source: sourceOf(document.file, table, headingOf(table)),
        reason: `The table is of other wells ("${others}") and was not used.`,
      });
      continue;
    }
    const title = titleOf(content, table);
    const notes = notesOf(table);
    let recognised = recogniseCorrected(table, title, document.classification, notes, saidOf(table));
    const titled = recognised.length === 0 && !saidOf(table) ? withSizeOfTitle(content, table) : null;
    if (titled)
      recognised = recogniseCorrected(titled, title, document.classification, notes, undefined).filter(
        ({ kind }) => OF_ONE_SECTION.has(kind),
      );
    if (recognised.length === 0) {
      result.unknown.push(table);
      const question = questionOf(sourceOf(document.file, table, headingOf(table)), table, title, notes);
      if (question) result.questions.push(question);
    }
    for (const each of recognised)
      result.groups.push(...groupsOfTable(each, content, document, defaultLengthUnit, datum));
  }
  // Figures without known headings may be a survey, by physics or by a correction.
  const hasSurvey = result.groups.some(({ kind }) => kind === 'survey');
  const loose = looseTables(content).map((table) => withDecimalSign(table, said));
  result.tables.push(...loose);
  for (const table of loose) {
    if (hasSurvey && !saidOf(table)) continue;
    for (const each of recogniseCorrected(
      table,
      titleOf(content, table),
      document.classification,
      notesOf(table),
      saidOf(table),
    ))
      result.groups.push(...groupsOfTable(each, content, document, defaultLengthUnit, datum));
  }
  if (!result.groups.some(({ kind }) => kind === 'tops'))
    for (const table of listedTops(content))
      for (const each of recogniseCorrected(
        table,
        titleOf(content, table),
        document.classification,
        notesOf(table),
        undefined,
      ))
        if (each.kind === 'tops')
          result.groups.push(...groupsOfTable(each, content, document, defaultLengthUnit, datum));
  const blocks = tablesOfBlocks(content);
  // Lines that describe whole slurries are better than a table with neither density nor composition.
  if (blocks.some(({ isSlurries }) => isSlurries === true))
    result.groups = result.groups.filter(
      ({ kind, has }) => kind !== 'cement' || has('density') || has('type'),
    );
  // A table is complete: lines that repeat it would duplicate everything.
  result.groups = result.groups.filter((group, _, all) => !onlyNamesSections(group, all));
  const inTables = new Set(result.groups.map(({ kind }) => kind));
  for (const { kind, table, remarks, isProse = false } of blocks) {
    if (inTables.has(kind)) continue;
    const own = recogniseAs(kind, table).flatMap((each) =>
      groupsOfTable(each, content, document, defaultLengthUnit, datum),
    );
    own[0]?.log.remarks.push(...remarks);
    for (const group of own) group.isProse = isProse;
    result.groups.push(...own);
  }
  const othersUnread =
    result.unknown.length > 0 || (read.notUnderstood ?? []).some(({ isNotMeant }) => isNotMeant !== true);
  for (const group of result.groups) group.othersUnread = othersUnread;
  return result;
}
