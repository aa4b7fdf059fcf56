/**
 * The clipboard format of spreadsheets: tabs between cells, line ends between rows, quotes around cells that contain
 * either.
 */

/** Matches one cell and its end. A quoted cell may contain tabs, line ends and doubled quotes. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;

/**
 * The cells of `text`, row by row; rows may differ in length. A line end after the last row adds no row. A quote within
 * a cell, or one that is not closed, is an inch mark and stays.
 */
export function parseTsv(text: string): string[][] {
  if (text === '') return [];
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\r\n');
