/** What a spreadsheet of the document's language takes a typed figure for: without its thousands marks, with a decimal point. */
export function typedNumber(text: string, decimalComma: boolean): string {
  return decimalComma
    ? text.replaceAll(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')
    : text.replaceAll(/,(?=\d{3}(?!\d))/g, '');
}
