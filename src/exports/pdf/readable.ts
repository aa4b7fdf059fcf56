/** Replaces a sign that the font lacks: visibly missing, and not to be confused with another sign. */
export const unknownSign = '□';

const plain = /^[\x20-\x7e]*$/;
/** Format characters and variation selectors: invisible, without a glyph in a text font. */
const unseen = /[\p{Cf}\ufe00-\ufe0f]/u;
const blank = /[\s\p{Cc}]/u;

/**
 * A text that the font can set on one line: blanks become spaces, and signs that it lacks (emoji, scripts other than
 * Latin, Greek and Cyrillic) become `□`. The PDF writer stops at the first sign without a glyph, so every text must
 * pass through this.
 */
export function readable(text: string, has: (codePoint: number) => boolean): string {
  if (plain.test(text)) return text;
  let shown = '';
  for (const sign of text.normalize('NFC')) {
    const codePoint = sign.codePointAt(0) ?? 0;
    if (unseen.test(sign)) continue;
    if (blank.test(sign)) shown += has(codePoint) ? sign : ' ';
    // The writer's widths and glyphs are by UTF-16 unit: it has none outside the basic plane.
    else shown += codePoint <= 0xffff && has(codePoint) ? sign : unknownSign;
  }
  return shown;
}
