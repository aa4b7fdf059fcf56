import { segmentsOf, wordsOf } from './aligned-columns';
import type { Piece } from './aligned-columns';
import { looksNumeric } from './table';
import type { HeadingVocabulary } from './table';

const LONGEST_HEADING = 40;

/** The number in front of the title of a chapter. */
const CHAPTER = /^\d{1,2}(?:\.\d{1,2})*\.?\s+(?=\p{L}|\d)/u;

const overlap = (a: Piece, b: Piece) => Math.min(a.end, b.end) > Math.max(a.start, b.start);

/** Whether a line only has words in several columns, each above a part of the next line: the headings of a table. */
function isOverColumns(line: string, next: string): boolean {
  const [over, under] = [segmentsOf(line), segmentsOf(next)];
  const isWord = ({ text }: Piece) => /^[^\d]*\p{L}[^\d]*$/u.test(text) && text.length <= LONGEST_HEADING;
  if (over.length < 2 || !over.every(isWord) || !/\d/.test(next)) return false;
  // The labels below may have no heading.
  if (under.length !== over.length && under.length !== over.length + 1) return false;
  const own = over.map((piece) => under.findIndex((part) => overlap(piece, part)));
  return !own.includes(-1) && new Set(own).size === own.length;
}

/** Whether a line has figures in each column in which all rows above have figures. */
function hasTheirFigures(line: string, rows: readonly string[]): boolean {
  const parts = segmentsOf(line);
  const full = rows.map(segmentsOf).filter((row) => row.length >= parts.length);
  return parts.every(
    ({ text }, column) =>
      /\d|^[-\u2013\u2014]+$/.test(text) ||
      full.length === 0 ||
      full.some((row) => !/\d/.test(row[column]?.text ?? '')),
  );
}

/** The usual number of parts of the rows. */
function usualParts(rows: readonly string[]): number {
  const counts = rows.map((row) => segmentsOf(row).length).toSorted((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

/** Whether a line below a blank one has the headings of another table, in words that no table is known by: `Property   Lead   Tail`. */
export function headsAnotherTable(
  line: string,
  next: string,
  rows: readonly string[],
  isBelowTitle: boolean,
): boolean {
  if (rows.length === 0 || !isOverColumns(line, next)) return false;
  return isBelowTitle || segmentsOf(next).length < usualParts(rows) || !hasTheirFigures(next, rows);
}

/** Whether a line below a blank one is the title of a section or a string, and what is below it is no row of the table above. */
export function titlesAnotherBlock(
  lines: readonly string[],
  at: number,
  rows: readonly string[],
  vocabulary: HeadingVocabulary,
): boolean {
  const line = lines[at] ?? '';
  const title = line.trim();
  if (segmentsOf(line).length > 1) return false;
  if (!vocabulary.opensBlock(title) && !vocabulary.opensBlock(title.replace(CHAPTER, ''))) return false;
  const next = lines.slice(at + 1).find((below) => below.trim() !== '') ?? '';
  const isRow =
    segmentsOf(next).length >= usualParts(rows) && wordsOf(next).some(({ text }) => looksNumeric(text));
  return !isRow || !hasTheirFigures(next, rows);
}
