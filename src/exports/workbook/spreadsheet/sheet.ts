/** A spreadsheet in plain data, as far as a montage needs one. It knows no montage. */

type Colour = `#${string}`;

interface Edge {
  readonly colour: Colour;
  readonly style: 'thin' | 'medium' | 'thick';
}

/** How a cell looks. Looks are constants: two cells look the same when their looks are the same object. */
export interface Look {
  readonly sizePt?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly ink?: Colour;
  readonly fill?: Colour;
  /** Where it is not given, text stands at the left and a number at the right. */
  readonly across?: 'left' | 'center' | 'right';
  /** Where it is not given, at the top: cells of a row begin together. */
  readonly down?: 'top' | 'center' | 'bottom';
  readonly wrap?: boolean;
  /** In steps of about three letters. */
  readonly indent?: number;
  /** Of a number, in the language of number formats (`#,##0.0`). */
  readonly format?: string;
  readonly left?: Edge;
  readonly top?: Edge;
  readonly bottom?: Edge;
}

/** A text or a number. There is no way to write a formula. */
export type CellValue = string | number | null;

export interface Cell {
  readonly value: CellValue;
  readonly look: Look;
}

export interface Row {
  /** From the first column on; null where nothing stands. */
  readonly cells: readonly (Cell | null)[];
  /** In points; where it is not given, whoever opens the workbook fits it to the texts. */
  readonly heightPt?: number;
}

/** A block of cells that is one, from its first row and column (both counted from 0). */
export interface Merged {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface Sheet {
  /** At most 31 characters, none of `[]/\:*?` and no apostrophe at an end. */
  readonly name: string;
  /** The widths, in figures of the default font. */
  readonly widths: readonly number[];
  /** Asked for once, when the sheet is written: large sheets need not be held. */
  readonly rows: () => Iterable<Row>;
  /** Known when all rows were asked for. */
  readonly merged?: readonly Merged[];
  /** How many rows at the top and columns at the left stay in sight. The rows are printed on every page. */
  readonly heads?: { readonly rows: number; readonly columns: number };
  /** Offers to filter and sort by the columns of the first row. */
  readonly filter?: boolean;
  readonly gridLines?: boolean;
  readonly paper: 'A4' | 'A3';
  readonly landscape: boolean;
  /** How many pages beside each other take its columns; one where it is not given. */
  readonly pagesWide?: number;
  readonly tab: Colour;
}

export interface Book {
  readonly title: string;
  /** A sentence about the state of what is in it. */
  readonly description: string;
  /** When it was made (epoch, ms). */
  readonly at: number;
  /** At the foot of every printed page, beside the page's number. */
  readonly foot: string;
  readonly sheets: readonly Sheet[];
}
