import type { Rulings } from '../pdf/rulings';
import type { GreyPicture } from './grey-picture';

/** In pixels at 300 dpi: longer than any stroke of a letter, and no thicker than the frame of a table. */
const LEAST_ACROSS = 150;
const LEAST_DOWN = 100;
const MOST_THICK = 14;
/** A speck of the scanner in a line. */
const GAP = 2;
/** The most of a line's length that letters cross or that has no ink; in a row of bold letters nearly half has. */
const MOST_CROSSED = 0.25;

interface Rule {
  /** The sum of its pixels' positions across its direction, and their count, for its thickness and middle. */
  sum: number;
  count: number;
  from: number;
  to: number;
  /** The value in its last row of pixels. */
  last: number;
  lastFrom: number;
  lastTo: number;
}

/**
 * The straight lines drawn on a page with level text, in pixels, and the page without them, because the border of a cell would
 * be read as a character. `shade` is the lightest that is ink: thin lines are scanned as grey.
 */
export function withoutRules(
  picture: GreyPicture,
  shade: number,
): { picture: GreyPicture; rulings: Rulings } {
  const { width, height, data } = picture;
  const result = { ...picture, data: Uint8Array.from(data) };
  const found = {
    across: rulesAlong(height, width, (line, at) => data[line * width + at]! <= shade, LEAST_ACROSS),
    down: rulesAlong(width, height, (line, at) => data[at * width + line]! <= shade, LEAST_DOWN),
  };
  const across = found.across.filter((rule) => !isOfLetters(picture, rule, shade, true));
  const down = found.down.filter((rule) => !isOfLetters(picture, rule, shade, false));
  for (const rule of across) erase(result, picture, rule, shade, true);
  for (const rule of down) erase(result, picture, rule, shade, false);
  for (const rule of across) for (const other of down) eraseCrossing(result, rule, other);
  const strokes = (rules: readonly Rule[]) =>
    rules.map(({ sum, count, from, to }) => ({ at: sum / count + 0.5, from, to }));
  return { picture: result, rulings: { across: strokes(across), down: strokes(down) } };
}

/** Runs of ink along the lines of pixels, joined with those of the previous line that they touch. */
function rulesAlong(
  lines: number,
  length: number,
  isInk: (line: number, at: number) => boolean,
  least: number,
): Rule[] {
  const found: Rule[] = [];
  let open: Rule[] = [];
  for (let line = 0; line < lines; line += 1) {
    const next: Rule[] = [];
    for (let at = 0; at < length; at += 1) {
      if (!isInk(line, at)) continue;
      const from = at;
      let to = at;
      for (let gap = 0; at < length && gap <= GAP; at += 1) {
        if (isInk(line, at)) [to, gap] = [at, 0];
        else gap += 1;
      }
      if (to - from < least) continue;
      const own = open.find((rule) => rule.lastFrom <= to && from <= rule.lastTo);
      const rule = own ?? { sum: 0, count: 0, from, to, last: line, lastFrom: from, lastTo: to };
      if (!own) found.push(rule);
      rule.sum += line * (to - from + 1);
      rule.count += to - from + 1;
      rule.from = Math.min(rule.from, from);
      rule.to = Math.max(rule.to, to);
      [rule.last, rule.lastFrom, rule.lastTo] = [line, from, to];
      if (!next.includes(rule)) next.push(rule);
    }
    open = next;
  }
  // A thick piece is the shading of a heading, or a picture.
  return found.filter(({ count, from, to }) => count / (to - from + 1) <= MOST_THICK);
}

/** The ink of a rule at a place along it, across its direction; null where it has none. */
function inkAt(
  { width, height, data }: GreyPicture,
  rule: Rule,
  shade: number,
  lies: boolean,
  at: number,
): { from: number; to: number } | null {
  const [most, start, step] = lies ? [height, at, width] : [width, at * width, 1];
  const middle = Math.round(rule.sum / rule.count);
  const isInk = (line: number) => line >= 0 && line < most && data[start + line * step]! <= shade;
  for (let off = 0; off <= MOST_THICK; off += 1) {
    const nearest = [middle - off, middle + off].find(isInk);
    if (nearest === undefined) continue;
    let [from, to] = [nearest, nearest];
    while (isInk(from - 1)) from -= 1;
    while (isInk(to + 1)) to += 1;
    return { from, to };
  }
  return null;
}

/** A letter that crosses a line is kept whole: one stroke too many does less harm. */
const isLetter = ({ from, to }: { from: number; to: number }) => to - from > MOST_THICK;

/** Whether a rule is the upper edge of a row of bold letters that nearly touch. */
function isOfLetters(picture: GreyPicture, rule: Rule, shade: number, lies: boolean): boolean {
  let crossed = 0;
  for (let at = rule.from; at <= rule.to; at += 1) {
    const ink = inkAt(picture, rule, shade, lies, at);
    if (!ink || isLetter(ink)) crossed += 1;
  }
  return crossed > MOST_CROSSED * (rule.to - rule.from + 1);
}

/** Whitens a rule, except where a letter crosses or touches it. */
function erase(result: GreyPicture, before: GreyPicture, rule: Rule, shade: number, lies: boolean): void {
  const { width, height } = before;
  const [most, along, step] = lies ? [height, 1, width] : [width, width, 1];
  for (let at = rule.from; at <= rule.to; at += 1) {
    const ink = inkAt(before, rule, shade, lies, at);
    if (!ink || isLetter(ink)) continue;
    for (let line = Math.max(0, ink.from - 1); line <= Math.min(most - 1, ink.to + 1); line += 1)
      result.data[at * along + line * step] = 255;
  }
}

/** Erases the crossing of two rules, where neither is thin. */
function eraseCrossing({ width, height, data }: GreyPicture, across: Rule, down: Rule): void {
  const [x, y] = [Math.round(down.sum / down.count), Math.round(across.sum / across.count)];
  const reach = MOST_THICK / 2;
  if (x < across.from - reach || x > across.to + reach || y < down.from - reach || y > down.to + reach)
    return;
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1)
    data.fill(255, row * width + Math.max(0, x - reach), row * width + Math.min(width, x + reach + 1));
}
