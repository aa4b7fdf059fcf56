import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { fold } from '../words/fold';
import { sizeIn, withSizeColumn } from './sizes-in-titles';
import { CAPTION } from '../vocabulary/section-blocks';

/** A caption is at most this many rows from its table. */
const ROWS_BETWEEN = 2;

/** `Table 4:`, `Tabelle 3-2 -`: what is behind it is the title of the table. */
const NUMBER_OF_TABLE = /^\s*\p{L}+[. ]*\d+(?:[.-]\d+)*\s*[.:\u2013\u2014-]?\s*/u;

const isOnPageOf = (line: TextLine, { sheet, page }: Table): boolean =>
  line.sheet === sheet && line.page === page;

const isAbove = (line: TextLine, table: Table): boolean => {
  const rows = table.headingRow - (line.until ?? line.row);
  return isOnPageOf(line, table) && rows > 0 && rows <= ROWS_BETWEEN;
};

const isBelow = (line: TextLine, table: Table): boolean => {
  const last = Math.max(table.headingRow, ...table.rows.flatMap(placesOf));
  return isOnPageOf(line, table) && line.row > last && line.row - last <= ROWS_BETWEEN;
};

/** The rows of the document that a row of a table is from, several of them in a turned one. */
const placesOf = ({ row, until, places = [] }: Table['rows'][number]): number[] => [
  until ?? row,
  ...places.map((place) => place.row),
];

/** Whether the captions of a document are above their tables: one of them has no table above it, or each has one below it. */
function areAbove(captions: readonly TextLine[], tables: readonly Table[]): boolean {
  return (
    captions.some((caption) => !tables.some((table) => isBelow(caption, table))) ||
    captions.every((caption) => tables.some((table) => isAbove(caption, table)))
  );
}

/** Adds the string or the hole that the caption of a table names: `Table 4: Slurries of the 13 3/8" casing`. Null without one. */
export function withSizeOfCaption({ lines, tables }: DocumentContent, table: Table): Table | null {
  const captions = lines.filter(({ text }) => CAPTION.test(fold(text)));
  const isOf = areAbove(captions, tables) ? isAbove : isBelow;
  const caption = captions.find((line) => isOf(line, table));
  const named = caption && sizeIn(caption.text.replace(NUMBER_OF_TABLE, ''));
  if (!caption || !named) return null;
  const place = {
    row: caption.row,
    column: 0,
    ...(caption.page === undefined ? {} : { page: caption.page }),
  };
  return withSizeColumn(table, named.heading, named.size, () => place);
}
