import { CASING_WORDS, HOLE_WORDS, STRING_KINDS } from '../vocabulary/prose';
import { clausesOf } from './clauses';
import { SIZE, anyOf, sizeIn, sizeText } from './quantities';

/** The string or the hole that a line is about. */
export interface NamedString {
  is: 'hole' | 'casing';
  /** In inches, or in mm with its unit. */
  size: string;
  isLiner: boolean;
  /** Whether the line is only a title. */
  isTitle: boolean;
  /** The rest of the line. */
  rest: string;
}

const MM = String.raw`(?<![\d.,/])\d{2,3}(?:[.,]\d)?\s?mm(?![\p{L}\d])`;
const ANY_SIZE = new RegExp(`${MM}|${SIZE}`, 'giu');
const CALLS_CASING = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf([...CASING_WORDS, 'rohrtour', 'job'])})(?![\p{L}])|(?:rohrtour|liner|r(?:o|\u00f8)r|verbuizing)(?![\p{L}])`,
  'iu',
);
const CALLS_HOLE = new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(HOLE_WORDS)})(?![\p{L}])`, 'iu');
const KINDS = new RegExp(String.raw`(?<![\p{L}])(?:${anyOf(STRING_KINDS)})(?![\p{L}])`, 'iu');
const LONGEST_HEAD = 60;

/** The number of a chapter before its title: `9.2 20" surface casing`; none in `8.5 in hole`. */
const NUMBERING =
  /^(?:\d{1,2}(?:\.\d{1,2})+\.?|\d{1,2}[.)])\s+(?=\d|(?!in\b|inch|zoll|duim|pouce|po\b|pulg|plg|pg\b|tomme)\p{L})/iu;

/** The head of a line: everything up to its colon, or to its first comma. */
function headOf(text: string): { head: string; rest: string } {
  const colon = /:(?!\d)/.exec(text);
  if (colon && colon.index <= LONGEST_HEAD)
    return { head: text.slice(0, colon.index), rest: text.slice(colon.index + 1).trim() };
  const comma = /,(?!\d)/.exec(text);
  return comma && comma.index <= LONGEST_HEAD
    ? { head: text.slice(0, comma.index), rest: text.slice(comma.index + 1).trim() }
    : { head: text, rest: '' };
}

const isSize = (text: string): boolean => /mm$/i.test(text) || sizeIn(text) !== null;

/**
 * The string at the start of a line: `13 3/8" surface casing: lead ...`, `Surface 219.1 mm casing, lead: ...`, `9 5/8" lead: ...`.
 * Null if it names none; `unclear` if it names several, or one that is not at its start.
 */
export function stringIn(text: string): NamedString | 'unclear' | null {
  const { head, rest } = headOf(text.replace(NUMBERING, ''));
  const sizes = [...head.matchAll(ANY_SIZE)].filter(([size]) => isSize(size));
  const strings = clausesOf(head).filter(({ is }) => is === 'casing');
  const [size] = sizes.length > 1 ? sizes.filter(([one]) => sizeIn(one) === strings[0]?.sizeIn) : sizes;
  if (!size) return sizes.length > 1 || clausesOf(text).length > 0 ? 'unclear' : null;
  const words = `${head.slice(0, size.index)} ${head.slice(size.index + size[0].length)}`;
  if (
    (sizes.length > 1 && (strings.length !== 1 || clausesOf(head).length !== sizes.length)) ||
    head.length > LONGEST_HEAD ||
    /\d{3}/.test(words)
  )
    return 'unclear';
  const isCasing = CALLS_CASING.test(words) || strings.length === 1;
  const is = !isCasing && CALLS_HOLE.test(words) ? 'hole' : 'casing';
  const isNamed = isCasing || is === 'hole' || KINDS.test(words);
  const isMm = /mm$/i.test(size[0]);
  return {
    is,
    size: isMm ? size[0].replace(',', '.') : sizeText(size[0]),
    isLiner: /liner|forlengelsesr/i.test(words),
    isTitle: rest === '' && isNamed && words.trim().split(/\s+/).length <= 8,
    rest: `${roleWords(head.slice(size.index + size[0].length))}${rest}`,
  };
}

/** `8 5/8" lead: 270 sx`, `casing, lead: filler`: the words of the head after the size. */
function roleWords(behind: string): string {
  const role =
    /(?:^|[\s,])((?:lead|tail|single|vorlauf|nachlauf|voorloop|staart|kop|t[e\u00ea]te|queue|relleno|amarre|cola|unica|\u00fanica|unique|primary)[\p{L} ]*)$/iu.exec(
      behind,
    );
  return role ? `${role[1] ?? ''}: ` : '';
}
