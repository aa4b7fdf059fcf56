import type { DocumentContent, Table } from '../readers/table';
import { sectionTitle, stringTitle } from './blocks/block-titles';

/** The title of a table is at most this many rows above its heading. */
const TITLE_ROWS = 3;
/** On a sheet, the hole size and the depth of the shoe may be between the title and the table. */
const ROWS_ON_SHEET = 8;
/** `2 Zementation 18 5/8" Ankerrohrtour`: the number of the chapter. */
const CHAPTER = /^\s*\d{1,2}(?:\.\d{1,2})*\.?\s+(?=\p{L})/u;

interface TitledSize {
  heading: 'Casing' | 'Hole size';
  size: string;
  row: number;
  page?: number;
}

function sizeIn(text: string): Pick<TitledSize, 'heading' | 'size'> | null {
  const plain = text.replace(CHAPTER, '');
  const section = sectionTitle(plain);
  if (section) return { heading: 'Hole size', size: `${section.size}"` };
  const string = stringTitle(plain);
  return string && { heading: 'Casing', size: `${string.casing}"` };
}

/**
 * Adds a column for the string or the hole named in the title directly above a table of one cement job or one
 * section. Null without such a title.
 */
export function withSizeOfTitle({ lines }: DocumentContent, table: Table): Table | null {
  const above = lines.filter(
    (line) =>
      line.sheet === table.sheet &&
      (line.page ?? table.page) === table.page &&
      line.row < table.headingRow &&
      line.row >= table.headingRow - (table.sheet === undefined ? TITLE_ROWS : ROWS_ON_SHEET),
  );
  const [found] = above.toReversed().flatMap(({ text, row, page }): TitledSize[] => {
    const size = sizeIn(text);
    return size ? [{ ...size, row, ...(page === undefined ? {} : { page }) }] : [];
  });
  if (!found) return null;
  const at = table.headings.length;
  const place = { row: found.row, column: 0, ...(found.page === undefined ? {} : { page: found.page }) };
  return {
    ...table,
    headings: [...table.headings, found.heading],
    units: [...table.units, null],
    rows: table.rows.map((row) => {
      const own = Array.from({ length: at }, (_, column) => ({
        row: row.row,
        column,
        ...(row.page === undefined ? {} : { page: row.page }),
      }));
      const cells = Array.from({ length: at }, (_, column) => row.cells[column] ?? '');
      const isRow = cells.filter((cell) => cell !== '').length > 1;
      return { ...row, cells: [...cells, isRow ? found.size : ''], places: [...(row.places ?? own), place] };
    }),
  };
}
