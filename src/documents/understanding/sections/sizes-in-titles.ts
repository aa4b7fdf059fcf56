import type { Table, TableRow, TextLine } from '../../readers/table';
import { sectionTitle, stringTitle } from '../blocks/block-titles';
import { fold } from '../words/fold';
import { parseMeasured } from '../words/numbers';
import type { Outline } from '../outline/outline';
import { slurryRole } from '../vocabulary/roles';

/** `2 Zementation 18 5/8" Ankerrohrtour`: the number of the chapter. */
const CHAPTER = /^\s*\d{1,2}(?:\.\d{1,2})*\.?\s+(?=\p{L})/u;

interface TitledSize {
  heading: 'Casing' | 'Casing OD' | 'Hole size';
  size: string;
  row: number;
  page?: number;
}

/** The string or the hole that a text names as the title of a job or a section. */
export function sizeIn(text: string): Pick<TitledSize, 'heading' | 'size'> | null {
  const plain = text.replace(CHAPTER, '');
  const section = sectionTitle(plain);
  if (section) return { heading: 'Hole size', size: `${section.size}"` };
  const string = stringTitle(plain);
  return string && { heading: 'Casing', size: `${string.casing}"` };
}

const SECTION_COLUMN =
  /^(?:phase|fase|(?:hole )?section|(?:bohr)?sektion|abschnitt|sectie|seksjon|seccion|secao|sezione|etapa|tramo)\b/;
const FEWEST_SECTIONS = 3;

/** `Phase | Annular` above I, II, III: each row is of a section of its own. */
function numbersSections({ headings: [heading = ''], rows }: Table): boolean {
  const numbers = rows.map(({ cells: [first = ''] }) => first.trim());
  return (
    rows.length >= FEWEST_SECTIONS &&
    SECTION_COLUMN.test(fold(heading)) &&
    numbers.every((number) => /^(?:[IVX]+|\d{1,2})\.?$/.test(number)) &&
    new Set(numbers).size === numbers.length
  );
}

/**
 * Adds a column for the string or the hole of the chapter that a table of one cement job or one section is in. Null in
 * any other chapter.
 */
export function withSizeOfChapter({ at: chapterAt }: Outline, table: Table): Table | null {
  const { sheet, page, headingRow } = table;
  const chapter = chapterAt({
    row: headingRow,
    ...(sheet === undefined ? {} : { sheet }),
    ...(page === undefined ? {} : { page }),
  });
  const named: [TextLine, string, TitledSize['heading']] | null =
    chapter.string && chapter.stringTitle
      ? [chapter.stringTitle, chapter.string.size, 'Casing']
      : chapter.hole && chapter.holeTitle
        ? [chapter.holeTitle, chapter.hole.size, 'Hole size']
        : null;
  if (!named || numbersSections(table)) return null;
  const [title, size, heading] = named;
  // The only slurry of a liner is its liner slurry; a lead and a tail keep their names.
  const isOfLiner =
    heading === 'Casing' &&
    /\bliner\b/i.test(title.text) &&
    !table.rows.some(({ cells }) => cells.some((cell) => slurryRole(cell) !== null));
  const found: TitledSize = {
    heading,
    size: isOfLiner ? `${size}" liner` : `${size}"`,
    row: title.row,
    ...(title.page === undefined ? {} : { page: title.page }),
  };
  return withSizeColumn(table, found.heading, found.size, () => ({
    row: found.row,
    column: 0,
    ...(found.page === undefined ? {} : { page: found.page }),
  }));
}

/** More strings than these are a list of all strings, not those of one hole. */
const MOST_STRINGS = 3;
const LEAST_FIT = 0.5;

/** Adds the hole of the chapter to a table of the strings in it. Null if they do not fit into it, or without such a chapter. */
export function stringsInHole(outline: Outline, table: Table, outer: number): Table | null {
  const { sheet, page, headingRow, rows } = table;
  const { hole, holeTitle } = outline.at({
    row: headingRow,
    ...(sheet === undefined ? {} : { sheet }),
    ...(page === undefined ? {} : { page }),
  });
  if (!hole || !holeTitle || rows.length > MOST_STRINGS) return null;
  // `Liner top (ft) | 7,580` below the strings is a label with its value.
  const sizes = rows.flatMap(({ cells }) =>
    /^\p{L}/u.test(cells[outer] ?? '') ? [] : [parseMeasured(cells[outer] ?? '')?.value ?? null],
  );
  const fits =
    sizes.length > 0 &&
    sizes.every((size) => size !== null && size < hole.sizeIn && size >= hole.sizeIn * LEAST_FIT);
  if (!fits) return null;
  const place = {
    row: holeTitle.row,
    column: 0,
    ...(holeTitle.page === undefined ? {} : { page: holeTitle.page }),
  };
  return withSizeColumn(table, 'Hole size', `${hole.size}"`, () => place);
}

type Place = NonNullable<TableRow['places']>[number];

/** Adds a column with one value, often a size, in every row that has several cells; the place of the value may be in the row itself. */
export function withSizeColumn(
  table: Table,
  heading: string,
  size: string,
  placeOf: (row: TableRow, column: number) => Place,
): Table {
  const at = table.headings.length;
  return {
    ...table,
    headings: [...table.headings, heading],
    units: [...table.units, null],
    rows: table.rows.map((row) => {
      const own = Array.from({ length: at }, (_, column) => ({
        row: row.row,
        column,
        ...(row.page === undefined ? {} : { page: row.page }),
      }));
      const cells = Array.from({ length: at }, (_, column) => row.cells[column] ?? '');
      const isRow = cells.filter((cell) => cell !== '').length > 1;
      return {
        ...row,
        cells: [...cells, isRow ? size : ''],
        places: [...(row.places ?? own), placeOf(row, at)],
      };
    }),
  };
}

/**
 * Adds a column for the string or the hole that a row of its own names above the rows about it: `13 3/8" casing` above a
 * lead and a tail. Null without such rows, or with rows of both kinds.
 */
export function withSizesOfRows(table: Table): Table | null {
  const titles = table.rows.map(({ cells }) => {
    const filled = cells.filter((cell) => cell !== '');
    return filled.length === 1 ? sizeIn(filled[0] ?? '') : null;
  });
  const named = titles.filter((title) => title !== null);
  if (titles[0] === null || named.length < 2 || new Set(named.map(({ heading }) => heading)).size > 1)
    return null;
  const at = table.headings.length;
  let open: { size: string; row: number; page?: number } | null = null;
  const rows = table.rows.flatMap((row, index) => {
    const title = titles[index];
    if (title) {
      open = { size: title.size, row: row.row, ...(row.page === undefined ? {} : { page: row.page }) };
      return [];
    }
    const page = row.page === undefined ? {} : { page: row.page };
    const own = Array.from({ length: at }, (_, column) => ({ row: row.row, column, ...page }));
    const cells = Array.from({ length: at }, (_, column) => row.cells[column] ?? '');
    const place = { row: open?.row ?? row.row, column: 0, ...page };
    return [{ ...row, cells: [...cells, open?.size ?? ''], places: [...(row.places ?? own), place] }];
  });
  const heading = named[0]?.heading ?? 'Casing';
  return { ...table, headings: [...table.headings, heading], units: [...table.units, null], rows };
}
