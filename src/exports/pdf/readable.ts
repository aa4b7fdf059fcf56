/** Stands where the font has no sign: seen to be missing, and never taken for another. */
export const unknownSign = '□';

const plain = /^[\x20-\x7e]*$/;
/** Format characters, and the selectors between two ways to draw a sign: nothing to see, and no glyph in a text's font. */
const unseen = /[\p{Cf}\ufe00-\ufe0f]/u;
const blank = /[\s\p{Cc}]/u;

/**
 * A text as the font can set it in one line: any blank a space, what it lacks (emoji, scripts beyond Latin, Greek and Cyrillic)
 * a `□` each. A document's writer stops at the first sign without a glyph, so that no text may come to it otherwise.
 */
export function readable(text: string, has: (codePoint: number) => boolean): string {
  if (plain.test(text)) return text;
  let shown = '';
  for (const sign of text.normalize('NFC')) {
    const codePoint = sign.codePointAt(0) ?? 0;
    if (unseen.test(sign)) continue;
    if (blank.test(sign)) shown += has(codePoint) ? sign : ' ';
    // The widths and glyphs of the writer go by UTF-16 units: beyond the first plane it has none.
    else shown += codePoint <= 0xffff && has(codePoint) ? sign : unknownSign;
  }
  return shown;
}
