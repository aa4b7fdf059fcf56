/** The error text that a spreadsheet shows for a formula without a result; an export contains it as if it were a value. */
const ERROR_VALUE = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/i;

/** The text of a cell; in a form the colon behind a label may begin the cell of its value: `Field | : Aurora`. */
export function trimmedCell(text: string): string {
  const trimmed = text.trim().replace(/^:\s+(?=\S)/, '');
  return trimmed.startsWith('#') && ERROR_VALUE.test(trimmed) ? '' : trimmed;
}
