import { squeezed, textOfParagraph } from './passages';
import type { Passage, PassageLine } from './passages';

/** A quote at its place. Positions are in the paragraph's text with single spaces. */
export interface Located {
  passage: Passage;
  /** The paragraph's number in its passage. */
  at: number;
  /** The text of the paragraph. */
  text: string;
  start: number;
  end: number;
  /** The line in which it starts. */
  line: PassageLine;
}

/** Longer quotes hold several things. */
export const LONGEST_QUOTE = 500;

/** Whether a part of a text is cut out of a word or a number: `890 m` of `2,890 m`, `1/4` of `12 1/4`, `5` of `-5`. */
export function isCut(text: string, start: number, end: number): boolean {
  const [before, part, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const beginsWithDigit = /^[.,]?\d/.test(part);
  if (/^[\p{L}\p{N}]/u.test(part) && /[\p{L}\p{N}]$/u.test(before)) return true;
  if (beginsWithDigit) {
    if (/\d[.,/]$/.test(before) || /\p{L}[-/]$/u.test(before)) return true;
    if (/\d[ -]$/.test(before) && /^\d{1,2}\/\d/.test(part)) return true;
    // A delimited file may split `2,890` into two cells.
    if (/\d(?:[ '\u2019]|, )$/.test(before) && /^\d{3}(?!\d)/.test(part)) return true;
    if (/(?:^|[^\d\s])\s?[-+\u2212]$/u.test(before) || /(?:^|\s)[-+\u2212]$/u.test(before)) return true;
  }
  if (/\d$/.test(part)) {
    if (/^(?:\d|[.,/]\d|[ '\u2019]\d{3}(?!\d)|[ -]?\d{1,2}\/\d)/.test(after)) return true;
    if (/^[-_]\p{L}/u.test(after)) return true;
  }
  return /[\p{L}\p{N}]$/u.test(part) && /\p{L}$/u.test(part) && /^[\p{L}\p{N}/\u00b2\u00b3^]/u.test(after);
}

/** Every place of a part within a range of a text where it is not cut out of a word or a number. */
export function placesOf(text: string, part: string, from: number, to: number): number[] {
  const found: number[] = [];
  if (part === '') return found;
  for (let at = text.indexOf(part, from); at >= 0 && at + part.length <= to; at = text.indexOf(part, at + 1))
    if (!isCut(text, at, at + part.length)) found.push(at);
  return found;
}

/** The line of a paragraph at a position of its text. */
export function lineAt(lines: readonly PassageLine[], position: number): PassageLine {
  let end = -1;
  for (const line of lines) {
    const own = squeezed(line.text).length;
    if (own > 0) end += own + 1;
    if (position < end) return line;
  }
  return lines.at(-1)!;
}

/** The quote in the passage, letter for letter but for white space; null where it is not. */
export function locate(passage: Passage, quoted: string): Located | null {
  const quote = squeezed(quoted);
  if (quote === '' || quote.length > LONGEST_QUOTE) return null;
  for (const [at, lines] of passage.paragraphs.entries()) {
    const text = textOfParagraph(lines);
    const [start] = placesOf(text, quote, 0, text.length);
    if (start !== undefined)
      return { passage, at, text, start, end: start + quote.length, line: lineAt(lines, start) };
  }
  return null;
}
