/** Beginnings of a cell that a spreadsheet would take for a formula. */
const beginsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/** Text as a CSV field: never a formula, in quotes if RFC 4180 requires them. */
export function csvText(text: string): string {
  const safe = beginsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An unknown value is an empty field: a dash would make other software read the column as text. */
export const csvNumber = (value: number | null): string => (value === null ? '' : String(value));

/**
 * RFC 4180 in UTF-8, with a byte-order mark only for characters beyond ASCII: spreadsheets need it for those, and plain
 * readers would otherwise take it for a part of the first column's name.
 */
export function csvBytes(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const text = rows.map((row) => `${row.join(',')}\r\n`).join('');
  const isAscii = /^[\0-\x7f]*$/.test(text);
  return new TextEncoder().encode(isAscii ? text : `\ufeff${text}`);
}
