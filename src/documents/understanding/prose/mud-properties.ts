import {
  FLUID_LOSS,
  LOWER_BOUND_WORDS,
  MUD_PROPERTIES,
  NEGATED_LOWER_BOUNDS,
  UPPER_BOUND_WORDS,
} from '../vocabulary/prose';
import type { ProseValue } from './prose-value';
import { wordOf } from './quantities';

/** Properties of a mud other than its weight in an item of a list: `YP 8 - 13 Pa`, `API FL < 7 ml`, `pH 9 - 10`. */
export const PROPERTY =
  /^(?<name>p\.?h\.?(?:[- ]?wert|[- ]?waarde)?|yp|yield point|fliessgrenze|flie\u00dfgrenze|vloeigrens|(?:api|hp ?ht|ht ?hp)(?: (?:fl|fluid loss|filtrate?|filtrat))?|fl|fluid loss|6 ?rpm|lgs)\b[\s:=]*(?<value>[<>\u2264\u2265]?\s*(?:max\.?|min\.?)?\s*\d.*)$/iu;

/** The properties of a mud in a sentence, by their headings. The 30 of `cc/30 min` belongs to the unit. */
const NAMED_PROPERTIES: readonly { heading: string; pattern: RegExp; isVolume: boolean }[] = [
  ...MUD_PROPERTIES.map((one) => ({ ...one, isVolume: false })),
  ...FLUID_LOSS.map((one) => ({ ...one, isVolume: true })),
].map(({ heading, words, isVolume }) => ({
  heading,
  isVolume,
  pattern: new RegExp(
    String.raw`${wordOf(words)}\)?(?<between>[^\d.;,]{0,40}?)(?<!(?:ml|cc|cm3|cm\u00b3)\s?\/\s?)(?<figure>\d+(?:[.,]\d+)?)(?:\s?(?:-|to|and|bis|und|tot|en|til|og|\u00e0|et|a|y)\s?(?<upper>\d+(?:[.,]\d+)?))?(?<unit>\s?(?:pa|lb[fs]?\s?\/\s?100\s?(?:sq\.?\s?)?ft(?:2|\u00b2)?|ml|cc|cm3|cm\u00b3|%)(?![\p{L}]))?(?:\/30\s?min)?(?:\s(?<bound>max|min)(?![\p{L}]))?`,
    'giu',
  ),
}));

const UPPER_BOUND = new RegExp(`[<\u2264]|${wordOf(UPPER_BOUND_WORDS)}`, 'iu');

const LOWER_BOUND = new RegExp(`[>\u2265]|${wordOf([...LOWER_BOUND_WORDS, ...NEGATED_LOWER_BOUNDS])}`, 'iu');

const NOT_LESS = new RegExp(wordOf(NEGATED_LOWER_BOUNDS), 'iu');

/** Between a property and its figure: something else. */
const ANOTHER_THING = /\p{L}{3,}\s+\p{L}{3,}\s+\p{L}{3,}\s+\p{L}{3,}\s+\p{L}{3,}/u;

/** `API fluid loss "d 6 ml`: a sign that the file's letters lack may say that the figure is a bound. */
const UNKNOWN_SIGN = /[^\p{L}\p{M}\s:=()[\]@~<>\u2264\u2265'\u2019/|*\u00b1-]/u;

/** `yield point 8 - 14 Pa`, `HPHT fluid loss below 8 cc`, `LGS to be held under 6%`. */
export function propertiesIn(text: string): ProseValue[] {
  let left = text.replace(/\b(max|min)\.(?=\s?\d)/gi, '$1');
  const taken = new Set<string>();
  return NAMED_PROPERTIES.flatMap(({ heading, pattern, isVolume }): ProseValue[] => {
    const found = [...left.matchAll(pattern)];
    const [one] = found;
    if (!one || found.length > 1 || taken.has(heading)) return [];
    if (isVolume && !/^\s?(?:ml|c)/i.test(one.groups?.['unit'] ?? '')) return [];
    // `HPHT fluid loss` must not be read as a fluid loss again.
    left = left.replace(one[0], ' ');
    const { between = '', figure = '', upper, unit = '', bound = '' } = one.groups ?? {};
    if (ANOTHER_THING.test(between) || UNKNOWN_SIGN.test(between)) return [];
    taken.add(heading);
    const isUpper = (UPPER_BOUND.test(between) && !NOT_LESS.test(between)) || /max/i.test(bound);
    const sign = isUpper ? '<' : LOWER_BOUND.test(between) || /min/i.test(bound) ? '>' : '';
    const value = upper === undefined ? `${sign}${figure}${unit}` : `${figure} - ${upper}${unit}`;
    return [{ kind: 'mud', heading, value }];
  });
}
