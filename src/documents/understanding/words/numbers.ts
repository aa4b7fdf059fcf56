import type { RangeFact } from '../../facts';

const VULGAR: Record<string, string> = {
  '\u00bd': '1/2',
  '\u00bc': '1/4',
  '\u00be': '3/4',
  '\u215b': '1/8',
  '\u215c': '3/8',
  '\u215d': '5/8',
  '\u215e': '7/8',
};

/** `5\u215e` as `5 7/8`. */
export function withPlainFractions(text: string): string {
  let plain = text;
  for (const [sign, fraction] of Object.entries(VULGAR)) plain = plain.replaceAll(sign, ` ${fraction}`);
  return plain;
}

/** `8.500*`, `8.5* in`: the mark of a footnote. */
const FOOTNOTE = /(?<=[\d"\p{L}])\s?(?:\*{1,3}|[\u2020\u2021])(?=\s|$)/u;

function tidy(text: string): string {
  return text
    .trim()
    .replace(FOOTNOTE, '')
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ');
}

/**
 * Parses a number: `1234.5`, `1,234.5`, `1.234,5`, `1 234,5`, `1e3`. Null for anything with letters: a depth of
 * `12O0` is not 12.
 */
export function parseNumber(text: string, decimalComma = false): number | null {
  let digits = tidy(text).replace(/(\d)[ '](?=\d{3}(\D|$))/g, '$1');
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma !== -1 && point !== -1) {
    digits = comma > point ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  } else if (comma !== -1) {
    const thousands = !decimalComma && /^[-+]?[1-9]\d{0,2}(,\d{3})+$/.test(digits);
    digits = thousands ? digits.replaceAll(',', '') : digits.replace(',', '.');
  } else if (decimalComma && /^[-+]?\d{1,3}(\.\d{3})+$/.test(digits)) digits = digits.replaceAll('.', '');
  if (/^[-+]?\d{1,3}(\.\d{3}){2,}$/.test(digits)) digits = digits.replaceAll('.', '');
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(digits) ? Number(digits) : null;
}

/** `17.1/2"`, `9.5/8 in`, as many write on the North Sea: a point between the inches and their fraction. */
const POINT_BEFORE_FRACTION =
  /(?<![\d.,/])(\d{1,2})\.((?:1\/2|[13]\/4|[1357]\/8|\d{1,2}\/(?:16|32))\s?(?:"|''|\u2033|\u201d|in(?:ch(?:es)?)?(?!\p{L})))/gu;
/** A whole text that can only be a size: `17.1/2`. */
const SIZE_WITH_POINT = /^\s*(\d{1,2})\.(1\/2|[13]\/4|[1357]\/8)\s*$/;

/** A size with a space between the inches and their fraction, where the text is known to be a size. */
export const withoutPointInSize = (text: string): string => text.replace(SIZE_WITH_POINT, '$1 $2');

/**
 * Puts the inch mark behind the fraction, and a space before it. French documents put the mark between the inches and the
 * fraction: `12"1/4`, `9''5/8`; others have a point there: `17.1/2"`.
 */
export function withInchMarkLast(written: string): string {
  const text = written.includes('/') ? written.replace(POINT_BEFORE_FRACTION, '$1 $2') : written;
  return text.replace(
    /\b(\d{1,2})\s?(?:"|''|\u2033|\u201d|\u2019\u2019)\s?(\d{1,2}\/\d{1,2})(?!\d)/g,
    '$1 $2"',
  );
}

export interface Measured {
  value: number;
  /** The text after the number, if any: a unit, or other words. */
  rest: string;
}

/** `27\u00b045'`, `27\u00b0 45' 30"`; a coordinate has its direction behind it. */
const DEGREES_AND_MINUTES =
  /^\s*(\d{1,3})\s?\u00b0\s?([0-5]?\d)\s?['\u2019\u2032](?:\s?([0-5]?\d(?:\.\d+)?)\s?(?:["\u201d\u2033]|''))?\s*$/;

/** A number and the text after it: `33.5 m`, `12 1/4"`, `13 3/8 in casing`, `9-5/8`, `1.35 SG`. */
export function parseMeasured(text: string, decimalComma = false): Measured | null {
  // A shortcut for the plain numbers of a survey, of which there are many.
  if (/^-?\d+(\.\d+)?$/.test(text) && !decimalComma) return { value: Number(text), rest: '' };
  const angle = DEGREES_AND_MINUTES.exec(text);
  if (angle) {
    const [, degrees = '', minutes = '', seconds = '0'] = angle;
    return { value: Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600, rest: '' };
  }
  let clean = withInchMarkLast(withoutPointInSize(tidy(text)).replace(/^\(([-+]\d[\d.,]*)\)$/, '$1')).replace(
    /^(?:\u00b1|\+ ?\/ ?-)\s*(?=[\d.])/,
    '',
  );
  clean = withPlainFractions(clean).trim();
  const fraction = /^(?:(\d+)[ -]+)?(\d+)\/(\d+)(?![\d/])\s*(.*)$/s.exec(clean);
  if (fraction) {
    const [, whole = '0', top = '0', bottom = '1', rest = ''] = fraction;
    // `18/11` are two figures, for instance of the viscosity and the yield point.
    if (Number(bottom) > 0 && Number(bottom) <= 64 && Number(top) < Number(bottom))
      return { value: Number(whole) + Number(top) / Number(bottom), rest };
  }
  const plain = /^([-+]?(?:\d{1,3}(?:[ ']\d{3})+(?!\d)|\d+)?(?:[.,]\d+)*(?:e[-+]?\d+)?)\s*(.*)$/is.exec(
    clean,
  );
  const value = plain?.[1] ? parseNumber(plain[1], decimalComma) : null;
  return value === null ? null : { value, rest: plain?.[2] ?? '' };
}

/** Converts `between 1.10 and 1.20`, `de 1,10 à 1,20`, `fra 1,10 til 1,20` to a plain range. */
function betweenWords(text: string): string {
  const between =
    /^(?:between|zwischen|tussen|mellom|entre|tra|fra)\s+(\d\S*)\s+(?:and|und|en|og|et|y|e)\s+(\d.*)$/i.exec(
      text,
    );
  if (between) return `${between[1] ?? ''} - ${between[2] ?? ''}`;
  return text.replace(/^(?:from|von|van|fra|de|du|desde|del|da)\s+(?=\d)/i, '');
}

export const NO_RANGE: RangeFact = { exact: null, lower: null, upper: null };

/** The words for a bound, longer ones before those they start with. */
const BOUND =
  /^(<=?|\u2264|>=?|\u2265|(?:maximum|minimum|maximaal|minimaal|maximalt|minimalt|maximal|minimal|maksimum|m[a\u00e1]ximo|m[i\u00ed]nimo|mindestens|minstens|minst|minder dan|mindre enn|maxi|mini|mind\.?|m[a\u00e1]x\.?|maks\.?|m[i\u00ed]n\.?|up to|less than|at most|at least|more than|greater than|higher than|lower than|h\u00f6chstens|weniger als|kleiner als|mehr als|meer dan|hoogstens|mer enn|h\u00f8yst|moins de|plus de|au plus|au moins|inf\u00e9rieure? \u00e0|sup\u00e9rieure? \u00e0|menor (?:de|que|a)|mayor (?:de|que|a)|menos de|mais de|m[a\u00e1]s de|menor (?:do que)|maior (?:que|do que)|at[e\u00e9]|acima de|abaixo de|meno di|pi[u\u00f9] di|inferiore a|superiore a|minore di|non superiore a|non inferiore a|maggiore di|almeno|massim[oa]|minim[oa]|fino a|no m[a\u00e1]ximo|no m[i\u00ed]nimo|pelo menos)(?!\p{L}))(?:[,:](?=\s))?\s*(.*)$/iu;
const IS_UPPER =
  /^(<|\u2264|m[a\u00e1]x|maks|up to|less|lower|at most|h\u00f6chst|weniger|kleiner|minder|hoogst|mindre|h\u00f8yst|moins|au plus|inf[e\u00e9]r|menor|menos|at[e\u00e9]|abaixo|meno|minore|massim|fino|non superiore|no m[a\u00e1]x)/i;

/** `no more than 6`, `nicht weniger als 5`: the other bound. */
const NEGATED =
  /^(?:not?|nicht|niet|ikke|pas|non|n[a\u00e3]o)\s+(?=(?:more|less|greater|higher|lower|mehr|weniger|meer|minder|mer|mindre|plus|moins|m[a\u00e1]s|menos|mayor|menor|mais|pi[u\u00f9]|meno)\s)/iu;

/** One value, a range or a bound: `1.20`, `1.10 - 1.20 SG`, `9 to 10`, `< 5`, `max 6`, `8+`. `rest` is the unit. */
export function parseRange(text: string, decimalComma = false): (RangeFact & { rest: string }) | null {
  const clean = tidy(text).replace(
    /^(approx\.?|ca\.?|circa|etwa|ungef\u00e4hr|ongeveer|omtrent|omkring|environ|env\.?|aprox\.?|aproximadamente|cerca de|~)\s*/i,
    '',
  );
  const bound = BOUND.exec(clean.replace(NEGATED, ''));
  if (bound) {
    const measured = parseMeasured(bound[2] ?? '', decimalComma);
    if (!measured) return null;
    const upper = IS_UPPER.test(bound[1] ?? '') !== NEGATED.test(clean);
    return {
      exact: null,
      lower: upper ? null : measured.value,
      upper: upper ? measured.value : null,
      rest: measured.rest,
    };
  }
  // `65-68 (8.7-9.1)`: the same in another unit, as the heading says.
  const once = /^([\d.,]+\s*-\s*[\d.,]+)\s*\([\d.,]+\s*-\s*[\d.,]+\)$/.exec(clean)?.[1];
  if (once !== undefined) return parseRange(once, decimalComma);
  // `8/12` is between the two; the fraction of a size is not the range of anything.
  const [, low = '', high = '', unit = ''] =
    /^(\d[\d.,]*)\s*\/\s*(\d[\d.,]*)\s*([^\d/].*)?$/.exec(clean) ?? [];
  const [least, most] = [low, high].map((end) => parseNumber(end, decimalComma));
  if (least != null && most != null && least < most)
    return { exact: null, lower: least, upper: most, rest: unit.trim() };
  const range =
    /^([\d.,]+)\s*([^\d\s-][^\d-]*)?\s*(?:-|to|bis|tot|(?<=[\d\s])(?:til|\u00e0|hasta|at[e\u00e9]|al?)(?=[\d\s])|\.\.\.?)\s*([\d.,]+)\s*([^\d].*)?$/i.exec(
      betweenWords(clean),
    );
  if (range) {
    const from = parseNumber(range[1] ?? '', decimalComma);
    const to = parseNumber(range[3] ?? '', decimalComma);
    if (from !== null && to !== null) {
      const rest = (range[4] ?? range[2] ?? '').trim();
      return { exact: null, lower: Math.min(from, to), upper: Math.max(from, to), rest };
    }
  }
  const measured = parseMeasured(clean, decimalComma);
  return measured && { exact: measured.value, lower: null, upper: null, rest: measured.rest };
}

/** The two ends of a range in the written order and with their signs: `1200 - 1450 m`, `-1200 to -1450`. */
export function parseEnds(
  text: string,
  decimalComma = false,
): { first: number; second: number; rest: string } | null {
  const match =
    /^([-+]?\d[\d., ]*)\s*((?!(?:to|bis|tot|til|hasta|at[e\u00e9]|al?)\s)[a-z'\u2032\u2019][^\d-]*?)?\s*(?:-|to|bis|tot(?: en met)?|t\/m|(?<=[\d\s])(?:til|\u00e0|hasta|at[e\u00e9]|al?)(?=[\d\s])|\.\.\.?)\s*([-+]?\d[\d., ]*)\s*(\D.*)?$/i.exec(
      betweenWords(tidy(text)),
    );
  const thousandsOrDecimals = /^\d{1,2}\.\d{3}$/;
  // `1.450 - 2.100` alone may be kilometres of depth or two metres.
  if (!decimalComma && [match?.[1], match?.[3]].every((end) => thousandsOrDecimals.test(end?.trim() ?? '')))
    return null;
  const first = match && parseNumber((match[1] ?? '').trim(), decimalComma);
  const second = match && parseNumber((match[3] ?? '').trim(), decimalComma);
  if (first === null || second === null) return null;
  return { first, second, rest: (match?.[4] ?? match?.[2] ?? '').trim() };
}
