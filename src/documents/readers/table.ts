import type { ProgressListener } from './scan/scan-limits';
import type { PageModel } from './page';

/** A line of a document outside its tables: preamble, footer, title, or a `key: value` line. */
export interface TextLine {
  /** Counted from 1, as an editor or a spreadsheet shows it; on a page, the line of the page. */
  row: number;
  sheet?: string;
  /** The page, from 1, of a document with pages. */
  page?: number;
  /** Its last line, if it has several. */
  until?: number;
  text: string;
  /** The parts of the line when the file is delimited; one part otherwise. */
  cells: string[];
  /** The columns of the parts, from 0, if the file has columns. */
  columns?: number[];
}

export interface TableRow {
  row: number;
  /** A table may continue over several pages: each row has its own. */
  page?: number;
  until?: number;
  cells: string[];
  /** The places of the cells, in a row of a turned table. */
  places?: {
    row: number;
    column: number;
    page?: number;
    /** The sentence that the value comes from, and the assumptions made. */
    quote?: string;
    assumed?: string;
  }[];
}

/** A heading row and the rows below it. Cells are trimmed text; numbers are parsed later, with their units. */
export interface Table {
  sheet?: string;
  /** The page of the heading. */
  page?: number;
  headingRow: number;
  headings: string[];
  /** From a units row below the headings; null if there is none or it is blank. */
  units: (string | null)[];
  rows: TableRow[];
  /** Whether a comma inside a number of this table is its decimal sign. */
  decimalComma: boolean;
  /** Rows of a turned table whose values could not be assigned to columns. */
  leftOut?: { row: number; page?: number; text: string }[];
}

/** A part of a document that the reader could not read. */
export interface NotUnderstoodPart {
  page?: number;
  sheet?: string;
  row?: number;
  reason: string;
  /** Whether it is hidden or struck through: readable, but not meant to be read. */
  isNotMeant?: true;
}

/** A part of a page: in points of a PDF or pixels of a scan from the top left corner, or in columns and rows of a sheet. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word of a scan with its position and the confidence of the recognition, from 0 to 100. */
export interface ScannedWord {
  /** The line of the page, as in `TextLine`. */
  row: number;
  text: string;
  box: Box;
  confidence: number;
}

/** A page whose text was recognised in a picture. */
export interface ScannedPage {
  page: number;
  /** In the unit of its boxes. */
  width: number;
  height: number;
  /** The language in English: "Dutch". */
  language: string;
  /** The mean confidence of its words, from 0 to 100. */
  confidence: number;
  words: ScannedWord[];
}

export interface DocumentContent {
  tables: Table[];
  lines: TextLine[];
  notUnderstood?: NotUnderstoodPart[];
  /** The scanned pages; absent if there are none. */
  scanned?: ScannedPage[];
  /** Slanted text across a page: a stamp or a watermark. */
  stamps?: { page: number; text: string }[];
  /** The original layout of the document, if the caller asked for it. */
  pages?: PageModel[];
}

export interface ReadOptions {
  /** Whether to return the pages in their layout, for a review or for corrections that point at them. */
  withPages?: boolean;
  /** Called after each page of a scan; a page takes seconds. */
  onProgress?: ProgressListener;
  /** Whether to stop with `ScanAhead` before recognising the first page of a scan. */
  scansElsewhere?: boolean;
}

/** The result of a reader: the content, or a sentence that says why the document cannot be read and what to do. */
export type ReadResult = { content: DocumentContent } | { refused: string };

/**
 * What the readers need to know of the field to find a heading row: they split, the vocabulary recognises. Passed in, so
 * that a new synonym never requires a change here.
 */
export interface HeadingVocabulary {
  /**
   * How many of the cells are known headings, counted within the kind of table that fits best. Headings that are only similar
   * to known ones count `NEAR_HEADINGS` to 2 in total, so that known ones always count more.
   */
  countKnown(cells: readonly string[]): number;
  /** How many are known headings of a table that has a row for each hole, whose columns may be of several kinds; 0 without a hole. */
  countByHole(cells: readonly string[]): number;
  /** Whether the cells have all headings that a table of some kind needs. */
  areOfATable(cells: readonly string[]): boolean;
  /** The same with exactly known headings only: for rows without figures below them, which are most of a text. */
  exact?: HeadingVocabulary;
  /** Whether a heading may start with this word. Called for each word of prose, so it must be fast. */
  mayBegin(word: string): boolean;
  isUnit(text: string): boolean;
  /** A line such as `Field: Aurora` or the cells `Field`, `Aurora`; such a line is never a heading row. */
  isKeyValue(cells: readonly string[]): boolean;
  /** A line that starts a block about one well, such as `Well NO 15/9-F-12`. */
  isBlockTitle(text: string): boolean;
  /** A line that starts a block about one section or one string, such as `12 1/4" hole section`. */
  opensBlock(text: string): boolean;
  /** The title or the headings of a list of materials, such as `Product`, `Unit`, `Qty`: it ends the table above. */
  opensMaterialList(cells: readonly string[]): boolean;
  /** A line that says what is below it, such as `Mud programme`. */
  isSubject(text: string): boolean;
  /** Whether a text can only be the end of a name, as `Formation` and `casing` are. */
  isEndOfName(text: string): boolean;
  /** Whether a text ends as whole names do: `Ekofisk Formation`. */
  endsName(text: string): boolean;
}

/** The count of two headings that are similar to known ones: a heading row if figures are below it. */
export const NEAR_HEADINGS = 1.8;

/** Whether a row below a heading may be a table row: several cells, and a figure in one of them. */
export function holdsFigures(cells: readonly string[]): boolean {
  const texts = filled(cells);
  return texts.length > 1 && texts.some((text) => /^[-+(<>~]?\s*[.,]?\d/.test(text));
}

/** The vocabulary for a row above the given ones: headings that are only similar to known ones need figures there. */
export function vocabularyAbove(
  below: readonly (readonly string[])[],
  vocabulary: HeadingVocabulary,
): HeadingVocabulary {
  return below.some(holdsFigures) ? vocabulary : (vocabulary.exact ?? vocabulary);
}

/** Whether a count of known headings makes a row the heading of a table, considering the rows below it. */
export function isHeading(known: number, below: readonly (readonly string[])[]): boolean {
  return known >= 2 || (known >= NEAR_HEADINGS && below.some(holdsFigures));
}

export interface Row {
  row: number;
  page?: number;
  /** Its last line, if it has several. */
  until?: number;
  cells: string[];
}

/** The value of a cell merged over several rows. */
export interface Carried {
  column: number;
  /** The row of the merged cell. */
  from: number;
  text: string;
}

export interface GridRow extends Row {
  /** The values of merged cells above, for cells that are blank in this row. */
  carried?: readonly Carried[];
  /** How many columns to the left of its cells were split off. */
  shift?: number;
}

export function filled(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell !== '');
}

const PLAIN_NUMBER = /^[-+\u2212]?\d+([.,]\d+)*$/;

export function looksNumeric(cell: string): boolean {
  return PLAIN_NUMBER.test(cell.replace(/\s/g, ''));
}

const SIZE_FIRST = /^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|[.,]\d{1,3})?\s?(?:"|''|\u2033|\u201d|in\b)/;

/** `26"`, `12 1/4" hole`: a cell that begins with a size in inches. */
export const beginsWithSize = (cell: string): boolean => SIZE_FIRST.test(cell);

/**
 * A comma is the decimal sign if a number cannot be read otherwise (`2,75`, `1.234,5`) and none has a decimal point.
 * `1,500` alone is ambiguous: in a semicolon file it is a decimal (spreadsheets write semicolons where the comma is the
 * decimal sign), elsewhere a thousand.
 */
export function usesDecimalComma(rows: readonly Row[], delimiter: string | null): boolean {
  let certain = 0;
  let possible = 0;
  let pointed = 0;
  // `2.100,5` proves the comma, so that `1.450` in the same table is a thousand; alone it would be a decimal point.
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
