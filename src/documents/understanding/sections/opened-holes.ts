import { isHoleSize } from '@/domain/casing-sizes';
import type { Table } from '../../readers/table';
import { SIZE, plainText, sizeIn, sizeText } from '../prose/quantities';

const TWO_SIZES = new RegExp(
  String.raw`^(?<bit>${SIZE})\s?(?:x|\u00d7|>|\/|opened to)\s?(?<opened>${SIZE})$`,
  'iu',
);
/** A sign or word between the two sizes. */
const BETWEEN = /[x\u00d7>/]|opened to/i;
const NOTE = 'drilled with the smaller bit and opened to the larger size; named after the bit';

/** The bit and the larger size that a hole is opened to: `12 1/4" x 14 1/2"`; null for any other text. */
function bitOf(cell: string): string | null {
  // A shortcut for the figures of a survey, of which there are many.
  if (!BETWEEN.test(cell)) return null;
  const { bit = '', opened = '' } = TWO_SIZES.exec(plainText(cell))?.groups ?? {};
  const [small, large] = [sizeIn(bit), sizeIn(opened)];
  const isOpened = small !== null && large !== null && small < large && isHoleSize(small);
  return isOpened ? `${sizeText(bit)}"` : null;
}

/** A table whose holes that are opened while they are drilled have one size, that of the bit, as an assumption. */
export function withBitsOfOpenedHoles(table: Table): Table {
  if (!table.rows.some(({ cells }) => cells.some((cell) => bitOf(cell) !== null))) return table;
  return {
    ...table,
    rows: table.rows.map((row) => {
      const bits = row.cells.map(bitOf);
      if (bits.every((bit) => bit === null)) return row;
      return {
        ...row,
        cells: row.cells.map((cell, column) => bits[column] ?? cell),
        places: row.cells.map((cell, column) => {
          const place = row.places?.[column] ?? {
            row: row.row,
            column,
            ...(row.page === undefined ? {} : { page: row.page }),
          };
          return bits[column] === null ? place : { ...place, quote: cell, assumed: NOTE };
        }),
      };
    }),
  };
}
