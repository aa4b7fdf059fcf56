import { head, inks, none, number, numberHead, text, wrapped, type Format } from './looks';
import { heightOfLines, linesOfText } from './lines-of-text';
import type { Cell, CellValue, Row, Sheet } from './spreadsheet/sheet';

/** A column of a sheet with one row for each item: for filters, formulas, and other programs. */
export interface Column<Of> {
  /** With its unit; a function if that is the order's. */
  readonly title: string | (() => string);
  readonly width: number;
  readonly value: (of: Of) => CellValue;
  /** For a column of numbers. */
  readonly format?: Format | (() => Format);
}

interface Table<Of> {
  readonly name: string;
  readonly columns: readonly Column<Of>[];
  readonly items: () => Iterable<Of>;
  /** The text below the headings if there are no items. */
  readonly nothing: string;
  /** The number of columns that identify an item, and are frozen. */
  readonly names: number;
  /** Has more columns than fit on one page. */
  readonly wide?: boolean;
}

const sizePt = 10;
/** The width of the texts' indent. */
const indentWidth = 2;

/** An unknown value is a blank cell, which sums and filters handle correctly. */
export function tableSheet<Of>({
  name,
  columns: given,
  items,
  nothing,
  names,
  wide = false,
}: Table<Of>): Sheet {
  const columns = given.map(({ title, format, ...others }) => ({
    ...others,
    title: typeof title === 'function' ? title() : title,
    format: typeof format === 'function' ? format() : format,
  }));
  const looks = columns.map(({ format }) => (format === undefined ? text : number(format)));
  const heads = columns.map(({ title, format }): Cell => ({
    value: title,
    look: format === undefined ? head : numberHead,
  }));
  function* rows(): Iterable<Row> {
    yield { cells: heads, heightPt: 27 };
    let any = false;
    for (const item of items()) {
      any = true;
      let lines = 1;
      const cells = columns.map(({ value, width }, at): Cell => {
        const known = value(item);
        const look = looks[at] ?? text;
        // Nearly all are short: only those that may be too long are measured.
        if (typeof known !== 'string' || (known.length < width * 0.8 && !known.includes('\n')))
          return { value: known, look };
        lines = Math.max(lines, linesOfText(known, width - indentWidth, sizePt));
        return { value: known, look: wrapped };
      });
      yield lines === 1 ? { cells } : { cells, heightPt: heightOfLines(lines, sizePt) };
    }
    if (!any) yield { cells: [{ value: nothing, look: none }] };
  }
  return {
    name,
    // A heading of numbers needs room for its indent and the filter button.
    widths: columns.map(({ width, format }) => width + (format === undefined ? 0 : 3)),
    rows,
    heads: { rows: 1, columns: names },
    filter: true,
    paper: wide ? 'A3' : 'A4',
    landscape: true,
    pagesWide: wide ? 2 : 1,
    tab: inks.muted,
  };
}
