/**
 * How much room a text takes. Excel fits a row to its texts when it opens a workbook, but to none that stands over several cells,
 * and LibreOffice fits none at all: the rows are told how high they are. Arial's own widths by kind, rounded up: a line too many is a gap, one too few hides words.
 */

/** In parts of the size of the font. */
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

/** Of a column's unit (a figure of the default font, 10 pt), in pt. */
const unitPt = 5.25;
/** A cell keeps its texts off its edges. */
const edgesPt = 5;

/** What a line takes, in parts of the size of its letters. */
const lineHeight = 1.32;

/** The height of a row of so many lines, in pt. */
export const heightOfLines = (lines: number, sizePt: number): number =>
  Math.round((lines * sizePt * lineHeight + 2) * 4) / 4;

/**
 * On how many lines a text stands that is wrapped at blanks, and within a word that is longer than a line.
 *
 * @param width of its cells, in a column's unit.
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
