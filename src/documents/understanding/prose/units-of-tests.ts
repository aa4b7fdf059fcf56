import { TEST_WORDS } from '../vocabulary/prose';
import { NUMBER, wordOf } from './quantities';

const UNITS = /\d\s?(?<unit>(?:bar|psi|mpa|kpa)g?)(?!\p{L})/giu;

const TARGET = wordOf(
  TEST_WORDS.filter(({ heading }) => heading === 'Annular' || heading === 'BOP rams').flatMap(
    ({ words }) => words,
  ),
);

/** `annular 5,000/300`, `rams to 300/10,000`: a low and a high pressure, or one of three digits or more. */
const BARE = new RegExp(
  String.raw`(?<=${TARGET}\s?[:=@]?\s?(?:(?:(?:is|are|be)\s)?(?:tested|getestet|getest|testet|test)\s)?(?:(?:to|at|bis|auf|tot|op|til|\u00e0|a)\s)?)(?<figures>(?:${NUMBER})\s?[/-]\s?(?:${NUMBER})|\d{1,2},?\d{3}|\d{3})(?=\s*(?:[,;.)]|$|(?:and|und|en|og|et|y|e)\s))(?![.,]?\d)`,
  'giu',
);

/** `Tested with water, pressures in bar:`: the unit of the pressures in the list below. */
const UNIT_OF_LIST =
  /\b(?:(?:test )?pressures?|(?:pr\u00fcf)?dr\u00fccke|(?:test)?drukken|(?:test)?trykk|pressions?|presiones|press\u00f5es|pressioni)\s+(?:are\s+)?(?:in|i|en|em)\s+(?<unit>(?:bar|psi|mpa|kpa)g?|kgf?\/cm[2\u00b2])\s*:$/iu;

export const unitOfList = (text: string): string | null =>
  UNIT_OF_LIST.exec(text)?.groups?.['unit']?.toLowerCase() ?? null;

/** A figure behind a word that ends its part of the item: `rams 210,`. */
const ENDS_PART = /(?<=[\p{L})]\s)(?:\d{1,2}[.,]\d{3}|\d{2,5})(?=\s*(?:[,;.](?!\d)|$))/gu;

/** Gives the pressures of an item the unit of its list. */
export const withUnitOfList = (text: string, unit: string | null): string =>
  unit === null || new RegExp(UNITS).test(text) ? text : text.replace(ENDS_PART, `$& ${unit}`);

/** Gives the pressures of preventers without a unit that of the others, where a sentence has only one. */
export function withUnitsOfTests(text: string): string {
  const [unit, ...others] = new Set(
    [...text.matchAll(UNITS)].map(({ groups }) => groups?.['unit']?.toLowerCase()),
  );
  return unit === undefined || others.length > 0 ? text : text.replace(BARE, `$<figures> ${unit}`);
}
