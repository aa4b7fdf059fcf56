/**
 * A text for the document's properties and outline, which use no embedded font. The PDF writer does not escape the byte
 * 0D of UTF-16, and readers take it for a line end: `č` (U+010D) would become `Ċ`. Its decomposition has no such byte.
 */
export const documentTitle = (text: string): string =>
  [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return ' ';
      // Both halves of a surrogate pair may contain 0D, so an emoji is omitted.
      if (code > 0xffff || (code >= 0xd800 && code <= 0xdfff)) return '';
      return endsLine(code) ? withoutLineEnd(sign) : sign;
    })
    .join('');

const endsLine = (code: number): boolean => code > 0xff && ((code & 0xff) === 0x0d || code >> 8 === 0x0d);

const withoutLineEnd = (sign: string): string => {
  const parts = [...sign.normalize('NFD')];
  return parts.some((part) => endsLine(part.codePointAt(0) ?? 0)) ? '' : parts.join('');
};
