import type { TextWidth, Weight } from '@/domain/drawing/drawing';

/**
 * The lines of a text in a column of `width` (in the unit of `size`): broken between words, and within a word only if
 * it is wider than the line. Line ends in the text are kept. At least one line.
 */
export function wrapped(
  text: string,
  width: number,
  size: number,
  weight: Weight,
  textWidth: TextWidth,
): string[] {
  const lines: string[] = [];
  for (const part of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    // Most texts are short, and a large well has thousands.
    if (textWidth(part, size, weight) <= width) {
      lines.push(part);
      continue;
    }
    let line = '';
    for (const word of part.split(/[ \t]+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (textWidth(longer, size, weight) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (textWidth(line, size, weight) > width) {
        const fitting = longestBeginning(line, width, size, weight, textWidth);
        lines.push(line.slice(0, fitting));
        line = line.slice(fitting);
      }
    }
    lines.push(line);
  }
  return lines;
}

/** The same, cut off with an ellipsis after `most` lines. */
export function wrappedTo(
  most: number,
  text: string,
  width: number,
  size: number,
  weight: Weight,
  textWidth: TextWidth,
): string[] {
  const lines = wrapped(text, width, size, weight, textWidth);
  if (lines.length <= most) return lines;
  const last = `${lines[most - 1]}…`;
  return [...lines.slice(0, most - 1), shortened(last, width, size, weight, textWidth)];
}

/** A text on one line, cut off with an ellipsis if it is too wide. */
export function shortened(
  text: string,
  width: number,
  size: number,
  weight: Weight,
  textWidth: TextWidth,
): string {
  if (textWidth(text, size, weight) <= width) return text;
  const room = width - textWidth('…', size, weight);
  return `${text.slice(0, longestBeginning(text, room, size, weight, textWidth)).trimEnd()}…`;
}

/**
 * More than a line of any sheet contains: otherwise a text of 5,000 letters without a blank would be measured in full
 * for each of its lines.
 */
const maxInLine = 400;

/** How many UTF-16 units of a text fit, at least one sign; never half of a pair. */
function longestBeginning(
  text: string,
  width: number,
  size: number,
  weight: Weight,
  textWidth: TextWidth,
): number {
  let fits = 1;
  let tooMany = Math.min(text.length, maxInLine) + 1;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (textWidth(text.slice(0, middle), size, weight) <= width) fits = middle;
    else tooMany = middle;
  }
  const last = text.charCodeAt(fits - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff && fits < text.length;
  return splitsPair ? (fits > 1 ? fits - 1 : 2) : fits;
}
