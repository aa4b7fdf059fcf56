/** A typed figure as a spreadsheet in the document's language parses it: without thousands separators, with a decimal point. */
export function typedNumber(text: string, decimalComma: boolean): string {
  return decimalComma
    ? text.replaceAll(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')
    : text.replaceAll(/,(?=\d{3}(?!\d))/g, '');
}
