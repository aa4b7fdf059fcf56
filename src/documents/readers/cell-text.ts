/** The error text that a spreadsheet shows for a formula without a result; an export contains it as if it were a value. */
const ERROR_VALUE = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/i;

export function trimmedCell(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('#') && ERROR_VALUE.test(trimmed) ? '' : trimmed;
}
