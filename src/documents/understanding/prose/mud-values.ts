import {
  DRILL_WORDS,
  MUD_WEIGHT_WORDS,
  OTHER_WEIGHT_WORDS,
  RAISED_WORDS,
  USED_WORDS,
} from '../vocabulary/prose';
import { ADDITIVE_WORDS } from '../vocabulary/slurry-lines';
import { headingOfField, labelledPart } from './labelled-parts';
import {
  GENERIC_MUD,
  MUD_TYPE,
  UNITS_OF_WEIGHT,
  WEIGHT,
  itemType,
  typeAndWeight,
  typeOfPart,
  typeOfText,
  wholeType,
} from './mud-names';
import { PROPERTY, propertiesIn } from './mud-properties';
import type { ProseValue } from './prose-value';
import { NUMBER, anyOf, plainText, wordOf } from './quantities';

/** A density is often a bare number, relative to water: `densité 1,05 à 1,10`, `s.g. 1.15 - 1.25`, `MW 1.20`. */
const BARE_WEIGHT = new RegExp(
  String.raw`(?<![\p{L}])(?:densit\u00e9|densite|densidade?|densit\u00e0|density|dichte|dichtheid|tetthet|egenvekt|soortelijk gewicht|sp(?:ez|ec)\. (?:gewicht|gravity)|wichte|slamvekt|mud weight|mw|peso|s\.?g\.?|d\s*=)\s*(?:[:=]|de)?\s*(?<weight>[0-2][.,]\d{1,3}(?:\s?(?:-|\u00e0|a|et|y|bis|tot|til|to)\s?[0-2][.,]\d{1,3})?)(?![\d.,]*\d|\s?(?:${UNITS_OF_WEIGHT}))`,
  'iu',
);

const BARE_WEIGHT_NOTE = 'no unit is written, read as a density relative to water (SG)';

/** `pH 8.5 - 9.5`: from 0 to 14, with at most one decimal. */
const PH =
  /(?<![\p{L}])pH\s?[:=]?\s?(\d{1,2}(?:[.,]\d)?(?:\s?(?:-|to|bis|tot|til|\u00e0|a|hasta)\s?\d{1,2}(?:[.,]\d)?)?)(?![\d.,]*\d)/u;

export const OTHER_WEIGHT = new RegExp(wordOf(OTHER_WEIGHT_WORDS), 'iu');

const MUD_WEIGHT = new RegExp(wordOf(MUD_WEIGHT_WORDS), 'iu');

export const DRILL = new RegExp(wordOf(DRILL_WORDS), 'iu');

/** The hole is displaced to another fluid at its end. */
const DISPLACED = /^(?:displace|verdr\u00e4ng|verdraeng|verdring|verplaats|fortreng|d\u00e9plac|desplaz)/iu;

/** `densidad de 9.2 lpg`, `pH-Wert von 9`: a word between a property and its figure, which is no bound. */
const OF_FIGURE = /(?<=\p{L})\s(?:of|von|van|av|p\u00e5|de|di|da)(?=\s[<>\u2264\u2265]?\s?\d)/giu;

/** `1.20 SG and a pH of 9`: the next property without a comma. */
const AND_PROPERTY =
  /(?<=\p{L}[\d\u00b2\u00b3]?)\s(?:and|und|en|og|et|y|e|with|mit|met|med|avec|con|com)\s(?:(?:an?|eine[mr]?|een|et|un[ae]?|uma?|de)\s)?(?=(?:pH|YP|yield|flie\u00dfgrenze|flytegrense|vloeigrens|zwichtspanning|seuil|punto)(?!\p{L}))/iu;

/** One property of a mud that is not its weight: `YP 8 - 13 Pa`, `API < 5 ml`; null for any other text. */
export function propertyOf(part: string): ProseValue | null {
  const { name = '', value = '' } = PROPERTY.exec(part)?.groups ?? {};
  if (name === '') return null;
  return { kind: 'mud', heading: /^(?:api|hp ?ht|ht ?hp)$/i.test(name) ? `${name} FL` : name, value };
}

/** `saumure d = 1,06` is `saumure 1.06 SG`; null for a text whose density has a unit, or that has none. */
function withUnitOfWeight(text: string): string | null {
  const bare = text.search(WEIGHT) < 0 ? BARE_WEIGHT.exec(text) : null;
  const weight = bare?.groups?.['weight']?.replaceAll(',', '.');
  return bare && weight !== undefined ? text.replace(bare[0], `${weight} SG`) : null;
}

/** `10 % KCl polymer`, `Seawater with 30 bbl sweeps`: how much is in a mud belongs to its name. */
const AMOUNT = /\d+(?:[.,]\d+)?\s?(?:%|bbls?\b|m[3\u00b3](?!\p{L})|ppb\b|lbs?\/bbl\b|g\/l\b)/giu;

/** The parts of an item, which commas separate, or dashes or bars where there are none: `KCl polymer - 1.10 SG - YP 8 - 13 Pa`. */
function partsOf(text: string): string[] {
  const parts = text.split(/,(?!\d)|;/);
  return parts.length > 1 ? parts : text.split(/(?<!\d)\s-\s|\s-\s(?!\d)|\s\|\s/);
}

/** `drill with OBM of 1.35 SG`, `displace to KCl polymer, 1.15 SG`: the mud is named behind what is done with it. */
const WHAT_IS_DONE = new RegExp(
  String.raw`^(?:${anyOf([...DRILL_WORDS, 'displace', 'displaced', 'mix', 'change over', 'circulate'])})\s+(?:${anyOf(['with', 'using', 'on', 'to', 'mit', 'auf', 'met', 'med', 'avec', 'con', 'com'])})\s+`,
  'iu',
);

/** `KCl polymer; mud gradient 10.8 kPa/m`: the label of a mud's weight; any other gradient is of the rock. */
const MUD_GRADIENT =
  /((?:^|[,;.|])\s*)(?:mud|fluid|slam|spoelings?|boue|lodo)[ -]?gradi[e\u00eb]nt(?=\s?[:=]?\s?\d)/giu;

/** The mud of an item of a list: `KCl polymer, 1.10 - 1.15 SG, YP 8 - 13 Pa`; null for any other text. */
export function itemValues(rest: string): ProseValue[] | null {
  const plain = plainText(rest).replace(/\.$/, '').replace(WHAT_IS_DONE, '');
  const completed = withUnitOfWeight(plain);
  const parts = partsOf((completed ?? plain).replace(OF_FIGURE, ' '))
    .flatMap((part) => part.split(AND_PROPERTY))
    .flatMap((part, at) => (at === 0 ? typeAndWeight(part.trim()) : [part.trim()]));
  const read = parts.map((part) => ({ part, labelled: labelledPart('mud', part) }));
  const types = read.filter(({ labelled }) => labelled?.field === 'type');
  const [first = { part: '', labelled: null }] = types.length > 0 ? types : read;
  const others = read.filter((one) => one !== first);
  const weights = others.filter(
    ({ part }) =>
      new RegExp(`^(?:(?:\\p{L}+\\.?[ :=]+){1,3})?${WEIGHT.source}$`, 'iu').test(part) &&
      !DISPLACED.test(part),
  );
  const isBound = ({ labelled }: (typeof read)[number]) =>
    /^weight(?:Lower|Upper)$/.test(labelled?.field ?? '');
  const exact = weights.filter((one) => !isBound(one));
  const [weight] = exact;
  if (
    weights.length === 0 ||
    exact.length > 1 ||
    types.length > 1 ||
    /[<>\u2264\u2265]/.test(first.part) ||
    RAISED.test(rest) ||
    /\d[.,\d]/.test(first.part.replace(AMOUNT, ' '))
  )
    return null;
  // `Low-ECD OBM` is the name of a mud.
  const own = rest.replace(/\p{L}+-ECD\b/giu, ' ').replace(MUD_GRADIENT, '$1');
  if (OTHER_WEIGHT.test(own) || first.part.split(' ').length > 7) return null;
  const properties = others.flatMap((one): ProseValue[] => {
    const { part, labelled } = one;
    if (one === weight) return [];
    const property = propertyOf(part);
    if (property) return [property];
    const heading = labelled && headingOfField(labelled.field);
    // Two parts of one property are not both its value.
    const isOne =
      others.filter((other) => other.labelled?.field === labelled?.field).length === 1 &&
      (!isBound(one) || !weight);
    if (heading && isOne) return [{ kind: 'mud', heading, value: labelled.value }];
    // `maintain pH at 9 - 10`
    const said = labelled === null ? propertiesIn(part) : [];
    return said.length === 1 ? said : [];
  });
  return [
    typeOfPart(first.part, first.labelled),
    ...(weight
      ? [
          {
            kind: 'mud' as const,
            heading: 'Mud weight',
            value: weight.part.replace(/^[^\d]*/, ''),
            ...(completed === null ? {} : { assumed: BARE_WEIGHT_NOTE }),
          },
        ]
      : []),
    ...properties,
  ];
}

/** `Mud weights: 26" hole 1.05 sg, 17 1/2" hole 1.15 sg`: the subject of each clause. */
export const isAboutMud = (text: string): boolean => {
  const [head = ''] = /^[^:\d]{3,40}:/.exec(text) ?? [];
  return (
    (MUD_WEIGHT.test(head) || /mud|lodo|lama|fango|fanghi|fluido/i.test(head)) && !OTHER_WEIGHT.test(head)
  );
};

/** Whether a sentence names a mud, and nothing else that has a density. */
export const namesMud = (text: string): boolean =>
  (MUD_TYPE.test(text) || MUD_WEIGHT.test(text)) && !OTHER_WEIGHT.test(text);

/** `Displace to 1.15 SG OBM and raise to 1.30 SG by TD`: the weight at the start and at the end. */
const RAISED = new RegExp(wordOf(RAISED_WORDS), 'iu');

/** `1.30 sg at start, 1.36 sg at TD`. */
const AT_START =
  /^\s?\(?(?:at|from|bei|ved|au)\s(?:the\s)?(?:start|top|shoe|beginning|previous shoe|beginn|skoen|d\u00e9but)/iu;
const AT_END =
  /^\s?\(?(?:at|by|bei|ved|\u00e0|bis)\s(?:the\s)?(?:section\s)?(?:td|end|base|bottom|ende|fin)(?!\p{L})/iu;

/** `between 1.05 and 1.10 SG` is a range. */
const withRanges = (text: string): string =>
  text.replace(
    new RegExp(
      String.raw`(?<![\p{L}])(?:between|zwischen|tussen|mellom|entre)\s+(${NUMBER})\s+(?:and|und|en|og|et|y)\s+(?=\d)`,
      'giu',
    ),
    '$1 - ',
  );

/** Displaced at the end of a section, before its string is run. */
const AT_THE_END = /displac|verdr\u00e4ng|verdring|verplaats|fortreng|d\u00e9plac|desplaz/iu;

const BEFORE_RUNNING =
  /(?:before|prior to|vor|voor|f\u00f8r|avant|antes de)\s.{0,20}(?:casing|conductor|liner|log|running|pulling|tripping|pooh|einbau|ausbau|rohr|verbuiz|tubage|revest)/iu;

/** `OBM with a gradient of 11.8 kPa/m` is a mud and its weight; any other gradient is of the rock. */
const WITH_GRADIENT = new RegExp(
  String.raw`(?<=${MUD_TYPE.source}[^.;]{0,30})\s(?:with|mit|met|med|avec|con|com)\s(?:(?:an?|eine[mr]?|een|en|une?|una?|uma?)\s)?(?:mud\s)?gradi[e\u00eb]nt[en]?\s(?:of|van|von|av|p\u00e5|de|di)(?![\p{L}])`,
  'iu',
);

/** `Additives: NaCl 8 %, defoamer`: what is in a fluid is no fluid. */
const LISTS_ADDITIVES = new RegExp(String.raw`^(?:${anyOf(ADDITIVE_WORDS)})\s*:`, 'iu');

export function mudValues(written: string, isItem: boolean, speaksOfMud: boolean): ProseValue[] {
  if (LISTS_ADDITIVES.test(written)) return [];
  const items = isItem ? itemValues(written.replace(/^[^:]*?(?::|\s-\s)\s*/, '')) : null;
  if (items) return items;
  const text = withRanges(written);
  if (AT_THE_END.test(text) && BEFORE_RUNNING.test(text)) return [];
  const type = MUD_TYPE.exec(text);
  const bare = BARE_WEIGHT.exec(text)?.groups?.['weight'];
  const weights = [...text.matchAll(WEIGHT)];
  const [weight, second] = weights;
  const ph = PH.exec(text)?.[1];
  const isOther = OTHER_WEIGHT.test(text.replace(WITH_GRADIENT, ' '));
  const hasMud = type !== null || speaksOfMud || MUD_WEIGHT.test(text) || WEIGHT_UP.test(text);
  const isRaised =
    weight !== undefined &&
    second !== undefined &&
    weights.length === 2 &&
    (RAISED.test(text.slice(weight.index + weight[0].length, second.index)) ||
      (AT_START.test(text.slice(weight.index + weight[0].length, second.index)) &&
        AT_END.test(text.slice(second.index + second[0].length)))) &&
    weights.every(([one]) => !/\d\s?(?:-|to)\s?\d/.test(one));
  const isOne =
    second === undefined ||
    isRaised ||
    (weight !== undefined &&
      weights.length === 2 &&
      /^[\s/(=]*$/.test(text.slice(weight.index + weight[0].length, second.index)));
  const value =
    weight && second
      ? isRaised
        ? `${parseFigure(weight[0])} - ${second[0]}`
        : `${weight[0]} (${second[0]})`
      : (weight?.[0].replace(/(?<=\dsg|\ssg)\.$/i, '') ?? '');
  const isDrilledWith =
    type !== null &&
    ((DRILL.test(text) && WITH_MUD.test(text.slice(0, type.index))) ||
      IS_A.test(text) ||
      (USED.test(text) && type.index < NEAR_START && !IN_PASSING.test(text)));
  const properties = propertiesIn(text).filter(({ heading }) => heading !== 'pH' || ph === undefined);
  return [
    ...(type !== null &&
    (((weight !== undefined || bare !== undefined) && !isOther) || isItem || isDrilledWith)
      ? [typeOfText(itemType(text, isItem) ?? wholeType(text, type))]
      : []),
    ...(weight && hasMud && !isOther && isOne
      ? [{ kind: 'mud' as const, heading: 'Mud weight', value }]
      : []),
    ...(weights.length === 0 && bare !== undefined && !isOther
      ? [
          {
            kind: 'mud' as const,
            heading: 'Mud weight',
            value: `${bare.replaceAll(',', '.')} SG`,
            assumed: BARE_WEIGHT_NOTE,
          },
        ]
      : []),
    ...(ph !== undefined && (hasMud || /^\W*pH(?!\p{L})/u.test(text))
      ? [{ kind: 'mud' as const, heading: 'pH', value: ph }]
      : []),
    ...(isOther ? [] : properties),
  ];
}

/** `A KCl polymer mud will be used`: the mud is what the sentence is about. */
const USED = new RegExp(wordOf([...USED_WORDS, 'selected', 'planned']), 'iu');
const NEAR_START = 30;
const IN_PASSING =
  /pills?\b|sweeps?\b|spacer|displac|\bkill|\bif\b|\bonly\b|contingen|backup|verdr\u00e4ng/iu;

/** `Start at 1.25 sg and weight up to 1.32 sg`: only a mud is weighted up. */
const WEIGHT_UP = /(?<!\p{L})weight(?:ed)?(?: it)? up(?!\p{L})/iu;

const parseFigure = (text: string): string => /^[\d.,]+/.exec(text)?.[0] ?? text;

/** `The drilling fluid is a water-based KCl/glycol system`: a sentence that says what the mud is. */
const IS_A = new RegExp(
  String.raw`^\W*(?:(?:the|a|le|la|el|der|die|das|de)\s)?(?:${anyOf(['mud', 'drilling mud', 'mud system', 'fluid', 'drilling fluid', 'mud type', 'fluid system', 'spuelung', 'bohrspuelung', 'spoeling', 'boorspoeling', 'boorvloeistof', 'borevaesken', 'boue', 'lodo', 'fluido'])})\s(?:in this section\s|for this section\s)?(?:is|will be|shall be|ist|wird|zal|er|blir|est|sera|es|sera|sar\u00e0)\s(?:an?|eine?|een|en|et|une?|una?)\s`,
  'iu',
);

/** `drilled with seawater`: the mud is named. */
const WITH_MUD = new RegExp(
  String.raw`(?<![\p{L}])(?:with|using|mit|met|med|avec|con)\s+(?:(?:an?|the|eine[rm]?|een|en|et|un|une|una)\s+)?(?:[\p{L}\d/-]+\s+){0,4}$`,
  'iu',
);

/** Between a mud and its weight: `OBM @ 1.30 SG`, `boue de densité 1,15`, `lodo con peso 1,2 g/cc`. */
const BEFORE_WEIGHT = new RegExp(
  String.raw`(?:[\s,;:(@=|-]|(?<![\p{L}])(?:of|at|with|de|com|con|di|avec|mit|med|met|d|range|${anyOf(['mud weight', 'mw', 'densite', 'densidad', 'densidade', 'densita', 'spuelungsdichte', 'spuelungsgewicht', 'slamvekt', 'mudvekt', 'boreslamvekt', 'borevaeskevekt', 'tetthet', 'dichtheid'])}|density|dichte|wichte|peso|egenvekt|weight|gewicht|spez\.?|soortelijk|s\.?g\.?)(?![\p{L}]))+$`,
  'iu',
);

/** The mud of a line that only has the size of its hole, a mud and its weight: `17 1/2": KCl polymer @ 1.20 SG`. */
export function mudOfLine(text: string, sizeText: string): ProseValue[] {
  const rest = text
    .slice(text.indexOf(sizeText) + sizeText.length)
    .replace(/^["\s:,(|-]+/, '')
    .replace(/\)\s*:/, ',');
  const items = itemValues(rest);
  if (items) return items;
  const bare = BARE_WEIGHT.exec(rest);
  const [weight] = [...rest.matchAll(WEIGHT)];
  const value = weight?.[0] ?? bare?.groups?.['weight'];
  const at = weight?.index ?? bare?.index ?? 0;
  const type = rest.slice(0, at).replace(BEFORE_WEIGHT, '').trim();
  const isNamed = MUD_TYPE.test(type) && !GENERIC_MUD.test(type);
  if (
    value === undefined ||
    type.split(' ').length > 6 ||
    (!isNamed && !MUD_WEIGHT.test(rest)) ||
    /(?<![\p{L}\d])\d|[|:;]/u.test(type) ||
    !/\p{L}{2}/u.test(type)
  )
    return [];
  return [
    ...(isNamed ? [{ kind: 'mud' as const, heading: 'Mud type', value: type }] : []),
    weight
      ? { kind: 'mud', heading: 'Mud weight', value: value.replace(/(?<=\dsg|\ssg)\.$/i, '') }
      : {
          kind: 'mud',
          heading: 'Mud weight',
          value: `${value.replaceAll(',', '.')} SG`,
          assumed: BARE_WEIGHT_NOTE,
        },
  ];
}
