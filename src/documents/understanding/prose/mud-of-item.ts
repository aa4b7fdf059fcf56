import { labelledPart } from './labelled-parts';
import { GENERIC_MUD, MUD_TYPE, WEIGHT, typeAndWeight } from './mud-names';
import { propertiesIn } from './mud-properties';
import { itemValues, mudValues, propertyOf } from './mud-values';
import type { ProseValue } from './prose-value';
import { plainText } from './quantities';

const LONGEST_ITEM = 110;
const MOST_WORDS = 6;

/** `Density 10.5 - 11.2 ppg`, `MW: 1.25 SG`: a weight with its label, or alone. */
const isWeight = (text: string): boolean =>
  new RegExp(`^${WEIGHT.source}$`, 'iu').test(text) ||
  (labelledPart('mud', text)?.field ?? '').startsWith('weight');

const SENTENCE =
  /(?<!\p{L})(?:is|are|was|will|shall|should|may|to|be|used|has|have|wird|werden|ist|wordt|worden|er|blir|est|sont|es|ser\u00e1)(?!\p{L})/iu;

/** A name of a mud that is a whole item: `Water based mud (KCl / glycol)`. */
const isType = (text: string): boolean =>
  MUD_TYPE.exec(text)?.index === 0 &&
  !GENERIC_MUD.test(text) &&
  !/[\d.:;]/.test(text) &&
  !SENTENCE.test(text) &&
  text.split(' ').length <= MOST_WORDS;

/** The mud of an item below its title: with its weight, or one of its values: `YP 8 - 13 Pa`, `Density 1.25 SG`. */
export function mudOfItem(item: string): ProseValue[] {
  const plain = plainText(item).replace(/\.$/, '');
  const part = labelledPart('mud', plain);
  if (isWeight(plain) && part) {
    const value = part.value.replace(/^(?:of|at)\s/, '');
    const isAlone = new RegExp(`^[<>\u2264\u2265]?\\s?${WEIGHT.source}$`, 'iu').test(value);
    return isAlone ? [{ kind: 'mud', heading: 'Mud weight', value }] : mudValues(plain, false, true);
  }
  const whole = itemValues(item);
  if (whole) return whole;
  const property = propertyOf(plain);
  if (property && !/[,;]\s/.test(property.value)) return [property];
  const properties = plain.length <= LONGEST_ITEM ? propertiesIn(plain) : [];
  if (properties.length > 0) return mudValues(plain, false, true);
  if (property) return [property];
  return isType(plain) ? [{ kind: 'mud', heading: 'Mud type', value: plain }] : [];
}

/** Another mud is in the hole at its end. */
const DISPLACED = /displac|verdr\u00e4ng|verdring|verplaats|fortreng|d\u00e9plac|desplaz/iu;

/**
 * The mud behind its label in several sentences: `OBM (80/20). MW at start 10.8 ppg increasing to 11.6 ppg. YP 14 - 20 lb/100ft2.` Null for a
 * name alone.
 */
export function mudOfSentences(text: string): ProseValue[] | null {
  const plain = plainText(text);
  const [start = ''] = /^.*?(?=[.;,]\s|$)/su.exec(plain) ?? [];
  // `OBM 1.30 - 1.36 sg. YP 12 - 20 lb/100ft2.`
  const [first = '', weight = ''] = typeAndWeight(start);
  const rest = `${weight}${plain.slice(start.length)}`;
  if (rest.replace(/[.;,\s]/g, '') === '' || DISPLACED.test(plain)) return null;
  const values = mudValues(rest, false, true).filter(({ heading }) => heading !== 'Mud type');
  const isName =
    first.search(WEIGHT) < 0 && /\p{L}{2}/u.test(first) && first.split(' ').length <= MOST_WORDS + 2;
  return values.length === 0 || !isName
    ? null
    : [{ kind: 'mud', heading: 'Mud type', value: first }, ...values];
}
