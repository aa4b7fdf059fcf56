/** Sizes in inches: whole inches with a binary fraction (13 3/8), or a decimal (12.25). */

/** The fraction characters that word processors use for "3/8". */
const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** A trailing unit: ", ″, ”, two primes or apostrophes, in, in., inch, inches. */
const UNIT = /\s*(?:["″”“]|''|′′|’’|in(?:\.|ch(?:es)?)?)$/i;
const MIXED = /^(?:(\d+)(?:\s+|\s*-\s*))?(\d+)\s*\/\s*(\d+)$/;
const DECIMAL = /^\d*[.,]?\d+$|^\d+[.,]$/;

/**
 * The size (in) of a text, or null if it is not a size: `13 3/8`, `13-3/8"`, `9⅝ in`, `12.25`, `12,25`, `5/8`.
 *
 * The whole text must be the size, not a number within a sentence. Negative sizes and fractions with a zero denominator
 * give null.
 */
export function parseInches(text: string): number | null {
  const plain = text
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (fraction) => ` ${VULGAR[fraction] ?? ''}`)
    .replaceAll('⁄', '/')
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll(/[\u2010-\u2013]/g, '-')
    .trim()
    .replace(UNIT, '')
    .trim();
  const mixed = MIXED.exec(plain);
  if (mixed !== null) {
    const [, whole = '0', numerator, denominator] = mixed;
    return Number(denominator) === 0 ? null : Number(whole) + Number(numerator) / Number(denominator);
  }
  return DECIMAL.test(plain) ? Number(plain.replace(',', '.')) : null;
}

const EIGHTHS = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'] as const;
const NEAR_EIGHTH_IN = 0.01;
/** Tolerance for the rounding of a decimal such as 12.26, which is 12 1/4 + 0.01. */
const LAST_BIT = 1e-9;

/**
 * Formats a size (in) without the inch mark: the nearest eighth if it is within 0.01 in ("12 1/4"), otherwise a decimal
 * with at most three places ("18.73"), the precision of API tables.
 * Throws a RangeError for a size that is not a finite number.
 */
export function formatInches(sizeIn: number): string {
  if (!Number.isFinite(sizeIn)) throw new RangeError(`A size must be a finite number, not ${sizeIn}.`);
  const size = Math.abs(sizeIn);
  const eighths = Math.round(size * 8);
  if (Math.abs(size - eighths / 8) > NEAR_EIGHTH_IN + LAST_BIT) return String(Number(sizeIn.toFixed(3)));
  const whole = Math.floor(eighths / 8);
  const fraction = EIGHTHS[eighths % 8] ?? '';
  const words = [whole > 0 || fraction === '' ? String(whole) : '', fraction].filter((word) => word !== '');
  return `${sizeIn < 0 && eighths > 0 ? '-' : ''}${words.join(' ')}`;
}
