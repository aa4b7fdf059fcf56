/** The maximum length of a cell in Excel, in UTF-16 units. A file with longer texts counts as damaged. */
export const longestText = 32_767;

const notice = `… [cut here: a cell holds ${longestText.toLocaleString('en-US')} characters]`;

/**
 * XML 1.0 allows neither control characters, not even as references, nor these two. Tabs and line feeds are allowed.
 */
const forbidden = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;
const halfOfPair = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Spreadsheets read `_x0041_` as the character with that number (ECMA-376, ST_Xstring). */
const escapeLike = /_(?=x[0-9a-fA-F]{4}_)/g;

/**
 * A text for a cell: control characters are dropped, half of a surrogate pair becomes the replacement character, every
 * line end becomes a line feed, and a text longer than a cell is cut, with a notice.
 */
export function cellText(text: string): string {
  const clean = text.replaceAll(/\r\n?/g, '\n').replaceAll(forbidden, '').replaceAll(halfOfPair, '\ufffd');
  if (clean.length <= longestText) return clean;
  // Leaves no half of a pair.
  return clean.slice(0, longestText - notice.length).replace(/[\ud800-\udbff]$/, '') + notice;
}

/** A cell's text for a shared string. */
export const cellXml = (text: string): string => xmlText(text.replaceAll(escapeLike, '_x005F_'));

/** A clean text for an element or an attribute. */
export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Whether a spreadsheet would make it a formula when a user opens the cell and leaves it again. */
export const beginsLikeFormula = (text: string): boolean => text.length > 1 && /^[=+\-@\t]/.test(text);
