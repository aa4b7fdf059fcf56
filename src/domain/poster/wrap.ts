import type { TextWidth, Weight } from '../drawing/drawing';
import { plainLines, plainText } from './plain-text';

/** Replaces the rest of a text that does not fit. */
export const cutMark = '...';

/** Measures texts in text sizes: 1 is as wide as the size is high. Words repeat, so each is measured once. */
export interface Measure {
  (text: string, weight?: Weight): number;
}

export function measureWith(textWidth: TextWidth): Measure {
  const known = { regular: new Map<string, number>(), strong: new Map<string, number>() };
  return (text, weight = 'regular') => {
    const before = known[weight].get(text);
    if (before !== undefined) return before;
    const width = textWidth(text, 1, weight);
    known[weight].set(text, width);
    return width;
  };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The longest beginning of a text that fits, in whole signs; at least one sign, so that the caller's loop ends. */
function beginning(text: string, width: number, measure: Measure, weight: Weight): string {
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += measure(segment, weight);
    if (kept !== '' && used > width) break;
    kept += segment;
  }
  return kept;
}

/** A text on one line, ended by `...` if it does not fit. `width` in text sizes. */
export function fitted(text: string, width: number, measure: Measure, weight: Weight = 'regular'): string {
  const whole = plainText(text);
  // A text far longer than any line is not measured to its end.
  if (whole.length < 40 * width && measure(whole, weight) <= width) return whole;
  const room = width - measure(cutMark, weight);
  const kept = beginning(whole, room, measure, weight).trimEnd();
  return measure(kept, weight) <= room ? `${kept}${cutMark}` : cutMark;
}

/**
 * The lines of a text in a column of `width` (in text sizes), broken at blanks, and within a word that is wider than
 * the column. At most `most` lines; the last then ends in `...`.
 */
export function wrapped(
  text: string,
  width: number,
  measure: Measure,
  { most = Infinity, weight = 'regular' }: { most?: number; weight?: Weight } = {},
): string[] {
  const lines: string[] = [];
  const blank = measure(' ', weight);
  for (const paragraph of plainLines(text)) {
    let line = '';
    let used = 0;
    for (const word of paragraph.split(' ')) {
      let rest = word;
      let wide = measure(rest, weight);
      if (line !== '' && used + blank + wide <= width) {
        line += ` ${rest}`;
        used += blank + wide;
        continue;
      }
      if (line !== '') lines.push(line);
      while (wide > width && rest.length > 1 && lines.length <= most) {
        const part = beginning(rest, width, measure, weight);
        if (part === rest) break;
        lines.push(part);
        rest = rest.slice(part.length);
        wide = measure(rest, weight);
      }
      line = rest;
      used = wide;
      if (lines.length > most) break;
    }
    if (line !== '') lines.push(line);
    if (lines.length > most) break;
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, Math.max(0, most));
  const last = kept.pop();
  return last === undefined ? kept : [...kept, ended(last, width, measure, weight)];
}

function ended(line: string, width: number, measure: Measure, weight: Weight): string {
  const room = width - measure(cutMark, weight);
  const kept = measure(line, weight) <= room ? line : beginning(line, room, measure, weight);
  return measure(kept, weight) <= room ? `${kept.trimEnd()}${cutMark}` : cutMark;
}
