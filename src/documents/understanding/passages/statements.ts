import { looksNumeric } from '../../readers/table';
import type { PageRow } from '../../readers/page';
import { plainText } from '../prose/quantities';
import { parseUnit } from '../units/units';
import { slurryRole } from '../vocabulary/roles';

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

const textsOf = (row: PageRow): string[] =>
  row.pieces
    .flatMap(({ text }) => text.split(LEADER))
    .map((text) => plainText(text).replace(BULLET, '').trim())
    .filter((text) => text !== '');

/** `Weight | 72 lb/ft | Grade | P-110`: two or three labels, each in front of its value. */
function pairsAcross(texts: readonly string[], at: number): Statement[] {
  const isPairs =
    texts.length > 3 &&
    texts.length < 7 &&
    texts.length % 2 === 0 &&
    texts.every((text, index) => (index % 2 === 0 ? isLabel(text) && !/\d/.test(text) : text.length < 60));
  const labels = texts.filter((_, index) => index % 2 === 0);
  return isPairs ? labels.map((label, pair) => ({ at, label, text: texts[2 * pair + 1] ?? '' })) : [];
}

function statementsOf(row: PageRow, at: number): Statement[] {
  const texts = textsOf(row);
  const pairs = pairsAcross(texts, at);
  if (pairs.length > 0 && row.pieces.length === texts.length) return pairs;
  if (row.pieces.filter(({ text }) => looksNumeric(text)).length > MOST_FIGURES) return [];
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

/** `Density (sg)`, `Weight, lb/ft`: a label with the unit of its value. */
const WITH_UNIT = /^(?<label>.+?)(?:\s*[([](?<inside>[^()[\]]+)[)\]]|,\s*(?<behind>[^,\s]+))$/u;

function withUnitOfLabel(statement: Statement, unit: string | null): Statement {
  const { label, text } = statement;
  const own = WITH_UNIT.exec(label)?.groups;
  const written = own?.['inside'] ?? own?.['behind'] ?? '';
  const known = parseUnit(written) === null ? unit : written;
  if (known === null || !/\d$/.test(text)) return statement;
  return {
    ...statement,
    label: own && known === written ? (own['label'] ?? label) : label,
    text: `${text} ${known}`,
  };
}

/** A row above others that says what is in their cells: `Cementing | Lead | Tail`, `Test | bar | Remark`. */
interface Head {
  roles: readonly string[];
  unit: string | null;
}

function headOf(texts: readonly string[]): Head | null {
  const [first = '', ...others] = texts;
  if (!isLabel(first) || others.length === 0 || others.some((text) => /\d/.test(text))) return null;
  const [second = '', ...rest] = others;
  const roles = others.filter((text) => text.length < 25 && slurryRole(text) !== null);
  if (roles.length === others.length) return { roles, unit: null };
  const isUnit = parseUnit(second) !== null && rest.every((text) => !/\d/.test(text) && text.length < 25);
  return isUnit ? { roles: [], unit: second } : null;
}

/** The statements of the rows below a head, up to one with other cells: of each slurry those of its column. */
function statementsBelow(
  head: Head,
  rows: readonly PageRow[],
  from: number,
): { statements: Statement[]; end: number } {
  const width = head.roles.length + 1;
  const isOwn = (texts: readonly string[]) =>
    isLabel(texts[0] ?? '') &&
    (head.roles.length > 1
      ? texts.length === width || texts.length === 2
      : texts.length > 1 && texts.length < 4 && looksNumeric(texts[1] ?? '')) &&
    headOf(texts) === null;
  let end = from;
  while (end < rows.length && isOwn(textsOf(rows[end]!))) end += 1;
  const below = rows.slice(from, end).map((row, index) => ({ texts: textsOf(row), at: from + index }));
  const said = (column: number): Statement[] =>
    below.map(({ texts: [label = '', ...values], at }) =>
      withUnitOfLabel({ at, label, text: values[column] ?? values[0] ?? '' }, head.unit),
    );
  const found =
    head.roles.length > 1
      ? head.roles.flatMap((role, column) => [{ at: from - 1, label: role, text: '' }, ...said(column)])
      : said(0);
  return { statements: found, end };
}

/** The statements of rows, in order: labels with the text after them, items of lists, and titles. */
export function statements(rows: readonly PageRow[]): Statement[] {
  const found: Statement[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const head = headOf(textsOf(row));
    const below = head && statementsBelow(head, rows, at + 1);
    if (head && below && below.end > at + 1) {
      found.push({ at, label: '', text: textsOf(row)[0] ?? '' }, ...below.statements);
      at = below.end - 1;
    } else found.push(...statementsOf(row, at).map((each) => withUnitOfLabel(each, null)));
  }
  return found;
}
