import { parseInches } from '../inches';
import type { Field, FieldKind } from './field';
import { isRiskLevel } from './montage';

/** Parses typed text by the product's rules. Never gives NaN or an infinity. */

/** The units that the product itself writes after its numbers. */
const UNIT = /(?:m|kPa|Pa|kPa\/m|in|″|"|kg\/m|m[³3](?:\/m)?|ml|USD)$/i;
const NUMBER = /^([+-]?)(\d[\d., ']*|[.,]\d+)(e[+-]?\d+)?$/i;

/** Digits in groups of three, `1,234,567`. A group does not begin with a zero: `0,125` is an eighth. */
const grouped = (digits: string, separator: string): boolean => {
  const [first = '', ...rest] = digits.split(separator);
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((group) => /^\d{3}$/.test(group));
};

/** Digits with at most one dot, or null if the separators make no number. */
function plainDigits(text: string): string | null {
  const space = text.includes(' ') ? ' ' : "'";
  if (text.includes(space)) {
    // Spaces separate thousands here, so a comma or a dot is the decimal separator whatever follows it.
    const [whole = '', fraction, ...more] = text.split(/[.,]/);
    if (more.length > 0 || !grouped(whole, space) || (fraction !== undefined && !/^\d*$/.test(fraction))) {
      return null;
    }
    return `${whole.replaceAll(space, '')}.${fraction ?? ''}`;
  }
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma < 0 && text.indexOf('.') === dot) return text;
  if (comma >= 0 && dot >= 0) {
    const [thousands, decimal] = comma > dot ? ['.', comma] : [',', dot];
    const whole = text.slice(0, decimal);
    const fraction = text.slice(decimal + 1);
    return grouped(whole, thousands) && /^\d*$/.test(fraction)
      ? `${whole.replaceAll(thousands, '')}.${fraction}`
      : null;
  }
  const separator = comma >= 0 ? ',' : '.';
  if (grouped(text, separator)) return text.replaceAll(separator, '');
  return separator === ',' && text.indexOf(',') === comma ? text.replace(',', '.') : null;
}

/** With plain blanks, minus signs and apostrophes. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replaceAll(/[\u2212\u2012\u2013]/g, '-')
    .replaceAll('’', "'")
    .trim();

/** Sign, digits with separators, and exponent; null if it does not look like a number. */
const numeral = (text: string): RegExpExecArray | null =>
  NUMBER.exec(plainText(text)) ?? NUMBER.exec(plainText(text).replace(UNIT, '').trim());

/** The decimal separator of a number. */
export type DecimalSign = '.' | ',';

/** `1.234` and `1,234` may each be a thousand or a little more than one. */
const isAmbiguous = (digits: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

/** The decimal separator that a number proves, as `12,5`, `1.234,5` and `1.234.567` do; null if it is ambiguous. */
export function decimalSignOf(text: string): DecimalSign | null {
  const digits = numeral(text)?.[2]?.trim() ?? '';
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0 || isAmbiguous(digits) || plainDigits(digits) === null) return null;
  const sign = digits[last] as DecimalSign;
  return digits.indexOf(sign) < last ? (sign === ',' ? '.' : ',') : sign;
}

/**
 * Rewrites an ambiguous number in a block whose numbers have decimal commas: there `1.934` is more than a thousand, and
 * `1,934` less than two. Other texts are unchanged.
 */
export function amongDecimalCommas(text: string): string {
  const digits = numeral(text)?.[2]?.trim() ?? '';
  if (!isAmbiguous(digits)) return text;
  return digits.includes('.') ? text.replace('.', '') : text.replace(',', '.');
}

/**
 * The number in a text, as people and spreadsheets write it: `1,234.5`, `1 234,5`, `1.234,5`, `12,5`, `−5`, `12.5 m`,
 * `1.2E+03`. `1,234` is a thousand, as the product shows it; `1.234` is a little more than one.
 *
 * Null if it is not a finite number, or if it has a unit that is not the product's own: 100 ft read as 100 m would be
 * an unnoticed error.
 */
export function readNumber(text: string): number | null {
  const [, sign, digits, exponent = ''] = numeral(text) ?? [];
  const plain = digits === undefined ? null : plainDigits(digits.trim());
  if (plain === null) return null;
  const value = Number(`${sign}${plain}${exponent}`);
  // JSON does not keep minus zero, and it is not a depth.
  return Number.isFinite(value) ? value + 0 : null;
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** Text stays as it is, blanks included; a blank text is null. */
export const parseText = (text: string): string | null => (isEmpty(text) ? null : text);

/** Depths, casing, gradients, mud, pressure tests: empty is null, a text that is not a number is 0. */
export const parseDecimal = (text: string): number | null => (isEmpty(text) ? null : (readNumber(text) ?? 0));

/** Diameters in inches: other decimals, and fractions such as `12 1/4`. */
export const parseInchesOrZero = (text: string): number | null =>
  isEmpty(text) ? null : (readNumber(text) ?? parseInches(text) ?? 0);

/**
 * Numbers of a reservoir: empty is null. The specification gives no value for a text that is not a number. It becomes
 * null, because the checks of the mud weight would use an invented pressure of 0.
 */
export const parseOptionalDecimal = (text: string): number | null => readNumber(text);

/**
 * well_id, activity_id, days_planned: a whole number, truncated instead of rounded; null if it is not a number or too
 * large.
 */
export function parseInteger(text: string): number | null {
  const value = readNumber(text);
  if (value === null) return null;
  const whole = Math.trunc(value) + 0;
  return Number.isSafeInteger(whole) ? whole : null;
}

/** A level of the risk matrix, 1 to 5; null for everything else. */
export function parseLevel(text: string): number | null {
  const value = readNumber(text);
  return value !== null && isRiskLevel(value) ? value : null;
}

/**
 * AFE cost: every character except digits, dot and minus is dropped, and the rest is a decimal; null if it is not a
 * number. `1.250.000` is null: its beginning would make a dollar of a million.
 */
export function parseCost(text: string): number | null {
  const digits = plainText(text).replaceAll(/[^\d.-]/g, '');
  const value = /\d/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isFinite(value) ? value + 0 : null;
}

const parsers: Readonly<
  Record<Exclude<FieldKind, 'choice' | 'section'>, (text: string) => string | number | null>
> = {
  text: parseText,
  notes: parseText,
  size: parseText,
  trimmed: (text) => text.trim() || null,
  decimal: parseDecimal,
  inches: parseInchesOrZero,
  optional: parseOptionalDecimal,
  whole: parseInteger,
  level: parseLevel,
  usd: parseCost,
  // Users cannot type it.
  boolean: () => null,
};

/** The option that begins with a text, in upper or lower case; null if none or several do. */
function parseOption(options: readonly string[], text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const exact = options.find((option) => option.toLowerCase() === typed);
  const begun = options.filter((option) => option.toLowerCase().startsWith(typed));
  return exact ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}

/** The value of a text typed into a field without regard to units. A section is parsed by `sectionOfText`, which knows the montage. */
export function parseField({ kind, options = [] }: Field, text: string): string | number | null {
  if (kind === 'section') return null;
  return kind === 'choice' ? parseOption(options, text) : parsers[kind](text);
}
