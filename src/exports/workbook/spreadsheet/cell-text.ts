/** What a cell of Excel holds, in UTF-16 units. A file with longer texts counts as damaged. */
export const longestText = 32_767;

const notice = `… [cut here: a cell holds ${longestText.toLocaleString('en-US')} characters]`;

/** XML 1.0 allows neither the control characters, not even as references, nor these two. Tabs and line feeds are texts. */
const forbidden = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;
const halfOfPair = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Spreadsheets read `_x0041_` as the character with that number (ECMA-376, ST_Xstring). */
const escapeLike = /_(?=x[0-9a-fA-F]{4}_)/g;

/**
 * A text as a cell holds it: control characters are left out, half of a surrogate pair becomes the replacement character, every
 * end of a line is one line feed, and what is longer than a cell is cut, which the text then says itself.
 */
export function cellText(text: string): string {
  const clean = text.replaceAll(/\r\n?/g, '\n').replaceAll(forbidden, '').replaceAll(halfOfPair, '\ufffd');
  if (clean.length <= longestText) return clean;
  // No half of a pair is left behind.
  return clean.slice(0, longestText - notice.length).replace(/[\ud800-\udbff]$/, '') + notice;
}

/** A cell's text as it stands in a shared string. */
export const cellXml = (text: string): string => xmlText(text.replaceAll(escapeLike, '_x005F_'));

/** A clean text between tags or in an attribute. */
export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Whether a spreadsheet would make a formula of it when a person opens the cell and leaves it again. */
export const beginsLikeFormula = (text: string): boolean => text.length > 1 && /^[=+\-@\t]/.test(text);
