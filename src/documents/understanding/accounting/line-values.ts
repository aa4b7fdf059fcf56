import { withoutBullet } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import { parseMeasured } from '../words/numbers';
import { leadingUnit } from '../units/units';
import { isValueCell, isValueOf, valuesInText } from './value-like';

const THOUSANDS = /\d{1,3}(?:,\d{3})+/g;

/** The visible parts of a line: its cells, or texts between wide gaps, bars and tabs. */
function partsOf(line: TextLine): string[] {
  if (line.cells.length > 1) return line.cells;
  const parts = line.text.split(/\s{2,}|\s*\|\s*|\t+|;\s*/).filter((part) => part.trim() !== '');
  // A row of comma-separated values; in a sentence a space follows the comma.
  const isDelimited =
    /^[^,]*(?:,(?! )[^,]*){2,}$/.test(line.text) && line.text.replace(THOUSANDS, '').includes(',');
  return parts.length === 1 && isDelimited ? line.text.split(',') : parts;
}

/** Whether a number is part of a label: `6 rpm` or `10 s gel` before the figures of a row. */
function isLabel(part: string): boolean {
  const rest = parseMeasured(part)?.rest ?? '';
  return /\p{L}/u.test(rest) && leadingUnit(rest) === null;
}

const KEY_AND_VALUE = /^\s*([^:=]{1,60}?)\s*[:=]\s*(\S.*)$/s;
const KEY_ALONE = /[:=]\s*$/;

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The index of a whole word in another text: `5` is neither in `15 m` nor in `5.2`. */
function indexOfWhole(text: string, part: string): number {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + part.length)];
    const isCut = /^\d/.test(part) && /(?:\d|\d[.,/])$/.test(before);
    if (!isCut && !(/\d$/.test(part) && /^(?:\d|[.,/]\d)/.test(after))) return at;
  }
  return -1;
}

/** The rest of a text without its used parts. */
function withoutUsed(text: string, used: readonly string[]): string {
  let left = squeezed(text);
  for (const part of used.map(squeezed).toSorted((a, b) => b.length - a.length)) {
    if (part === '') continue;
    if (left !== '' && indexOfWhole(part, left) >= 0) return '';
    const at = indexOfWhole(left, part);
    if (at >= 0) left = `${left.slice(0, at)} ${left.slice(at + part.length)}`.trim();
  }
  return left;
}

export interface LineValues {
  seen: number;
  /** How many of them were not used. */
  left: number;
}

/** The values of a line outside tables, and how many of them are not covered by a used text. */
export function valuesOfLine(line: TextLine, used: readonly string[]): LineValues {
  if (!/\d|[\u00bd\u00bc\u00be\u215b\u215c\u215d\u215e]/.test(line.text)) return { seen: 0, left: 0 };
  const parts = partsOf(line);
  const counts = parts.map((part, index) => {
    const pair = KEY_AND_VALUE.exec(withoutBullet(part));
    const before = parts[index - 1] ?? '';
    const count = (text: string): number => {
      if (pair) return valuesAfterKey(pair[1] ?? '', text);
      if (parts.length === 1) return valuesInText(text);
      if (index === 0 ? isLabel(part) : isNaming(before)) return 0;
      return Number(isValueCell(text));
    };
    const whole = pair ? (pair[2] ?? '') : part;
    const seen = count(whole);
    return { seen, left: seen === 0 ? 0 : Math.min(seen, count(withoutUsed(whole, used))) };
  });
  return {
    seen: counts.reduce((sum, { seen }) => sum + seen, 0),
    left: counts.reduce((sum, { left }) => sum + left, 0),
  };
}

/** A key in a separate cell whose number is not a value: `Revision`, `3`. */
const isNaming = (key: string): boolean => !isValueOf(key.replace(KEY_ALONE, ''), '1');

function valuesAfterKey(key: string, value: string): number {
  const inside = valuesInText(value);
  return inside > 0 ? inside : Number(isValueOf(key, value));
}
