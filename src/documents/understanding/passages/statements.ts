import { looksNumeric } from '../../readers/table';
import type { PageRow } from '../../readers/page';
import { plainText } from '../prose/quantities';
import { parseUnit } from '../units';

/** A statement of a row: a label with its text, or the text alone with an empty label. */
export interface Statement {
  /** The index of its row. */
  at: number;
  label: string;
  text: string;
}

const BULLET = /^\s*(?:[-\u2022\u25cf\u25aa*\u2013]\s+(?=\D)|\d{1,2}(?:\.\d{1,2})+\.?\s+(?=\p{Lu}\p{Ll}+ ))/u;
/** A separate unit between a label and its value, or a sign for none. */
const NO_UNIT = /^(?:[-\u2013]|reading|dial|n\/a)$/i;
const PAIR = /^(?<label>[^:=]{2,40}?)\s*[:=]\s*(?<text>\S.*)$/s;
const LEADER = /\s*(?:\.{3,}|\u2026+|_{3,})\s*/;
const isLabel = (text: string): boolean => /\p{L}{2}|^pH$/u.test(text) && text.length <= 40;

/** `Density | sg | 1.03 - 1.05 | remark`: the label, its unit and its value. */
function withUnitBetween(
  [label = '', unit = '', value = '']: readonly string[],
  at: number,
): Statement | null {
  const isUnit = NO_UNIT.test(unit) || (parseUnit(unit) !== null && !/\d/.test(unit));
  if (!isLabel(label) || !isUnit || value === '') return null;
  return { at, label, text: NO_UNIT.test(unit) ? value : `${value} ${unit}` };
}

/** More plain figures in a row are columns, which need a heading. */
const MOST_FIGURES = 1;

function statementsOf(row: PageRow, at: number): Statement[] {
  if (row.pieces.filter(({ text }) => looksNumeric(text)).length > MOST_FIGURES) return [];
  const texts = row.pieces
    .flatMap(({ text }) => text.split(LEADER))
    .map((text) => plainText(text).replace(BULLET, '').trim())
    .filter((text) => text !== '');
  const between = texts.length > 2 && texts.length < 6 ? withUnitBetween(texts, at) : null;
  if (between) return [between];
  const found: Statement[] = [];
  let open: string | null = null;
  texts.forEach((text, index) => {
    const pair = PAIR.exec(text)?.groups;
    const ends = /^(.{2,40}?)\s*[:=]$/.exec(text)?.[1];
    const value = /^[:=]\s*(.+)$/.exec(text)?.[1];
    const isFirstOfPair = index === 0 && texts.length > 1 && texts.length < 4 && isLabel(text);
    if (open !== null) {
      found.push({ at, label: open, text: value ?? text });
      open = null;
    } else if (pair?.['label'] !== undefined && pair['text'] !== undefined)
      found.push({ at, label: pair['label'], text: pair['text'] });
    else if (ends !== undefined) open = ends;
    else if (isFirstOfPair || /^[:=]/.test(texts[index + 1] ?? '')) open = text;
    else found.push({ at, label: '', text });
  });
  if (open !== null) found.push({ at, label: open, text: '' });
  return found;
}

/** The statements of rows, in order: labels with the text after them, items of lists, and titles. */
export const statements = (rows: readonly PageRow[]): Statement[] =>
  rows.flatMap((row, at) => statementsOf(row, at));
