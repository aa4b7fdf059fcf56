/** A spreadsheet as plain data, as far as a montage needs one. It knows no montage. */

type Colour = `#${string}`;

interface Edge {
  readonly colour: Colour;
  readonly style: 'thin' | 'medium' | 'thick';
}

/** The format of a cell. Looks are constants: two cells look the same if their looks are the same object. */
export interface Look {
  readonly sizePt?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly ink?: Colour;
  readonly fill?: Colour;
  /** By default, text is left-aligned and a number right-aligned. */
  readonly across?: 'left' | 'center' | 'right';
  /** By default at the top: cells of a row begin together. */
  readonly down?: 'top' | 'center' | 'bottom';
  readonly wrap?: boolean;
  /** In steps of about three letters. */
  readonly indent?: number;
  /** A number format (`#,##0.0`). */
  readonly format?: string;
  readonly left?: Edge;
  readonly top?: Edge;
  readonly bottom?: Edge;
}

/** A text or a number. Formulas cannot be written. */
export type CellValue = string | number | null;

export interface Cell {
  readonly value: CellValue;
  readonly look: Look;
}

export interface Row {
  /** From the first column on; null without a cell. */
  readonly cells: readonly (Cell | null)[];
  /** In points; by default the program that opens the workbook fits it to the texts. */
  readonly heightPt?: number;
}

/** A merged block of cells, from its first row and column (both counted from 0). */
export interface Merged {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface Sheet {
  /** At most 31 characters, none of `[]/\:*?` and no apostrophe at an end. */
  readonly name: string;
  /** The widths, in digits of the default font. */
  readonly widths: readonly number[];
  /** Called once, when the sheet is written: large sheets need not be kept in memory. */
  readonly rows: () => Iterable<Row>;
  /** Complete after all rows were read. */
  readonly merged?: readonly Merged[];
  /** The number of frozen rows and columns. The rows are repeated on every printed page. */
  readonly heads?: { readonly rows: number; readonly columns: number };
  /** Adds a filter to the columns of the first row. */
  readonly filter?: boolean;
  readonly gridLines?: boolean;
  readonly paper: 'A4' | 'A3';
  readonly landscape: boolean;
  /** The number of printed pages side by side for its columns; default one. */
  readonly pagesWide?: number;
  readonly tab: Colour;
}

export interface Book {
  readonly title: string;
  /** A sentence about the state of its content. */
  readonly description: string;
  /** When it was made (epoch, ms). */
  readonly at: number;
  /** The footer of every printed page, with the page number. */
  readonly foot: string;
  readonly sheets: readonly Sheet[];
}
