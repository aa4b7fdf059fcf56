import { parseInches } from '../inches';
import type { Field, FieldKind } from './catalogue';

/** How typed text becomes a value. The rules are those of the product; nothing here ever gives NaN or an infinity. */

/** The units that the product itself writes beside its numbers. */
const UNIT = /(?:m|kPa|Pa|kPa\/m|in|″|"|kg\/m|m[³3](?:\/m)?|ml|USD)$/i;
const NUMBER = /^([+-]?)(\d[\d., ']*|[.,]\d+)(e[+-]?\d+)?$/i;

/** Digits in threes, `1,234,567`. A group cannot begin with a zero: `0,125` is an eighth. */
const grouped = (digits: string, separator: string): boolean => {
  const [first = '', ...rest] = digits.split(separator);
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((group) => /^\d{3}$/.test(group));
};

/** Digits with at most one dot, or null where the separators make no number. */
function plainDigits(text: string): string | null {
  const space = text.includes(' ') ? ' ' : "'";
  if (text.includes(space)) {
    // Spaces are thousands here, so that a comma or a dot is the decimal one whatever follows it.
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

const plainText = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replaceAll(/[\u2212\u2012\u2013]/g, '-')
    .replaceAll('’', "'")
    .trim();

/** Sign, digits with what parts them, and exponent; null where it does not look like a number. */
const numeral = (text: string): RegExpExecArray | null =>
  NUMBER.exec(plainText(text)) ?? NUMBER.exec(plainText(text).replace(UNIT, '').trim());

/** What stands before the fraction of a number. */
export type DecimalSign = '.' | ',';

/** Neither `1.234` nor `1,234` tells whether it is a thousand or a little more than one. */
const isAmbiguous = (digits: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

/** Which sign a number shows to be its decimal one, as `12,5`, `1.234,5` and `1.234.567` do; null where it shows none. */
export function decimalSignOf(text: string): DecimalSign | null {
  const digits = numeral(text)?.[2]?.trim() ?? '';
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0 || isAmbiguous(digits) || plainDigits(digits) === null) return null;
  const sign = digits[last] as DecimalSign;
  return digits.indexOf(sign) < last ? (sign === ',' ? '.' : ',') : sign;
}

/**
 * A number as it is typed where nothing tells its decimal sign, for one that stands among others that write their fractions
 * with a comma: there `1.934` is a thousand and more, and `1,934` less than two. Other texts stay as they are.
 */
export function amongDecimalCommas(text: string): string {
  const digits = numeral(text)?.[2]?.trim() ?? '';
  if (!isAmbiguous(digits)) return text;
  return digits.includes('.') ? text.replace('.', '') : text.replace(',', '.');
}

/**
 * The number that a text is, as people and spreadsheets write it: `1,234.5`, `1 234,5`, `1.234,5`, `12,5`, `−5`, `12.5 m`,
 * `1.2E+03`. `1,234` is a thousand, as the product shows it; `1.234` is a little more than one.
 *
 * Null where it is no finite number. A unit that is not the product's own makes it none: 100 ft read as 100 m would be
 * a wrong depth that nobody notices.
 */
export function readNumber(text: string): number | null {
  const [, sign, digits, exponent = ''] = numeral(text) ?? [];
  const plain = digits === undefined ? null : plainDigits(digits.trim());
  if (plain === null) return null;
  const value = Number(`${sign}${plain}${exponent}`);
  // Minus zero is no depth, and does not survive JSON.
  return Number.isFinite(value) ? value + 0 : null;
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** Text is kept as it is, inner and outer blanks and all; only nothing at all is null. */
export const parseText = (text: string): string | null => (isEmpty(text) ? null : text);

/** Depths, casing, gradients, mud, pressure tests: empty stays empty (null), what is no number becomes 0. */
export const parseDecimal = (text: string): number | null => (isEmpty(text) ? null : (readNumber(text) ?? 0));

/** Diameters in inches: as other decimals, and also with a fraction, `12 1/4`. */
export const parseInchesOrZero = (text: string): number | null =>
  isEmpty(text) ? null : (readNumber(text) ?? parseInches(text) ?? 0);

/**
 * Figures of a reservoir: empty becomes null, otherwise a decimal. The rule names no value for what is no number; a pressure
 * of 0 would be an invention that the checks of the mud weight would then reckon with, so it is null.
 */
export const parseOptionalDecimal = (text: string): number | null => readNumber(text);

/** well_id, activity_id, days_planned: a whole number, cut and not rounded; null where it is none, or too long to be kept. */
export function parseInteger(text: string): number | null {
  const value = readNumber(text);
  if (value === null) return null;
  const whole = Math.trunc(value) + 0;
  return Number.isSafeInteger(whole) ? whole : null;
}

/**
 * AFE cost: every character except digits, dot and minus is dropped, and the rest is a decimal; null where it is none.
 * `1.250.000` is none: taking its beginning would make a dollar of a million.
 */
export function parseCost(text: string): number | null {
  const digits = plainText(text).replaceAll(/[^\d.-]/g, '');
  const value = /\d/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isFinite(value) ? value + 0 : null;
}

const parsers: Readonly<Record<FieldKind, (text: string) => string | number | null>> = {
  text: parseText,
  notes: parseText,
  size: parseText,
  trimmed: (text) => text.trim() || null,
  decimal: parseDecimal,
  inches: parseInchesOrZero,
  optional: parseOptionalDecimal,
  whole: parseInteger,
  usd: parseCost,
  // No one types it.
  boolean: () => null,
};

/** The value of what was typed into a field. */
export const parseField = ({ kind }: Field, text: string): string | number | null => parsers[kind](text);
