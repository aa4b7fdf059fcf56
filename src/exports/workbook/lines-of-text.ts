/**
 * Estimates the height of texts. Excel fits rows to their texts when it opens a workbook, but not to texts in merged
 * cells, and LibreOffice fits none, so rows have explicit heights. Arial's widths by kind of character, rounded up: a
 * line too many is a gap, one too few hides words.
 */

/** In parts of the font size. */
const narrow = 0.34;
const wide = 0.98;
const kinds: readonly [RegExp, number][] = [
  [/[ .,:;'|!ijl[\]()/\\tfr-]/, narrow],
  [/[MW@%—…]/, wide],
  [/[A-Z&_=+<>~]/, 0.74],
  [/[\u0020-\u024f]/, 0.58],
  // Greek and Cyrillic.
  [/[\u0370-\u052f]/, 0.7],
];
const otherwise = 1;

const widths = new Map<string, number>();
function widthOf(sign: string): number {
  let width = widths.get(sign);
  if (width === undefined) {
    width = kinds.find(([kind]) => kind.test(sign))?.[1] ?? otherwise;
    widths.set(sign, width);
  }
  return width;
}

/** The width unit of columns (a digit of the default font, 10 pt), in pt. */
const unitPt = 5.25;
/** The padding of a cell. */
const edgesPt = 5;

/** The line height in parts of the font size. */
const lineHeight = 1.32;

/** The height of a row with a number of lines, in pt. */
export const heightOfLines = (lines: number, sizePt: number): number =>
  Math.round((lines * sizePt * lineHeight + 2) * 4) / 4;

/**
 * The number of lines of a text that wraps at blanks, and within a word longer than a line.
 *
 * @param width of its cells, in units of a column.
 */
export function linesOfText(text: string, width: number, sizePt: number): number {
  const room = (width * unitPt - edgesPt) / sizePt;
  let lines = 0;
  for (const paragraph of text.split(/\r\n|[\n\r]/)) {
    let used = 0;
    lines += 1;
    for (const word of paragraph.split(/(?<=[\s-])/)) {
      let length = 0;
      for (const sign of word) length += widthOf(sign);
      if (used > 0 && used + length > room) {
        lines += 1;
        used = 0;
      }
      if (length > room) {
        const more = Math.floor(length / room);
        lines += more;
        used = length - more * room;
      } else used += length;
    }
  }
  return lines;
}
