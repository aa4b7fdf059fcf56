/** What a spreadsheet would take for a formula where a cell begins with it. */
const beginsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/** Text as a field of CSV: never a formula, in quotes where RFC 4180 asks for them. */
export function csvText(text: string): string {
  const safe = beginsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Unknown is an empty field: other software takes a dash for text and the column with it. */
export const csvNumber = (value: number | null): string => (value === null ? '' : String(value));

/**
 * RFC 4180 in UTF-8. A byte-order mark only where the file holds more than ASCII: spreadsheets need it then to read the
 * letters, and plain readers would otherwise take it for a part of the first column's name.
 */
export function csvBytes(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const text = rows.map((row) => `${row.join(',')}\r\n`).join('');
  const isAscii = /^[\0-\x7f]*$/.test(text);
  return new TextEncoder().encode(isAscii ? text : `\ufeff${text}`);
}
