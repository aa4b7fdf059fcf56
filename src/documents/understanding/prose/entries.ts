import { pipeSpecs } from '../pipe-specs';
import {
  ABOUT_WORDS,
  AT_WORDS,
  CASING_WORDS,
  CEMENT_TOP_WORDS,
  DRILL_WORDS,
  HOLE_WORDS,
  LINKS,
  LOWER_BOUND_WORDS,
  MUD_LINKS,
  MUD_PROPERTIES,
  MUD_WEIGHT_WORDS,
  MUD_WORDS,
  OTHER_WEIGHT_WORDS,
  RAISED_WORDS,
  RELATIVE_WORDS,
  SET_WORDS,
  UPPER_BOUND_WORDS,
} from '../vocabulary/prose';
import type { Kind } from '../vocabulary';
import { DEPTH, NUMBER, alongOf, anyOf, plainText, wholeFigure, wordOf } from './quantities';
import type { Along } from './quantities';
import { headingOfField, labelledPart, withoutLabelBehind } from './labelled-parts';
import type { LabelledPart } from './labelled-parts';
import { nameOfHole } from './clauses';
import type { Clause } from './clauses';

/** One value of a sentence, under the heading that a table would have for it. */
export interface ProseValue {
  kind: Kind;
  heading: string;
  value: string;
  /** The assumptions of this reading. */
  assumed?: string;
}

const UNITS_OF_WEIGHT = String.raw`s\.?g\.?|gr?\/cm(?:3|\u00b3)|gr?\/cc|g\/ml|t\/m(?:3|\u00b3)|kg\/l|kg\/dm(?:3|\u00b3)|ppg|lpg|pcf|kpa\/m|psi\/ft|kg\/m(?:3|\u00b3)|lbs?\/gal`;
const WEIGHT = new RegExp(
  String.raw`(?<![\d.,/])(?:${NUMBER})(?:\s?(?:${UNITS_OF_WEIGHT}))?(?:\s?(?:-|to|bis|tot|til|\u00e0|a|hasta)\s?(?:${NUMBER}))?\s?(?:${UNITS_OF_WEIGHT})(?![\p{L}\d])`,
  'giu',
);
/** A density is often a bare number, relative to water: `densit\u00e9 1,05 \u00e0 1,10`, `s.g. 1.15 - 1.25`, `MW 1.20`. */
const BARE_WEIGHT = new RegExp(
  String.raw`(?<![\p{L}])(?:densit\u00e9|densite|densidade?|densit\u00e0|density|dichte|dichtheid|tetthet|egenvekt|soortelijk gewicht|sp(?:ez|ec)\. (?:gewicht|gravity)|wichte|slamvekt|mud weight|mw|peso|s\.?g\.?|d\s*=)\s*(?:[:=]|de)?\s*(?<weight>[0-2][.,]\d{1,3}(?:\s?(?:-|\u00e0|a|et|y|bis|tot|til|to)\s?[0-2][.,]\d{1,3})?)(?![\d.,]*\d|\s?(?:${UNITS_OF_WEIGHT}))`,
  'iu',
);
const BARE_WEIGHT_NOTE = 'no unit is written, read as a density relative to water (SG)';
/** `pH 8.5 - 9.5`: from 0 to 14, with at most one decimal. */
const PH =
  /(?<![\p{L}])pH\s?[:=]?\s?(\d{1,2}(?:[.,]\d)?(?:\s?(?:-|to|bis|tot|til|\u00e0|a|hasta)\s?\d{1,2}(?:[.,]\d)?)?)(?![\d.,]*\d)/u;
export const ABOUT = new RegExp(String.raw`(?:${anyOf(ABOUT_WORDS)})\.?\s*$`, 'iu');
export const RELATIVE = new RegExp(String.raw`^\s*\)?\s*(?:${anyOf(RELATIVE_WORDS)})(?![\p{L}])`, 'iu');
const AT = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:${anyOf(AT_WORDS)}))(?:\s+(?:a|the|einer|een)?\s*(?:(?:total|final|section|well)\s+)?(?:(?:depth|td|teufe|tiefe|diepte|einddiepte|endteufe),?)?\s*(?:of|von|van|at)?)?[\s:(~]*(?:(?:${anyOf(ABOUT_WORDS)})\.?\s*)?$`,
  'iu',
);
export const OTHER_WEIGHT = new RegExp(wordOf(OTHER_WEIGHT_WORDS), 'iu');
const MUD_WEIGHT = new RegExp(wordOf(MUD_WEIGHT_WORDS), 'iu');
const MUD = wordOf(MUD_WORDS);
const MUD_TYPE = new RegExp(
  String.raw`${MUD}(?:(?:\s*[/&+-]\s*|\s+(?:and\s+|und\s+|en\s+|with\s+)?)(?:${MUD}|${wordOf(['mud', 'based', 'system', 'fluid', 'drilling fluid', 'pills', 'sweeps', 'saturated', 'enhanced', 'sp\u00fclung', 'spoeling', 'basis', 'slam', 'boue', 'lodo', 'satur\u00e9e', 'inhibidor', 'inhibitrice', 'fango', 'fluido', 'lama', 'saturado'])}))*`,
  'iu',
);
const SET = new RegExp(wordOf(SET_WORDS), 'iu');
const DRILL = new RegExp(wordOf(DRILL_WORDS), 'iu');
const CEMENT_TOP = new RegExp(
  String.raw`${wordOf(CEMENT_TOP_WORDS)}\)?(?:\s*(?:[:=@-]|(?<![\p{L}])(?:${anyOf(LINKS.filter((link) => /\p{L}/u.test(link)))})(?![\p{L}])))*\s*(?<where>(?:${NUMBER})\s?(?:m|ft)(?![\p{L}\d]).{0,60}?|surface|sea ?bed|mud ?line|cellar|(?:top of liner|liner top)|tagesoberfl\u00e4che|maaiveld)\s*(?:[.,;]|$|\()`,
  'iu',
);

const CEMENT_WORDS = ['cement', 'zement', 'sement', 'ciment', 'cemento', 'cimento', 'slurry'];

const HEADINGS: Record<'casing' | 'hole', Record<Exclude<Along, 'both'>, string>> = {
  casing: { md: 'Shoe MD', tvd: 'Shoe TVD', tvdss: 'Shoe TVD SS', none: 'Shoe MD' },
  hole: { md: 'TD MD', tvd: 'TD TVD', tvdss: 'TD TVD SS', none: 'TD MD' },
};

interface Depth {
  along: Exclude<Along, 'both'>;
  value: string;
  isAbout: boolean;
}

const SHOE_DEPTH_WORDS = [
  'shoe',
  'shoe depth',
  'setting depth',
  'set depth',
  'absetzteufe',
  'rohrschuh',
  'rohrschuhteufe',
  'schoen',
  'zetdiepte',
  'inbouwdiepte',
  'sko',
  'settedyp',
  'settedybde',
  'sabot',
  'cote sabot',
  'cote de pose',
  'zapata',
  'zapato',
  'profundidad de asentamiento',
  'sapata',
  'profundidade de assentamento',
  'scarpa',
  'quota scarpa',
];
/** Before the depth of a shoe, without `at`: `shoe 1195 m`. */
const SHOE_BEFORE = new RegExp(
  String.raw`${wordOf(SHOE_DEPTH_WORDS)}\s*[:=]?\s*$|(?:${anyOf(CASING_WORDS)})[^\p{L}]{0,14}:\s*$`,
  'iu',
);

/** The depth of the end, named as such: `section TD at 2650 m`. */
const NAMED_END = new RegExp(
  String.raw`(?:(?<![\p{L}])td|${wordOf(['total depth', 'final depth', 'endteufe', 'einddiepte', 'totaldyp', 'totaldybde', 'seksjonsdyp', 'profondeur finale', 'cote finale', 'profundidad final', 'profundidad total'])})\s*(?:(?:of|at|is|von|van|bei|op|er|pa|p\u00e5|de|\u00e0|a|en|:|=|@|~)\s*){0,2}(?:(?:${anyOf(ABOUT_WORDS)})\.?\s*)?$`,
  'iu',
);
/** Words before another depth in the sentence of a hole: where it starts, or where its path changes. */
const OTHER_POINT = new RegExp(
  String.raw`(?<![\p{L}])(?:from|below|kick(?:ed|ing)?[ -]?off(?: point)?|kop|land(?:ed|ing)?(?: point)?|conductor|shoe|von|unter|ab|vanaf|fra|depuis|desde|whipstock|window|heel|logs?)\b(?:(?!\b(?:to|bis|tot|til|hasta|jusqu|a)\b)[^,;:\d]){0,25}$`,
  'iu',
);

const OF_THE_SEA = /^[\s(-]*(?:m\s?)?-?\s?(?:nap|nn|msl|ss)\)?$/i;

/** The depths after words such as `at` or `to` in a clause; null if one is not understood. */
function depthsIn(text: string, isShoe: boolean): Depth[] | null {
  const found: Depth[] = [];
  let end = -10;
  let isNamed = false;
  for (const match of text.matchAll(new RegExp(DEPTH, 'giu'))) {
    const { figure = '', unit: sign = '', reference = '' } = match.groups ?? {};
    const unit = sign === "'" ? 'ft' : sign;
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    // `1250 m MD / 1180 m TVD`, `3500 m (11483 ft)`: adjacent depths are of the same point.
    const isSecond = match.index - end <= 4 && /^[\s/(,=]*$/.test(text.slice(Math.max(0, end), match.index));
    // `610 m AH (603 m -NAP)`: next to another depth of the same point, one below the sea is vertical.
    const along =
      alongOf(reference) ?? (isSecond && found.length > 0 && OF_THE_SEA.test(reference) ? 'tvdss' : null);
    if (!isSecond && !AT.test(before) && !(isShoe && SHOE_BEFORE.test(before))) continue;
    if (!isShoe && !isSecond) {
      const namesEnd = NAMED_END.test(before);
      if (!namesEnd && (isNamed || OTHER_POINT.test(before.slice(-60)))) continue;
      if (namesEnd && !isNamed) {
        isNamed = true;
        found.length = 0;
      }
    }
    if (along === null || RELATIVE.test(behind)) return null;
    end = match.index + match[0].length;
    const last = found.at(-1);
    if (isSecond && last && (along === 'none' || along === 'both' || along === last.along)) {
      last.value += ` / ${wholeFigure(figure)} ${unit}`;
      continue;
    }
    for (const one of along === 'both' ? (['md', 'tvd'] as const) : [along])
      found.push({ along: one, value: `${wholeFigure(figure)} ${unit}`, isAbout: ABOUT.test(before) });
  }
  return found;
}

/** `620 - 1650 m`: the start and the end of a hole. */
const INTERVAL = /(?<![\d.,/"])\d[\d.,]*\s?(?:m|ft|')?\s*[-\u2013]\s*(?=\d[\d.,]*(?:\s*(?:m|ft)\b|'))/gi;

function depthValues(kind: 'casing' | 'sections', text: string): ProseValue[] {
  const depths =
    depthsIn(kind === 'sections' ? text.replace(INTERVAL, ' to ') : text, kind === 'casing') ?? [];
  const headings = HEADINGS[kind === 'casing' ? 'casing' : 'hole'];
  // Two ends of one kind: `from 250 m to 1250 m` and `1250 m or 1300 m` cannot be distinguished here.
  const names = depths.map(({ along }) => headings[along]);
  if (new Set(names).size < names.length) return [];
  return depths.map(({ along, value, isAbout }) => {
    const assumed = [
      along === 'none' ? 'nothing says what the depth is counted along, read as along the hole' : null,
      isAbout ? 'given as an approximate depth' : null,
    ].filter((part) => part !== null);
    return {
      kind,
      heading: headings[along],
      value,
      ...(assumed.length > 0 ? { assumed: assumed.join('; ') } : {}),
    };
  });
}

export const isInterval = (text: string): boolean => text.search(INTERVAL) === 0;

/** The end of a hole as a value on its own: `1,450 m MD / 1,424 m TVD`, `820 - 1,905 m MD`. */
export const endsOfHole = (text: string): ProseValue[] =>
  depthValues('sections', `to ${text.replace(INTERVAL, '')}`);

/** Properties of a mud other than its weight in an item of a list: `YP 8 - 13 Pa`, `API FL < 7 ml`, `pH 9 - 10`. */
const PROPERTY =
  /^(?<name>p\.?h\.?(?:[- ]?wert|[- ]?waarde)?|yp|yield point|fliessgrenze|flie\u00dfgrenze|vloeigrens|(?:api|hp ?ht|ht ?hp)(?: (?:fl|fluid loss|filtrate?|filtrat))?|fl|fluid loss|6 ?rpm|lgs)\b[\s:=]*(?<value>[<>\u2264\u2265]?\s*(?:max\.?|min\.?)?\s*\d.*)$/iu;

/** The properties of a mud in a sentence, by their headings. */
const NAMED_PROPERTIES: readonly { heading: string; pattern: RegExp }[] = MUD_PROPERTIES.map(
  ({ heading, words }) => ({
    heading,
    pattern: new RegExp(
      String.raw`${wordOf(words)}\)?(?<between>[^\d.;,]{0,40}?)(?<figure>\d+(?:[.,]\d+)?)(?:\s?(?:-|to|and|bis|und|tot|en|til|og|\u00e0|et|a|y)\s?(?<upper>\d+(?:[.,]\d+)?))?(?<unit>\s?(?:pa|lb[fs]?\s?\/\s?100\s?(?:sq\.?\s?)?ft(?:2|\u00b2)?|ml|cc|cm3|cm\u00b3|%)(?![\p{L}]))?(?:\/30\s?min)?(?:\s(?<bound>max|min)(?![\p{L}]))?`,
      'giu',
    ),
  }),
);
const UPPER_BOUND = new RegExp(`[<\u2264]|${wordOf(UPPER_BOUND_WORDS)}`, 'iu');
const LOWER_BOUND = new RegExp(`[>\u2265]|${wordOf(LOWER_BOUND_WORDS)}`, 'iu');
/** Between a property and its figure: something else. */
const ANOTHER_THING = /\p{L}{3,}\s+\p{L}{3,}\s+\p{L}{3,}\s+\p{L}{3,}\s+\p{L}{3,}/u;

/** `yield point 8 - 14 Pa`, `HPHT fluid loss below 8 cc`, `LGS to be held under 6%`. */
export function propertiesIn(text: string): ProseValue[] {
  let left = text.replace(/\b(max|min)\.(?=\s?\d)/gi, '$1');
  return NAMED_PROPERTIES.flatMap(({ heading, pattern }): ProseValue[] => {
    const found = [...left.matchAll(pattern)];
    const [one] = found;
    if (!one || found.length > 1) return [];
    // `HPHT fluid loss` must not be read as a fluid loss again.
    left = left.replace(one[0], ' ');
    const { between = '', figure = '', upper, unit = '', bound = '' } = one.groups ?? {};
    if (ANOTHER_THING.test(between)) return [];
    const isUpper = UPPER_BOUND.test(between) || /max/i.test(bound);
    const sign = isUpper ? '<' : LOWER_BOUND.test(between) || /min/i.test(bound) ? '>' : '';
    const value = upper === undefined ? `${sign}${figure}${unit}` : `${figure} - ${upper}${unit}`;
    return [{ kind: 'mud', heading, value }];
  });
}

/** The hole is displaced to another fluid at its end. */
const DISPLACED = /^(?:displace|verdr\u00e4ng|verdraeng|verdring|verplaats|fortreng|d\u00e9plac|desplaz)/iu;

const ENDS_WITH_WEIGHT = new RegExp(
  String.raw`^(?<type>.*\p{L}.*?)[\s(@-]+(?<weight>${WEIGHT.source})\)?$`,
  'iu',
);
const STARTS_WITH_WEIGHT = new RegExp(String.raw`^(?<weight>${WEIGHT.source})\s+(?<type>\p{L}.*)$`, 'iu');

/** `Inhibited OBM 1.48 - 1.55 sg`, `10.4 - 10.9 kPa/m gel`: a mud and its weight without a comma between them. */
function typeAndWeight(part: string): string[] {
  const { type, weight } = (ENDS_WITH_WEIGHT.exec(part) ?? STARTS_WITH_WEIGHT.exec(part))?.groups ?? {};
  return type === undefined || weight === undefined ? [part] : [nameBefore(type), weight];
}

const LINK_BEHIND = new RegExp(
  String.raw`[\s,(:-]+(?:${anyOf(['with', 'of', 'at', 'mit', 'von', 'einer', 'einem', 'bei', 'met', 'een', 'van', 'med', 'en', 'ei', 'p\u00e5', 'avec', 'de', 'une', 'un', '\u00e0', 'con', 'una', 'com', 'uma', 'di', 'a'])}|d['\u2019])$`,
  'iu',
);

/** `Polymersp\u00fclung mit einer Dichte von`: the name of a mud without the words that lead to its weight. */
function nameBefore(text: string): string {
  const linked = text.replace(LINK_BEHIND, '');
  const labelled = withoutLabelBehind('mud', 'weight', linked);
  return labelled === text ? text : nameBefore(labelled);
}

const MAY_BE_LABEL = 'its first word may be a label';
const BY_PLACE = 'read as the mud, because it is first in its line';
/** `boue Boue bentonitique`: a label that the name behind it repeats. */
const REPEATED = /^(\p{L}{3,})\s+(?=\1(?!\p{L}))/iu;
/** Nouns for any mud that names begin with: `Lodo polim\u00e9rico`, but `Polymer mud` and so `Mud polymer` is labelled. */
const FIRST_IN_A_NAME = /^(?:boue|lodo|lama|fango|fluido|fluide)\b/i;

/** The type of a mud without its label. */
function typeOfPart(part: string, labelled: LabelledPart | null): ProseValue {
  const isLabel =
    labelled !== null &&
    (labelled.isSeparated || !GENERIC_MUD.test(labelled.label) || !FIRST_IN_A_NAME.test(labelled.label));
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

function typeOfText(text: string): ProseValue {
  const labelled = labelledPart('mud', text);
  return typeOfPart(text, labelled?.field === 'type' ? labelled : null);
}

/** `densidad de 9.2 lpg`, `pH-Wert von 9`: a word between a property and its figure, which is no bound. */
const OF_FIGURE = /(?<=\p{L})\s(?:of|von|van|av|p\u00e5|de|di|da)(?=\s[<>\u2264\u2265]?\s?\d)/giu;
/** `1.20 SG and a pH of 9`: the next property without a comma. */
const AND_PROPERTY =
  /(?<=\p{L}[\d\u00b2\u00b3]?)\s(?:and|und|en|og|et|y|e|with|mit|met|med|avec|con|com)\s(?:(?:an?|eine[mr]?|een|et|un[ae]?|uma?|de)\s)?(?=(?:pH|YP|yield|flie\u00dfgrenze|flytegrense|vloeigrens|zwichtspanning|seuil|punto)(?!\p{L}))/iu;

/** The mud of an item of a list: `KCl polymer, 1.10 - 1.15 SG, YP 8 - 13 Pa`; null for any other text. */
export function itemValues(rest: string): ProseValue[] | null {
  const parts = plainText(rest)
    .replace(/\.$/, '')
    .replace(OF_FIGURE, ' ')
    .split(/,(?!\d)|;/)
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
  if (weights.length === 0 || exact.length > 1 || types.length > 1 || /\d[.,\d]/.test(first.part))
    return null;
  // `Low-ECD OBM` is the name of a mud.
  if (OTHER_WEIGHT.test(rest.replace(/\p{L}+-ECD\b/giu, ' ')) || first.part.split(' ').length > 7)
    return null;
  const properties = others.flatMap((one): ProseValue[] => {
    const { part, labelled } = one;
    if (one === weight) return [];
    const { name = '', value = '' } = PROPERTY.exec(part)?.groups ?? {};
    if (name !== '')
      return [{ kind: 'mud', heading: /^(?:api|hp ?ht|ht ?hp)$/i.test(name) ? `${name} FL` : name, value }];
    const heading = labelled && headingOfField(labelled.field);
    // Two parts of one property are not both its value.
    const isOne =
      others.filter((other) => other.labelled?.field === labelled?.field).length === 1 &&
      (!isBound(one) || !weight);
    return heading && isOne ? [{ kind: 'mud', heading, value: labelled.value }] : [];
  });
  return [
    typeOfPart(first.part, first.labelled),
    ...(weight
      ? [{ kind: 'mud' as const, heading: 'Mud weight', value: weight.part.replace(/^[^\d]*/, '') }]
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

/** `Displace to 1.15 SG OBM and raise to 1.30 SG by TD`: the weight at the start and at the end. */
const RAISED = new RegExp(wordOf(RAISED_WORDS), 'iu');
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
  /(?:before|prior to|vor|voor|f\u00f8r|avant|antes de)\s.{0,20}(?:casing|liner|log|running|einbau|rohr|verbuiz|tubage|revest)/iu;

function mudValues(written: string, isItem: boolean, speaksOfMud: boolean): ProseValue[] {
  const items = isItem ? itemValues(written.replace(/^[^:]*?(?::|\s-\s)\s*/, '')) : null;
  if (items) return items;
  const text = withRanges(written);
  if (AT_THE_END.test(text) && BEFORE_RUNNING.test(text)) return [];
  const type = MUD_TYPE.exec(text);
  const bare = BARE_WEIGHT.exec(text)?.groups?.['weight'];
  const weights = [...text.matchAll(WEIGHT)];
  const [weight, second] = weights;
  const ph = PH.exec(text)?.[1];
  const isOther = OTHER_WEIGHT.test(text);
  const hasMud = type !== null || speaksOfMud || MUD_WEIGHT.test(text);
  const isRaised =
    weight !== undefined &&
    second !== undefined &&
    weights.length === 2 &&
    RAISED.test(text.slice(weight.index + weight[0].length, second.index)) &&
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
  const isDrilledWith = type !== null && DRILL.test(text) && WITH_MUD.test(text.slice(0, type.index));
  const properties = propertiesIn(text).filter(({ heading }) => heading !== 'pH' || ph === undefined);
  return [
    ...(type !== null && (weight !== undefined || bare !== undefined || isItem || isDrilledWith)
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
    ...(ph !== undefined && hasMud ? [{ kind: 'mud' as const, heading: 'pH', value: ph }] : []),
    ...(isOther ? [] : properties),
  ];
}

const parseFigure = (text: string): string => /^[\d.,]+/.exec(text)?.[0] ?? text;

/** `drilled with seawater`: the mud is named. */
const WITH_MUD = new RegExp(
  String.raw`(?<![\p{L}])(?:with|using|mit|met|med|avec|con)\s+(?:(?:an?|the|eine[rm]?|een|en|et|un|une|una)\s+)?(?:[\p{L}\d/-]+\s+){0,4}$`,
  'iu',
);

/** `low fluid loss KCl/glycol mud`: the type of a mud with the words before it, up to one that is not of its name. */
function wholeType(text: string, type: RegExpExecArray): string {
  const before = text.slice(0, type.index).split(/(?<=\s)/);
  const own: string[] = [];
  while (own.length < 4) {
    const word = before.pop() ?? '';
    if (!/^[\p{L}][\p{L}/-]*\s$/u.test(word) || NOT_OF_A_TYPE.test(word.trim())) break;
    own.unshift(word);
  }
  return `${own.join('')}${type[0]}`.trim();
}

const NOT_OF_A_TYPE = new RegExp(
  String.raw`^(?:${anyOf(MUD_LINKS)}|${anyOf(HOLE_WORDS)}|ppg|sg|pcf|kg|lb|vertically|ahead|\p{L}+ed)$`,
  'iu',
);

/** `KCl / polymer mud, 1.10 - 1.15 SG`: in an item of a list, the whole part without figures is the type. */
function itemType(text: string, isItem: boolean): string | null {
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

/** Between a mud and its weight: `OBM @ 1.30 SG`, `boue de densit\u00e9 1,15`, `lodo con peso 1,2 g/cc`. */
const BEFORE_WEIGHT = new RegExp(
  String.raw`(?:[\s,;:(@=|-]|(?<![\p{L}])(?:of|at|with|de|com|con|di|avec|mit|med|met|d|range|${anyOf(['mud weight', 'mw', 'densite', 'densidad', 'densidade', 'densita', 'spuelungsdichte', 'spuelungsgewicht', 'slamvekt', 'tetthet', 'dichtheid'])}|density|dichte|wichte|peso|egenvekt|weight|gewicht|spez\.?|soortelijk|s\.?g\.?)(?![\p{L}]))+$`,
  'iu',
);

const GENERIC_MUD =
  /^(?:mud|drilling mud|(?:drilling )?fluid|boue|lodo|lama|fango|fluido(?: de perfura\u00e7\u00e3o)?|fluide|slam|borevæske|spülung|bohrspülung|spoeling|boorspoeling)$/i;

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

/** `liner from 2790 m to 3310 m`: its top, with the words before its shoe. */
const FROM_TO = new RegExp(
  String.raw`(?<![\p{L}])(?:from|von|van|fra|de|desde)\s+(?<top>(?:${NUMBER})(?:\s?(?:m|ft)|')(?:\s?(?:MD|AHD?))?)\s+(?:down\s+)?(?:to|bis|tot|til|\u00e0|hasta)\s+(?=\d)`,
  'iu',
);
/** `wellhead at 384 m - shoe 1,445 m`, `hung at 770`, `topp 3 780 m`: the top of a string, with the words up to its shoe. */
const TOP_OF_STRING = new RegExp(
  String.raw`(?<![\p{L}])(?:wellhead(?: at)?|hung (?:off )?(?:at|in)|hanger(?: at)?|top(?:p|e)?(?: of liner)?(?: at| @)?|tol(?: at| @)?)\s+(?<top>(?:${NUMBER})(?:\s?(?:m|ft)|')(?:\s?(?:MD|AHD?))?)(?![\p{L}\d])(?:\s*[-,/]\s*)?`,
  'iu',
);
/** \`seabed - 460 m\`, \`surface to 348 m\`: a string from a place down. */
const FROM_PLACE = new RegExp(
  String.raw`(?<![\p{L}])(?:seabed|sea ?bed|mudline|surface|wellhead|0(?:\s?m)?|havbunn(?:en)?|maaiveld|zeebodem|zu tage|tage|superf[i\u00ed]cie|surface|fondo mare|leito marinho)\s*(?:-|to|tot|bis|til|\u00e0|a|at\u00e9|hasta)\s*(?=\d)`,
  'iu',
);
const STRING_AT = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf(CASING_WORDS)})\s+(?:@|at|to|from|bei|bis|von|op|tot|van|p\u00e5|til|fra|\u00e0|a|de|desde)\s+\d`,
  'iu',
);
/** `Casing 13 3/8" a 1195 m`, `13 3/8" csg shoe: 1195 m`: the words that lead to the depth of the shoe, in a line of a list. */
const SHOE_AT = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf(CASING_WORDS)})\s*[^\p{L}:]{0,14}(?:${anyOf(['to', 'at', 'a', '\u00e0', 'bis', 'tot', 'til', 'pa', 'hasta', 'ate'])}|@|:)\s*\d|${wordOf(SHOE_DEPTH_WORDS)}\s*(?:[:=@]|at|a|\u00e0|is|bei|op|pa)?\s*\d`,
  'iu',
);
/** `Fase 17 1/2" hasta 1200 m`, `Hole size 17 1/2", section TD at 1200 m`. */
const HOLE_BEFORE_TO = new RegExp(
  String.raw`^(?:${anyOf(HOLE_WORDS)})(?: size)?(?: de| of)?[:\s]*[\d][\d /.,-]*(?:"|in|inch)?\s*[:,-]?\s*(?:(?:section )?td (?:at|of)|to|bis|tot|til|\u00e0|jusqu'\u00e0|hasta|a|@)\s*\d`,
  'iu',
);
const FROM = String.raw`(?:from|von|van|fra|de|desde)\s+\d[\d.,]*\s?(?:m|ft)?(?:\s(?:md|ahd?))?`;
/** `26" hole to 430 m`, `26" Abschnitt von 60 m bis 430 m`: a line of a list needs no verb. */
const HOLE_TO = new RegExp(
  String.raw`^[^\p{L}]{2,12}(?:\p{L}+[ -]){0,2}?(?:${anyOf(HOLE_WORDS)})\s+(?:${FROM}\s+)?(?:down\s+)?(?:to|bis|tot|til|\u00e0|hasta|a)\s+(?:TD (?:at|of) )?\d`,
  'iu',
);
export const isHoleItem = (text: string): boolean => HOLE_TO.test(text) || HOLE_BEFORE_TO.test(text);
export const isShoeItem = (text: string): boolean => SHOE_AT.test(text);
/** `7" liner 2,790 m to 3,310 m`. */
const LINER_FROM = /(liner)\s+(?=\d[\d.,]*\s?(?:m|ft)(?:\s?\p{L}{2,5})?\s+to\s+\d)/giu;

/** Strings other than a casing from the wellhead down. */
export const STRING_WORD = /(?<![\p{L}-])(?:liner|tie-?back|conductor)(?! (?:top|lap|hanger|shoe)|[\p{L}])/iu;

/** The values of a string in its clause. */
const INNER_WORDS = [
  'id',
  'inner diameter',
  'inside diameter',
  'innendurchmesser',
  'binnendiameter',
  'inwendige diameter',
  'innvendig diameter',
  'diametre interieur',
  'diametro interno',
  'diametro interior',
];
const BORES: readonly (readonly [heading: string, pattern: RegExp])[] = [
  ['ID', boreOf(INNER_WORDS)],
  ['Drift', boreOf(['drift', 'drift diameter', 'driftdiameter'])],
];

/** `ID 12.515 inch`, `met een drift van 12,259"`. */
function boreOf(words: readonly string[]): RegExp {
  return new RegExp(
    String.raw`${wordOf(words)}\s*(?:[:=]|of|van|von|de|di|p\u00e5|is)?\s*(?<figure>\d{1,3}[.,]\d{1,3})\s*(?<unit>"|in(?:ch)?(?![\p{L}])|mm(?![\p{L}]))`,
    'iu',
  );
}

/** The inner diameter and the drift of a string in a sentence. */
const boresIn = (text: string): ProseValue[] =>
  BORES.flatMap(([heading, pattern]): ProseValue[] => {
    const { figure, unit = '' } = pattern.exec(text)?.groups ?? {};
    return figure === undefined
      ? []
      : [{ kind: 'casing', heading, value: `${figure} ${/mm/i.test(unit) ? 'mm' : 'in'}` }];
  });

function casingValues({ text: written, size }: Clause, opens: boolean): ProseValue[] {
  const text = written.replace(LINER_FROM, '$1 from ');
  const { mass, grade, thread } = pipeSpecs(text);
  // `9 5/8" casing at 2890 m` as a line of a list needs no verb.
  const isSet =
    SET.test(text) || (opens && (STRING_AT.test(text) || SHOE_AT.test(text) || FROM_PLACE.test(text)));
  const top = isSet ? (FROM_TO.exec(text)?.groups ?? TOP_OF_STRING.exec(text)?.groups) : undefined;
  const depths = isSet
    ? depthValues(
        'casing',
        text.replace(FROM_TO, ' to ').replace(TOP_OF_STRING, ' ').replace(FROM_PLACE, ' to '),
      )
    : [];
  const [called] = STRING_WORD.exec(text) ?? [];
  const own: ProseValue[] = [
    ...(mass === null ? [] : [{ kind: 'casing' as const, heading: 'Weight', value: mass }]),
    ...(grade === null ? [] : [{ kind: 'casing' as const, heading: 'Grade', value: grade }]),
    ...(thread === null ? [] : [{ kind: 'casing' as const, heading: 'Connection', value: thread }]),
    ...boresIn(text),
    ...depths,
    ...(top && depths.length > 0
      ? [
          {
            kind: 'casing' as const,
            heading: 'Top MD',
            value: top['top'] ?? '',
            ...(depths[0]?.assumed === undefined ? {} : { assumed: depths[0].assumed }),
          },
        ]
      : []),
  ];
  if (own.length === 0) return [];
  return [
    { kind: 'casing', heading: 'Casing OD', value: size },
    ...(called === undefined ? [] : [{ kind: 'casing' as const, heading: 'Casing type', value: called }]),
    ...own,
  ];
}

const DRILLS = new RegExp(
  String.raw`^${wordOf(DRILL_WORDS)}(?! (?:out|fluid|mud|parameter|cement))|(?<![\p{L}])(?:${anyOf(HOLE_WORDS)})(?:en|et)?(?![\p{L}]).{0,30}?${wordOf(DRILL_WORDS)}|${wordOf(['td', 'endteufe', 'einddiepte'])}`,
  'iu',
);
const OF_SOMETHING_ELSE = new RegExp(
  wordOf([
    ...CASING_WORDS,
    ...CEMENT_WORDS,
    'fit',
    'lot',
    'xlot',
    'new formation',
    'new hole',
    'float',
    'plug',
    'bha',
  ]),
  'iu',
);

/** Whether a sentence without a size gives the end of the hole it is about: `The section is drilled to 1210 m`. */
export const saysEndOfHole = (text: string): boolean => DRILLS.test(text) && !OF_SOMETHING_ELSE.test(text);

const AT_THE_SHOE = 'the line has no string, so that its setting depth is the end of the section';

/** The end of a hole under its label, in an item of a list: `Phase 26", Cote finale 480 m, ...`. */
export function endsOfItem(text: string): ProseValue[] {
  const own = plainText(text)
    .split(/,(?!\d)|;/)
    .map((part) => part.trim());
  const parts = own
    .filter((part) => !STARTS_AT.test(part))
    .flatMap((part) => labelledPart('sections', part) ?? [])
    .filter(({ isUnclear, field }) => !isUnclear || field !== 'description');
  const hasEnd = parts.some(({ field }) => field.startsWith('td'));
  const isOfString = CASING_OF_ITEM.test(text);
  const shoes =
    hasEnd || isOfString
      ? []
      : own
          .flatMap((part) => labelledPart('casing', part) ?? [])
          .filter(({ field }) => field.startsWith('shoe'));
  const all = [...parts, ...shoes];
  if ((!hasEnd && shoes.length === 0) || new Set(all.map(({ field }) => field)).size < all.length) return [];
  return all.flatMap(({ field, value }): ProseValue[] => {
    const heading = headingOfField(field);
    const assumed = shoes.length > 0 && field !== 'description' ? { assumed: AT_THE_SHOE } : {};
    return heading === null ? [] : [{ kind: 'sections', heading, value, ...assumed }];
  });
}

/** `From MD 435 ft`: where a hole begins. */
const STARTS_AT =
  /^(?:depth )?(?:from|top|start|von|oben|van|boven|fra|topp|de|d[eé]but|haut|toit|desde|tope|topo|da|tetto)\b/iu;
const CASING_OF_ITEM = new RegExp(wordOf(CASING_WORDS), 'iu');

/** The values of a hole in its clause; an item of a list (`17 1/2" hole: KCl polymer, 1.10 SG`) needs no verb. */
export function valuesOfClause(
  clause: Clause,
  { isItem, speaksOfMud, opens }: { isItem: boolean; speaksOfMud: boolean; opens: boolean },
): ProseValue[] {
  if (clause.is === 'casing') return casingValues(clause, opens);
  const isEnd =
    clause.isShared !== true && (DRILL.test(clause.text) || isItem || (opens && isHoleItem(clause.text)));
  const read = isEnd ? depthValues('sections', clause.text) : [];
  const items =
    isItem && read.length === 0 && clause.isShared !== true
      ? endsOfItem(clause.text.replace(/^[^:]*?(?::|\s-\s)\s*/, ''))
      : [];
  if (items.length > 0) return [...items, ...mudValues(clause.text, isItem, speaksOfMud)];
  const depths = read;
  const name = depths.length > 0 ? nameOfHole(clause.text) : null;
  return [
    ...(name === null ? [] : [{ kind: 'sections' as const, heading: 'Section description', value: name }]),
    ...depths,
    ...mudValues(clause.text, isItem, speaksOfMud),
  ];
}

/** The values of a sentence below the title of a section, without its size. */
export function valuesOfSentence(text: string): ProseValue[] {
  const where = CEMENT_TOP.exec(text)?.groups?.['where']?.trim();
  return where === undefined ? [] : [{ kind: 'cement', heading: 'Top of cement', value: where }];
}
