import { filled } from './table';
import type { GridRow, HeadingVocabulary } from './table';

/** Columns from the first up to, but excluding, the second. */
type Band = readonly [from: number, to: number];

const MOST_LISTS = 3;
const FEWEST_COLUMNS = 2;
const FEWEST_ROWS = 2;
const FEWEST_KNOWN = 3;

/** The columns of each list below headings that repeat: `Property | Unit | Range | Property | Unit | Range`. */
function bandsOf({ cells }: GridRow): Band[] {
  const headings = filled(cells);
  const from = cells.findIndex((cell) => cell !== '');
  const isWhole = headings.every((heading, at) => cells[from + at] === heading);
  if (!isWhole || !headings.every((heading) => /^\p{L}\D*$/u.test(heading))) return [];
  for (let lists = 2; lists <= MOST_LISTS; lists += 1) {
    const width = headings.length / lists;
    if (!Number.isInteger(width) || width < FEWEST_COLUMNS) continue;
    const own = headings.slice(0, width);
    if (new Set(own).size === width && headings.every((heading, at) => heading === own[at % width]))
      return Array.from({ length: lists }, (_, at) => [from + at * width, from + (at + 1) * width] as const);
  }
  return [];
}

const within = (row: GridRow, [from, to]: Band): GridRow => ({
  ...row,
  cells: row.cells.slice(from, to),
  ...(from > 0 ? { shift: from } : {}),
  ...(row.carried
    ? {
        carried: row.carried.flatMap(({ column, ...other }) =>
          column >= from && column < to ? [{ ...other, column: column - from }] : [],
        ),
      }
    : {}),
});

/** Whether the first columns of the lists have the names of properties, and not the values of a table. */
function areLists(
  rows: readonly GridRow[],
  bands: readonly Band[],
  { exact, ...all }: HeadingVocabulary,
): boolean {
  const vocabulary = exact ?? all;
  const labels = rows.flatMap(({ cells }) => filled(bands.map(([from]) => cells[from] ?? '')));
  const known = labels.filter((label) => vocabulary.countKnown([label]) > 0).length;
  return (
    rows.length >= FEWEST_ROWS &&
    labels.every((label) => /^(?:\p{L}|[36]0{0,2} ?rpm)/iu.test(label)) &&
    new Set(labels).size === labels.length &&
    known >= FEWEST_KNOWN
  );
}

/**
 * The rows of a grid with lists of properties next to each other, `pH | 9 | LGS | 5`, as a list with a row for each
 * property.
 */
export function withListsApart(rows: readonly GridRow[], vocabulary: HeadingVocabulary): GridRow[] {
  const apart: GridRow[] = [];
  for (let at = 0; at < rows.length;) {
    const [heading] = rows.slice(at, at + 1);
    if (!heading) break;
    const bands = bandsOf(heading);
    const below = rows.slice(at + 1);
    const end = below.findIndex(({ cells }) => filled(cells).length < 2);
    const own = end === -1 ? below : below.slice(0, end);
    const isList = bands.length > 0 && areLists(own, bands, vocabulary);
    if (isList) {
      apart.push(...bands.slice(0, 1).map((band) => within(heading, band)));
      apart.push(
        ...own.flatMap((row) =>
          bands.map((band) => within(row, band)).filter(({ cells }) => filled(cells).length > 0),
        ),
      );
    } else apart.push(heading);
    at += isList ? 1 + own.length : 1;
  }
  return apart;
}
