import type { ProgressListener } from './scan/scan-limits';
import type { PageModel } from './page';

/** A line of a document outside its tables: preamble, footer, title, or a `key: value` line. */
export interface TextLine {
  /** Counted from 1, as an editor or a spreadsheet shows it; on a page, the line of the page. */
  row: number;
  sheet?: string;
  /** Of a document with pages, from 1. */
  page?: number;
  /** The last line of the page that it takes, where it takes several. */
  until?: number;
  text: string;
  /** The parts of the line when the file is delimited; one part otherwise. */
  cells: string[];
  /** The columns that the parts stand in, from 0, where the file has columns. */
  columns?: number[];
}

export interface TableRow {
  row: number;
  /** A table may run over several pages: each row knows its own. */
  page?: number;
  until?: number;
  cells: string[];
  /** Where each cell stands, of a row that was put together: of a table that lies on its side. */
  places?: {
    row: number;
    column: number;
    page?: number;
    /** The sentence that it was taken from, and what was assumed to read it. */
    quote?: string;
    assumed?: string;
  }[];
}

/** A heading row and the rows below it. Cells are trimmed text; numbers are understood later, with their units. */
export interface Table {
  sheet?: string;
  /** Of the heading. */
  page?: number;
  headingRow: number;
  headings: string[];
  /** From a units row below the headings; null where there is none or where it is blank. */
  units: (string | null)[];
  rows: TableRow[];
  /** Whether a comma inside a number of this table is its decimal sign. */
  decimalComma: boolean;
  /** Rows of a table set upright whose values could not be told apart by column. */
  leftOut?: { row: number; page?: number; text: string }[];
}

/** A part of a document that the reader saw and could not read. */
export interface NotUnderstoodPart {
  page?: number;
  sheet?: string;
  row?: number;
  reason: string;
  /** Whether it is hidden or struck through: it was read, and is not meant to be. */
  isNotMeant?: true;
}

/** A part of a page: in points of a PDF or pixels of a scan from the top left corner, in columns and rows of a sheet. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word of a scan: where it is, and how sure the recognition is of it, from 0 to 100. */
export interface ScannedWord {
  /** The line of the page, as in `TextLine`. */
  row: number;
  text: string;
  box: Box;
  confidence: number;
}

/** A page whose text was recognised in its picture. */
export interface ScannedPage {
  page: number;
  /** In the unit of its boxes. */
  width: number;
  height: number;
  /** In English: "Dutch". */
  language: string;
  /** The mean of its words, from 0 to 100. */
  confidence: number;
  words: ScannedWord[];
}

export interface DocumentContent {
  tables: Table[];
  lines: TextLine[];
  notUnderstood?: NotUnderstoodPart[];
  /** The pages that are scans; absent where none is. */
  scanned?: ScannedPage[];
  /** Text at a slant across a page: a stamp or a watermark. */
  stamps?: { page: number; text: string }[];
  /** The document as it is, where the reader was asked for it. */
  pages?: PageModel[];
}

export interface ReadOptions {
  /** Whether the pages are needed as they are, for a review or for corrections that point at them. */
  withPages?: boolean;
  /** Hears of the pages of a scan, which take seconds. */
  onProgress?: ProgressListener;
  /** Whether reading ends with `ScanAhead` before the first page of a scan is recognised. */
  scansElsewhere?: boolean;
}

/** What a reader returns: a document that cannot be read is told in a sentence that says what to do. */
export type ReadResult = { content: DocumentContent } | { refused: string };

/**
 * What the readers must know of the field to find a heading row in an untidy page: they split, the vocabulary
 * recognises. Passed in so that a new synonym never means a change here.
 */
export interface HeadingVocabulary {
  /**
   * How many of the cells are known headings, counted within the one kind of table they fit best. Headings that are only near
   * to known ones count for `NEAR_HEADINGS` up to 2 together, so that known ones always count for more.
   */
  countKnown(cells: readonly string[]): number;
  /** The same with headings that are known alone: for rows without figures below them, which are most of a text. */
  exact?: HeadingVocabulary;
  /** Whether a heading may begin with this word. Each word of prose is asked for, so that the answer must be quick. */
  mayBegin(word: string): boolean;
  isUnit(text: string): boolean;
  /** A line such as `Field: Aurora` or the cells `Field`, `Aurora`; such a line is never a heading row. */
  isKeyValue(cells: readonly string[]): boolean;
  /** A line that opens a block of one well, such as `Well NO 15/9-F-12`. */
  isBlockTitle(text: string): boolean;
  /** A line that opens a block about one section or one string, such as `12 1/4" hole section`. */
  opensBlock(text: string): boolean;
}

/** What two headings that are near to known ones count for: a heading row, where figures stand below it. */
export const NEAR_HEADINGS = 1.8;

/** Whether a row below a heading may be one of a table: several cells, and a figure in one of them. */
export function holdsFigures(cells: readonly string[]): boolean {
  const texts = filled(cells);
  return texts.length > 1 && texts.some((text) => /^[-+(<>~]?\s*[.,]?\d/.test(text));
}

/** The vocabulary for a row with these below it: headings that are only near to known ones need figures there. */
export function vocabularyAbove(
  below: readonly (readonly string[])[],
  vocabulary: HeadingVocabulary,
): HeadingVocabulary {
  return below.some(holdsFigures) ? vocabulary : (vocabulary.exact ?? vocabulary);
}

/** Whether headings that count for so much are those of a table, by what stands in the rows below them. */
export function isHeading(known: number, below: readonly (readonly string[])[]): boolean {
  return known >= 2 || (known >= NEAR_HEADINGS && below.some(holdsFigures));
}

export interface Row {
  row: number;
  page?: number;
  /** The last line of the page that it takes, where it takes several. */
  until?: number;
  cells: string[];
}

/** A cell merged over rows says the same for each of them. */
export interface Carried {
  column: number;
  /** The row it stands in. */
  from: number;
  text: string;
}

export interface GridRow extends Row {
  /** What merged cells above say for this row, where it has nothing of its own. */
  carried?: readonly Carried[];
}

export function filled(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell !== '');
}

const PLAIN_NUMBER = /^[-+\u2212]?\d+([.,]\d+)*$/;

export function looksNumeric(cell: string): boolean {
  return PLAIN_NUMBER.test(cell.replace(/\s/g, ''));
}

/**
 * A comma is the decimal sign when some number can be read in no other way (`2,75`, `1.234,5`) and none has a decimal
 * point. `1,500` alone stays ambiguous: in a semicolon file it is a decimal (spreadsheets write semicolons exactly
 * where the comma is taken), elsewhere a thousand.
 */
export function usesDecimalComma(rows: readonly Row[], delimiter: string | null): boolean {
  let certain = 0;
  let possible = 0;
  let pointed = 0;
  // `2.100,5` proves the comma, and `1.450` beside it a thousand; on its own that would be a decimal point.
  let [proven, thousands] = [0, 0];
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (/^[-+\u2212]?\d{1,3}(\.\d{3})+,\d+$/.test(cell)) proven += 1;
      else if (/^[-+\u2212]?[1-9]\d{0,2}(\.\d{3})+$/.test(cell)) thousands += 1;
      else if (/^[-+\u2212]?\d+,\d+$/.test(cell)) {
        if (/^[-+\u2212]?[1-9]\d{0,2},\d{3}$/.test(cell)) possible += 1;
        else certain += 1;
      } else if (/^[-+\u2212]?\d+\.\d+$/.test(cell)) pointed += 1;
    }
  }
  if (pointed > 0 || (proven === 0 && thousands > 0)) return false;
  return proven + certain > 0 || (delimiter === ';' && possible > 0);
}
