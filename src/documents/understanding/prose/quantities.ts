import { parseMeasured, withInchMarkLast, withPlainFractions } from '../words/numbers';

/** Letters that a language writes with an accent where the lists have none. */
const MARKED: Record<string, string> = {
  ae: '(?:ae|\u00e4|\u00e6)',
  oe: '(?:oe|\u00f6)',
  ue: '(?:ue|\u00fc)',
  a: '[a\u00e0\u00e1\u00e2\u00e5]',
  e: '[e\u00e8\u00e9\u00ea\u00eb]',
  i: '[i\u00ed\u00ee\u00ef]',
  o: '[o\u00f3\u00f4\u00f8]',
  u: '[u\u00fa\u00f9\u00fb]',
  c: '[c\u00e7]',
  n: '[n\u00f1]',
};

/** A pattern for any of some words, with and without accents. */
export function anyOf(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        .replace(/[aou]e|[aeioucn]/g, (letters) => MARKED[letters] ?? letters)
        .replace(/ /g, '\\s+'),
    )
    .join('|');
}

/** As a separate word. `\b` does not know letters beyond English. */
export const wordOf = (words: readonly string[]): string =>
  String.raw`(?<![\p{L}\d])(?:${anyOf(words)})(?![\p{L}\d])`;

const SG_BEFORE =
  /(?<![\p{L}\d.,]|\d\s)s\.?g\.?(?:\s?[=:]|\s(?:of|at|de|von|van|p\u00e5))?\s?(\d[.,]\d{1,3}(?:\s?(?:-|to|bis|tot|til|\u00e0|a)\s?\d[.,]\d{1,3})?)(?![\d.,]*\d|\s?(?:s\.?g|g\/|kg|ppg))/giu;

/** Normalises inches, dashes, spaces, fractions and densities; letters keep their case. */
export function plainText(text: string): string {
  const plain = withPlainFractions(
    text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u2212\u2013\u2014]/g, '-'),
  );
  return withInchMarkLast(
    plain
      // `SG 1.05 to 1.10` is `1.05 to 1.10 SG`.
      .replace(SG_BEFORE, '$1 SG')
      .replace(/''|[\u201c\u201d\u2033\u201e\u201f\u00a8]/g, '"')
      // `HPHT fluid loss (300\u00b0F) < 5 ml`: the temperature of a test.
      .replace(/\s?\(\s?\d{2,3}\s?\u00b0\s?[CF]\s?\)/g, ' ')
      // `2,650\u2019`: the sign of feet.
      .replace(/(?<=\d)[\u2019\u2032](?!\d)/g, "'"),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** A size without its inch mark: `12 1/4`, `8.5`, `26`. */
export const NUMBERED_FRACTION = String.raw`\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|[.,]\d{1,3})?`;
/** Of an inch; `12/03/2026` is a date. */
const FRACTION = String.raw`(?:\d{1,2}[ -])?\d{1,2}\/(?:2|4|8|16|32|64)(?![\d/])`;
/** The mark of inches behind a figure, or the word for them. */
export const INCH = String.raw`\s*(?:"|(?:inch(?:es)?|in|zoll|duim|pouces?|pulgadas?|pulg|plg|pg|tommers?)(?![\p{L}]))`;
export const SIZE = String.raw`(?<![\d.,/])(?:(?:${FRACTION})(?:${INCH})?|\d{1,2}(?:[.,]\d{1,3})?${INCH})`;

export const NUMBER = String.raw`\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?`;

/** `2.650 m` and `2,650 m` are thousands: neither a depth nor a pressure is given so finely. */
export const wholeFigure = (figure: string): string =>
  /^[1-9]\d?[.,]\d{3}$/.test(figure) ? figure.replace(/[.,]/, '') : figure;

/** The size in inches of a text that starts with one. */
export function sizeIn(text: string): number | null {
  const value = parseMeasured(text.replace(/(\d),(\d)/, '$1.$2'))?.value ?? null;
  return value !== null && value >= 2 && value <= 48 ? value : null;
}

/** The size as in a table: `12 1/4`. */
export const sizeText = (text: string): string =>
  text
    .replace(/\s*(?:"|inch(?:es)?|in|zoll|duim)\s*$/i, '')
    .replace(/^(\d+)-(?=\d+\/)/, '$1 ')
    .replace(',', '.')
    .trim();

const REFERENCE = String.raw`(?:m\s?)?(?:MD\s?(?:[/=&]|and)\s?TVD(?:\s?RKB)?|TVD?\s?(?:SS|MSL|NAP|NN)|TVD?\s?(?:B?RT|B?RKB|BDF|B?KB|DF)?|MD\s?(?:B?RT|B?RKB|BDF|B?KB|RTE|DF)?|AHD?\s?(?:BDF|B?RT|B?RKB)?|B?RKB|B?RT|BDF|B?MR|B?PTR|MSL|-?\s?NAP|-?\s?NN|SS|/\s?(?:TR|B?RT|B?RKB|KB|BDF)(?:\s(?:vertical(?:e|ement|ly)?|for\u00e9e?s?|mesur\u00e9e?s?))?(?![\p{L}])|/?\s?NM|vertical(?:e|ement|ly)?(?=\s*(?:[),.;/]|$))|verticaux|de profondeur verticale)`;
/** A length with its unit and, if given, its reference: `1250 m MD`, `1180 mTVDSS`. */
export const DEPTH = String.raw`(?<figure>${NUMBER})\s?(?<unit>mtrs?|met(?:er|re)s?|m|ft|feet|')(?:(?<reference>\s?\(?(?:${REFERENCE})\)?)(?![\p{L}\d])|(?![\p{L}\d/\u00b2\u00b3^']))`;

/** `both`: a depth along a vertical hole, `2,650' MD/TVD`. */
export type Along = 'md' | 'tvd' | 'tvdss' | 'none' | 'both';

/** The kind of a depth with this reference; null for a datum other than the drill floor that is not called vertical. */
export function alongOf(reference: string): Along | null {
  const plain = reference
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^m(?=md|tvd|ah)/, '')
    .replace(/^deprofondeur/, '')
    .replace(/^(?:tr|b?rkb|b?rt|kb|bdf)(?=vertical|for|mesur)/, '');
  if (plain === '' || /^(?:b?rkb|b?rt|bdf|tr|kb)$/.test(plain)) return 'none';
  if (/^md(?:and)?tvd/.test(plain)) return 'both';
  if (/^tvd?(?:ss|msl|nap|nn)$/.test(plain)) return 'tvdss';
  if (/^(?:tv|vertica)/.test(plain)) return 'tvd';
  return /^(?:md|ah|for|mesur)/.test(plain) ? 'md' : null;
}
