import { headingAt } from './heading-at';
import { filled, looksNumeric } from './table';
import type { GridRow, HeadingVocabulary, Row } from './table';

/** Columns from the first up to, but excluding, the second. */
type Band = readonly [from: number, to: number];

/** More columns than any page of tables has; a wider row is one table or none. */
const WIDEST = 400;
const MOST_BANDS = 12;

/** The columns between blank ones of a block of rows. */
function bandsOf(rows: readonly Row[]): Band[] {
  const taken: boolean[] = [];
  for (const { cells } of rows) {
    for (let column = 0; column < Math.min(cells.length, WIDEST + 1); column += 1) {
      if (cells[column] !== '') taken[column] = true;
    }
  }
  if (taken.length > WIDEST) return [];
  const bands: Band[] = [];
  for (let column = 0; column < taken.length; column += 1) {
    if (!taken[column]) continue;
    const from = column;
    while (taken[column + 1]) column += 1;
    bands.push([from, column + 1]);
  }
  return bands;
}

const within = (cells: readonly string[], [from, to]: Band): string[] =>
  cells.slice(0, to).map((cell, column) => (column < from ? '' : cell));

const inBand = (rows: readonly GridRow[], band: Band): GridRow[] =>
  rows.map(({ carried = [], ...row }) => ({
    ...row,
    cells: within(row.cells, band),
    carried: carried.filter(({ column }) => column >= band[0] && column < band[1]),
  }));

/** The start of the first table of a band and its number of headings; null for a band without a table. */
function firstHeading(
  rows: readonly Row[],
  vocabulary: HeadingVocabulary,
): { row: number; known: number } | null {
  for (let at = 0; at < rows.length; at += 1) {
    const heading = headingAt(rows, at, vocabulary);
    if (heading) return { row: rows[at]?.row ?? 0, known: heading.known };
  }
  return null;
}

function isForm(rows: readonly Row[], vocabulary: HeadingVocabulary): boolean {
  const said = rows.map(({ cells }) => filled(cells)).filter((cells) => cells.length > 0);
  return said.filter((cells) => vocabulary.isKeyValue(cells)).length * 2 > said.length;
}

const FEWEST_LABELS = 3;

/** Whether a band is a table on its side: its first column has different words, several of them known headings. */
function isTurned(rows: readonly Row[], vocabulary: HeadingVocabulary): boolean {
  const labels = rows.flatMap(({ cells }) => {
    const [label = '', ...values] = filled(cells);
    return values.length === 0 ? [] : [label];
  });
  return (
    labels.length >= FEWEST_LABELS &&
    new Set(labels).size === labels.length &&
    !labels.some(looksNumeric) &&
    vocabulary.countKnown(labels) >= FEWEST_LABELS - 1
  );
}

/**
 * Whether a blank column separates two tables rather than spacing one out: two tables repeat a heading or are of different
 * kinds, so that they are recognised better separately, or they do not start in the same row.
 */
function areApart(rows: readonly GridRow[], left: Band, right: Band, vocabulary: HeadingVocabulary): boolean {
  const leftRows = inBand(rows, left);
  const rightRows = inBand(rows, right);
  const [first, second] = [firstHeading(leftRows, vocabulary), firstHeading(rightRows, vocabulary)];
  if (!first && second) return isForm(leftRows, vocabulary) || isTurned(leftRows, vocabulary);
  if (first && !second) return isForm(rightRows, vocabulary) || isTurned(rightRows, vocabulary);
  if (!first || !second) return false;
  if (first.row !== second.row) return true;
  const both = firstHeading(inBand(rows, [left[0], right[1]]), vocabulary);
  return both === null || both.known < first.known + second.known;
}

function splitOf(rows: readonly GridRow[], vocabulary: HeadingVocabulary): Band[] {
  const split: Band[] = [];
  for (const band of bandsOf(rows)) {
    const last = split.at(-1);
    if (last && !areApart(rows, last, band, vocabulary)) split[split.length - 1] = [last[0], band[1]];
    else split.push(band);
  }
  return split;
}

/** Whether rows continue the tables side by side above them: nothing is between the tables. */
const continues = (rows: readonly Row[], split: readonly Band[]): boolean =>
  rows.every(({ cells }) =>
    cells.every((cell, column) => cell === '' || split.some(([from, to]) => column >= from && column < to)),
  );

interface Part {
  rows: GridRow[];
  split: readonly Band[];
}

/**
 * Separates tables that are side by side in a grid with blank columns between them. Each keeps its rows and column positions,
 * with blanks for the others. A grid of tables one below the other is unchanged.
 */
export function sideBySide(rows: readonly GridRow[], vocabulary: HeadingVocabulary): GridRow[][] {
  const parts: Part[] = [];
  let block: GridRow[] = [];
  const close = () => {
    if (block.length === 0) return;
    const last = parts.at(-1);
    const bands = bandsOf(block);
    const holdsTable =
      bands.length > 1 && bands.length <= MOST_BANDS && firstHeading(block, vocabulary) !== null;
    const split = holdsTable ? splitOf(block, vocabulary) : [];
    const asBefore = last && last.split.length > 1 && !holdsTable && continues(block, last.split);
    if (last && (asBefore || (split.length <= 1 && last.split.length <= 1))) last.rows.push(...block);
    else parts.push({ rows: block, split });
    block = [];
  };
  for (const row of rows) {
    if (row.cells.some((cell) => cell !== '')) block.push(row);
    else close();
  }
  close();
  return parts.flatMap(({ rows: own, split }) =>
    split.length <= 1 ? [own] : split.map((band) => inBand(own, band)),
  );
}
