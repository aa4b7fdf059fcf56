import { HOLE_WORDS, MUD_LINKS, MUD_WORDS } from '../vocabulary/prose';
import { labelledPart, withoutLabelBehind } from './labelled-parts';
import type { LabelledPart } from './labelled-parts';
import type { ProseValue } from './prose-value';
import { NUMBER, anyOf, wordOf } from './quantities';

export const UNITS_OF_WEIGHT = String.raw`s\.?g\.?|gr?\/cm(?:3|\u00b3)|gr?\/cc|g\/ml|t\/m(?:3|\u00b3)|kg\/l|kg\/dm(?:3|\u00b3)|ppg|lpg|pcf|kpa\/m|psi\/ft|kg\/m(?:3|\u00b3)|lbs?\/gal`;

export const WEIGHT = new RegExp(
  String.raw`(?<![\d.,/])(?:${NUMBER})(?:\s?(?:${UNITS_OF_WEIGHT}))?(?:\s?(?:-|to|bis|tot|til|\u00e0|a|hasta)\s?(?:${NUMBER}))?\s?(?:${UNITS_OF_WEIGHT})(?![\p{L}\d])`,
  'giu',
);

/** `Salzspülung`, `Zoutverzadigde spoeling`, `Drill-in-Spülung`; a `Vorspülung` is pumped ahead of cement, an `Ausspülung` is a washout. */
const COMPOUND = String.raw`(?<![\p{L}\d])(?!(?:vor|nach|aus|um|frei|ein|voor|na|uit|om|door|bohr|boor|bore)-?(?:sp|sl|v))(?:[\p{L}\d]+-)*?[\p{L}\d]*\p{L}{2}(?:sp\u00fclung|spuelung|spoeling|slam|v\u00e6ske)(?![\p{L}\d])|(?<![\p{L}\d])drill-in(?:[ -](?:fluid|mud|sp\u00fclung|vloeistof|spoeling|v\u00e6ske))?(?![\p{L}\d])`;

const MUD = `(?:${wordOf(MUD_WORDS)}|${COMPOUND})`;

export const MUD_TYPE = new RegExp(
  String.raw`${MUD}(?:(?:\s*[/&+-]\s*|\s+(?:and\s+|und\s+|en\s+|with\s+)?)(?:${MUD}|${wordOf(['mud', 'based', 'system', 'fluid', 'drilling fluid', 'pills', 'sweeps', 'saturated', 'enhanced', 'sp\u00fclung', 'spoeling', 'basis', 'slam', 'boue', 'lodo', 'satur\u00e9e', 'inhibidor', 'inhibitrice', 'fango', 'fluido', 'lama', 'saturado'])}))*`,
  'iu',
);

const ENDS_WITH_WEIGHT = new RegExp(
  String.raw`^(?<type>.*\p{L}.*?)[\s(@-]+(?<weight>${WEIGHT.source})\)?$`,
  'iu',
);

const STARTS_WITH_WEIGHT = new RegExp(String.raw`^(?<weight>${WEIGHT.source})\s+(?<type>\p{L}.*)$`, 'iu');

/** `Inhibited OBM 1.48 - 1.55 sg`, `10.4 - 10.9 kPa/m gel`: a mud and its weight without a comma between them. */
export function typeAndWeight(part: string): string[] {
  const { type, weight } = (ENDS_WITH_WEIGHT.exec(part) ?? STARTS_WITH_WEIGHT.exec(part))?.groups ?? {};
  return type === undefined || weight === undefined ? [part] : [nameBefore(type), weight];
}

const LINK_BEHIND = new RegExp(
  String.raw`[\s,(:-]+(?:${anyOf(['with', 'of', 'at', 'mit', 'von', 'einer', 'einem', 'bei', 'met', 'een', 'van', 'med', 'en', 'ei', 'p\u00e5', 'avec', 'de', 'une', 'un', '\u00e0', 'con', 'una', 'com', 'uma', 'di', 'a'])}|d['\u2019])$`,
  'iu',
);

/** `Polymerspülung mit einer Dichte von`: the name of a mud without the words that lead to its weight. */
function nameBefore(text: string): string {
  const linked = text.replace(LINK_BEHIND, '');
  const labelled = withoutLabelBehind('mud', 'weight', linked);
  return labelled === text ? text : nameBefore(labelled);
}

const MAY_BE_LABEL = 'its first word may be a label';

const BY_PLACE = 'read as the mud, because it is first in its line';

/** `boue Boue bentonitique`: a label that the name behind it repeats. */
const REPEATED = /^(\p{L}{3,})\s+(?=\1(?!\p{L}))/iu;

/** Nouns for any mud that names begin with: `Lodo polimérico`, but `Polymer mud` and so `Mud polymer` is labelled. */
const FIRST_IN_A_NAME = /^(?:boue|lodo|lama|fango|fluido|fluide)\b/i;

/** The type of a mud without its label. */
export function typeOfPart(part: string, labelled: LabelledPart | null): ProseValue {
  const isLabel =
    labelled !== null &&
    (labelled.isSeparated ||
      !GENERIC_MUD.test(labelled.label) ||
      !FIRST_IN_A_NAME.test(labelled.label) ||
      FIRST_IN_A_NAME.test(labelled.value));
  const isRepeated = !isLabel && REPEATED.test(part);
  const value = isLabel ? labelled.value : part.replace(REPEATED, '');
  const assumed = isRepeated
    ? null
    : isLabel
      ? labelled.isUnclear
        ? MAY_BE_LABEL
        : null
      : labelled
        ? MAY_BE_LABEL
        : MUD_TYPE.exec(part)?.index === 0
          ? null
          : BY_PLACE;
  return { kind: 'mud', heading: 'Mud type', value, ...(assumed === null ? {} : { assumed }) };
}

export function typeOfText(text: string): ProseValue {
  const labelled = labelledPart('mud', text);
  return typeOfPart(text, labelled?.field === 'type' ? labelled : null);
}

/** `low fluid loss KCl/glycol mud`: the type of a mud with the words before it, up to one that is not of its name. */
export function wholeType(text: string, type: RegExpExecArray): string {
  const before = text.slice(0, type.index).split(/(?<=\s)/);
  const own: string[] = [];
  while (own.length < 4) {
    const word = before.pop() ?? '';
    if (!WORD_OF_A_TYPE.test(word) || NOT_OF_A_TYPE.test(word.trim())) break;
    own.unshift(word);
  }
  const [rest = ''] = REST_OF_A_NAME.exec(text.slice(type.index + type[0].length)) ?? [];
  return `${own.join('').replace(/^[/+&]\s/, '')}${type[0]}${rest}`.trim();
}

/** A word, a formula (`CaCO3`) or the sign between two additives: `xanthan / CaCO3 drill-in fluid`. */
const WORD_OF_A_TYPE = /^(?:\p{L}[\p{L}/-]*|\p{Lu}[\p{L}\d]*\d|[/+&])\s$/u;

/** `KCl/PHPA mud`, `water-based KCl/glycol system`: additives with a slash, up to the word for a mud. */
const REST_OF_A_NAME =
  /^(?:\s?[/+]\s?\p{L}[\p{L}\d-]*)*(?:[\s-](?:mud|fluid|system|brine|sp\u00fclung|spoeling|slam)(?!\p{L}))?/iu;

const NOT_OF_A_TYPE = new RegExp(
  String.raw`^(?:${anyOf(MUD_LINKS)}|${anyOf(HOLE_WORDS)}|ppg|sg|pcf|kg|lb|vertically|ahead|\p{L}+ed)$`,
  'iu',
);

/** `KCl / polymer mud, 1.10 - 1.15 SG`: in an item of a list, the whole part without figures is the type. */
export function itemType(text: string, isItem: boolean): string | null {
  if (!isItem) return null;
  const part = text
    .replace(/^[^:]{3,60}?:\s+/, '')
    .split(/,(?!\d)|;|\s-\s/)
    .map((one) => one.trim())
    .find((one) => MUD_TYPE.test(one));
  return part !== undefined && !/\d{2,}|\d[.,]\d/.test(part) && part.split(' ').length <= 6
    ? part.replace(/[.]$/, '')
    : null;
}

export const GENERIC_MUD =
  /^(?:mud|drilling mud|(?:drilling )?fluid|boue|lodo|lama|fango|fluido(?: de perfura\u00e7\u00e3o)?|fluide|slam|borevæske|spülung|bohrspülung|spoeling|boorspoeling)$/i;
