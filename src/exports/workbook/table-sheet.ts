import { head, inks, none, number, numberHead, text, wrapped, type Format } from './looks';
import type { Cell, CellValue, Row, Sheet } from './spreadsheet/sheet';

/** A column of a sheet with one row for each of something: for filters, formulas of one's own, and other programs. */
export interface Column<Of> {
  /** With its unit. */
  readonly title: string;
  readonly width: number;
  readonly value: (of: Of) => CellValue;
  /** Of a column of numbers. */
  readonly format?: Format;
}

interface Table<Of> {
  readonly name: string;
  readonly columns: readonly Column<Of>[];
  readonly items: () => Iterable<Of>;
  /** What stands beneath the heads where there is no item. */
  readonly nothing: string;
  /** How many columns say which one it is, and stay in sight. */
  readonly names: number;
  /** Where there are more columns than can be read on A4. */
  readonly paper?: 'A3';
}

/** A value that is not known is a blank cell: sums and filters take it for what it is. */
export function tableSheet<Of>({ name, columns, items, nothing, names, paper }: Table<Of>): Sheet {
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
      yield {
        cells: columns.map(({ value, width }, at): Cell => {
          const known = value(item);
          const look = looks[at] ?? text;
          const isLong = typeof known === 'string' && (known.length > width || known.includes('\n'));
          return { value: known, look: isLong ? wrapped : look };
        }),
      };
    }
    if (!any) yield { cells: [{ value: nothing, look: none }] };
  }
  return {
    name,
    // A head of figures has its indent and the filter's button beside it.
    widths: columns.map(({ width, format }) => width + (format === undefined ? 0 : 3)),
    rows,
    heads: { rows: 1, columns: names },
    filter: true,
    paper: paper ?? 'A4',
    landscape: true,
    tab: inks.muted,
  };
}
