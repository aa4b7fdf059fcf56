import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export interface Hidden {
  sheet: boolean;
  /** Counted from 1. */
  rows: readonly number[];
  columns: readonly number[];
}

/** 1 January 2000, so that the same workbook has the same bytes. */
const WRITTEN_AT = 946_684_800_000;

/** A workbook with sheets, rows and columns hidden, which its writer cannot do: by the attributes that hide them. */
export function hideInWorkbook(bytes: Uint8Array, sheets: readonly Hidden[]): Uint8Array {
  if (sheets.every(({ sheet, rows, columns }) => !sheet && rows.length + columns.length === 0)) return bytes;
  const files = unzipSync(bytes);
  const change = (path: string, how: (xml: string) => string) => {
    const file = files[path];
    if (file === undefined) throw new Error(`The workbook has no ${path}.`);
    files[path] = strToU8(how(strFromU8(file)));
  };
  let at = -1;
  change('xl/workbook.xml', (xml) =>
    xml.replaceAll('<sheet ', () => {
      at += 1;
      return sheets[at]?.sheet ? '<sheet state="hidden" ' : '<sheet ';
    }),
  );
  sheets.forEach(({ rows, columns }, index) => {
    change(`xl/worksheets/sheet${index + 1}.xml`, (xml) => {
      const cols = columns.map(
        (column) => `<col min="${column}" max="${column}" width="9" hidden="1" customWidth="1"/>`,
      );
      const withRows = rows.reduce(
        (all, row) => all.replace(`<row r="${row}"`, `<row hidden="1" r="${row}"`),
        xml,
      );
      return cols.length === 0
        ? withRows
        : withRows.replace('<sheetData', `<cols>${cols.join('')}</cols><sheetData`);
    });
  });
  return zipSync(files, { mtime: WRITTEN_AT });
}
