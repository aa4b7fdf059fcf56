import { isCasingSize } from '@/domain/casing-sizes';
import { fold, foldName } from '../words/fold';
import { parseHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { clausesOf } from '../prose/clauses';
import type { Clause } from '../prose/clauses';
import { endsOfHole, isInterval } from '../prose/clause-depths';
import { valuesOfClause } from '../prose/entries';
import { GENERIC_MUD, MUD_TYPE } from '../prose/mud-names';
import { propertiesIn } from '../prose/mud-properties';
import { mudOfSentences } from '../prose/mud-of-item';
import { itemValues } from '../prose/mud-values';
import type { ProseValue } from '../prose/prose-value';
import { SIZE, plainText, wholeFigure } from '../prose/quantities';
import { hasDensity } from '../prose/slurry-values';
import { convert, leadingUnit, parseUnit } from '../units/units';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { Kind, KindVocabulary } from '../words/vocabulary';
import { SLURRY_ROLES, slurryRole } from '../vocabulary/roles';
import { LOGGING_KEY, RUN_KEY, SECTION_WORDS, SUBTITLES, TEST_KEYS } from '../vocabulary/section-blocks';
import { isKnownKey } from './block-pairs';
import type { Pair, Place } from './block-pairs';
import { entriesOfTest } from './lines-of-tests';
import { entryOfPurpose, namesPurpose, purposeBeforeRuns } from './purpose-of-logs';

/** The kinds of a block, with their fields. Depths of a section are not read, because a single one would be misleading. */
export const KINDS: readonly Kind[] = ['mud', 'casing', 'cement', 'pressureTests', 'logging'];

const SECTIONS = VOCABULARY.filter(({ kind }) => kind === 'sections');

const VOCABULARIES = VOCABULARY.filter(({ kind }) => KINDS.includes(kind));

/** Fields of every kind, which do not identify the kind of a key. */
const OF_ALL_KINDS = new Set([
  'hole',
  'well',
  'notes',
  'elevation',
  'item',
  'section',
  'purpose',
  'from',
  'to',
  'interval',
]);

export interface Entry {
  kind: Kind;
  heading: string;
  value: string;
  place: Place & { quote?: string; assumed?: string };
  /** For a logging run: entries of one run belong together. */
  run?: string;
  unclear?: boolean;
  /** Whether it is of each slurry of the job. */
  ofJob?: true;
}

/** Keys that are only the name of a slurry. */
const NAMES_SLURRY = new Set(
  SLURRY_ROLES.flatMap(({ names }) => names)
    .filter((name) => name !== 'liner')
    .flatMap((name) => [name, `${name} slurry`, `${name} cement`, `cement ${name}`].map(foldName)),
);

const CEMENT_KEY =
  /^(?:cement(?:ing|ation|atie)?|cementing programme?|zement(?:ation)?|sement(?:ering)?|ciment(?:ation)?|cementacion|cemento|cimentacao|cimento|cementazione|(?:single|unique|only) slurry)$/;

const LINER_CEMENT = /^liner[ -]?(?:cement|zement|sement)/;

/** What a pair says of a whole cement job, or of one slurry with its name; null for a pair that gives one value. */
export function cementJob({ key, value }: Pair): string | null {
  if (!hasDensity(value)) return null;
  if (CEMENT_KEY.test(fold(key).trim())) return value;
  if (!namesSlurry(key) || !/\p{L}{2}.*[,;]/u.test(value)) return null;
  return `${LINER_CEMENT.test(fold(key)) ? 'Liner slurry' : key}: ${value}`;
}

/** `Lead slurry`, `Nachlaufzement (Tail)`. */
export const namesSlurry = (key: string): boolean =>
  NAMES_SLURRY.has(foldName(key.replace(/\([^)]*\)/g, ' ').trim()));

const SECTION_END_KEY =
  /^(?:(?:section|hole) (?:td|depth|end|interval)|td (?:section|hole)|seksjons?(?:lengde|dybde|dyp|td|slutt)|hull(?:dybde|dyp)|bohr(?:strecke|teufe)|abschnitts?(?:ende|(?:end)?teufe)|sectie(?:diepte|einde)|einde sectie|fin de (?:phase|section)|fondo (?:de )?(?:fase|tramo|pozo)|profundidade? (?:d[ea] )?fase|profundidade final(?: da fase)?|fim da fase|profondita (?:di )?fine fase|fine fase)$/;

/** Words for the depth or the end of a section, for the section, and between them. */
const END_WORDS = new Set(
  'td depth end interval final diepte einde einddiepte ende teufe endteufe tiefe endtiefe dyp dybde slutt profondeur fin finale profundidad fondo profundidade fim profondita fine'.split(
    ' ',
  ),
);
const HOLE_WORDS = new Set(
  'section hole sectie gatsectie gat boorgat abschnitt bohrabschnitt sektion seksjon hull phase trou fase tramo seccion hoyo poco foro sezione secao'.split(
    ' ',
  ),
);
const BETWEEN_WORDS = new Set('of the de der des du van het da do del di della av'.split(' '));

/** `Abschnittsende`, `Sectie-einde`: the section and its end in one word. */
const END_OF_HOLE_WORD =
  /^(?:(?:bohr)?abschnitts?|(?:bohr)?sektions?|sectie-?|seksjons?)(?:ende?|einde|slutt)$/;

/** `Diepte einde sectie`, `Endtiefe Sektion`, `Section TD`: the words of a section and of its end, in any order. */
function isSectionEnd(key: string): boolean {
  const words = key.split(/\s+/);
  const isKnown = (word: string) =>
    END_WORDS.has(word) || HOLE_WORDS.has(word) || BETWEEN_WORDS.has(word) || END_OF_HOLE_WORD.test(word);
  return (
    // `Seksjons-TD`, `Section-TD`.
    ['-', '', ' '].some((joint) => SECTION_END_KEY.test(key.replaceAll('-', joint))) ||
    (words.some((word) => END_OF_HOLE_WORD.test(word)) && words.every(isKnown)) ||
    (words.some((word) => END_WORDS.has(word)) &&
      words.some((word) => HOLE_WORDS.has(word)) &&
      words.every(isKnown))
  );
}

/** Depths that may be of any point of the hole: `MD`, `Teufe TVD`, `Profundidad`. */
const BARE_DEPTH =
  /^(?:(?:measured|true|vertical|depth|gemessene|wahre|vertikale|seigere?|vertikal|teufe|tiefe|gemeten|verticale|diepte|maalt|malt|vertikalt?|dyp|dybde|profondeur|cote|mesuree|verticale|profundidade?|medida|vertical|md|tvd|tvdss|ahd?|ss|msl)\b\s*)+$/;

/** What a pair below the title of a hole gives of the section: its end under any heading of a table, or its description. */
export function entriesOfSection(pair: Pair): Entry[] {
  const heading = headingOf(pair);
  const { key } = parseHeading(heading ?? '');
  const [field] = SECTIONS.flatMap((sections) => fieldsNamed(sections, key).map((named) => named.field));
  const isTo = TO_KEY.test(fold(pair.key).trim());
  if (heading === null || (field === undefined && !isTo)) return [];
  if (field === 'description')
    return /^\p{L}{3}/u.test(pair.value) && !REMARKS.test(fold(pair.key)) && !isAim(pair)
      ? [{ kind: 'sections', heading: 'Section description', value: pair.value, place: pair.place }]
      : [];
  const measured = parseMeasured(pair.value);
  if (measured === null || (!isTo && field?.startsWith('td') !== true)) return [];
  const hasUnit = leadingUnit(measured.rest) !== null || parseHeading(pair.key).unit !== null;
  if (!hasUnit) return [];
  const assumed =
    isTo || BARE_DEPTH.test(fold(pair.key).trim())
      ? { assumed: `"${pair.key}" below the title of the section was taken as its end` }
      : {};
  return [
    {
      kind: 'sections',
      heading: isTo ? heading.replace(pair.key, 'TD MD') : heading,
      value: pair.value,
      place: { ...pair.place, ...assumed },
    },
  ];
}

/** `Objective: drain the sandstone in the southern panel` is what a well is for, and no name of a section. */
const isAim = ({ key, value }: Pair): boolean =>
  /^(?:well )?(?:objective|doel|ziel|objectif|objetivo|obiettivo|formal|maal)s?(?: (?:of|van|der|des|de|du|del|da|di|della|av)\b.*)?$/.test(
    fold(key).trim(),
  ) && value.trim().split(/\s+/).length > MOST_WORDS_OF_NAME;
const MOST_WORDS_OF_NAME = 5;

/** The second half of an interval in two pairs. */
const TO_KEY = /^(?:to|bis|tot|til|a|jusqu'?a|hasta|ate)$/;

const REMARKS = /remark|note|bemerk|anmerk|opmerk|merknad|kommentar|remarque|observa/;

/** The end of the section and, of a string, the values behind its size: what one value of a card says. */
function valuesIn({ key, value, place }: Pair): Entry[] {
  const plain = fold(key).trim();
  const take = (kind: Kind, values: readonly ProseValue[]): Entry[] =>
    values
      .filter((one) => one.kind === kind)
      .map(({ heading, value: own, assumed }) => ({
        kind,
        heading,
        value: own,
        place: { ...place, quote: value, ...(assumed === undefined ? {} : { assumed }) },
      }));
  const pair = sizesOfString(plainText(value));
  const text = pair?.text ?? plainText(value);
  const [, bare = '', bracket = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(plain) ?? [];
  // `Section TD (m TVD) | 1,137.4`: the unit is in the key.
  if (isSectionEnd(bare))
    return take('sections', endsOfHole(/^[\d.,' ]+$/.test(text) ? `${text} ${bracket}` : text));
  // `Hole: 17 1/2" from 500 m to 1,000 m MD`.
  const depths = SECTION_WORDS.includes(plain) ? text.replace(LEADING_SIZE, '') : text;
  if (isSectionEnd(plain) || (SECTION_WORDS.includes(plain) && isInterval(depths)))
    return take('sections', endsOfHole(depths));
  const first = metricString(text) ?? clausesOf(`Casing ${text}`)[0];
  if (!CASING_KEY.test(plain) || first?.is !== 'casing') return [];
  const set = text.replace(SET_TO, ', set ');
  const values = valuesOfClause({ ...first, text: set }, { isItem: false, speaksOfMud: false, opens: true });
  const entries = take('casing', values).map((entry) =>
    pair && entry.heading === 'Casing OD'
      ? { ...entry, place: { ...entry.place, assumed: pair.assumed } }
      : entry,
  );
  const isKind = /^(?:conductor|liner|lederor|forlengelsesror)$/.test(plain);
  return isKind && !entries.some(({ heading }) => heading === 'Casing type')
    ? [...entries, { kind: 'casing', heading: 'Casing type', value: key, place }]
    : entries;
}

/** `500 psi over circulating pressure`: no pressure of a test. */
const OVER_OTHER =
  /^\d[\d.,]*\s?\p{L}+\s+(?:over|above|in excess of|below|\u00fcber|boven|over|au-dessus|sobre|por encima|acima|oltre)(?!\p{L})/iu;

const LEADING_SIZE = new RegExp(`^${SIZE}\\s*`, 'iu');

/** `10 3/4" x 9 5/8" 53.5# L-80`: of a string of two sizes the smaller one reaches its shoe. Null for any other text. */
function sizesOfString(text: string): { text: string; assumed: string } | null {
  const [whole, upper = '', lower = ''] = TWO_SIZES.exec(text) ?? [];
  const [above, below] = [parseMeasured(upper)?.value ?? 0, parseMeasured(lower)?.value ?? 0];
  return whole !== undefined && above > below && isCasingSize(above) && isCasingSize(below)
    ? {
        text: text.slice(text.lastIndexOf(lower, whole.length)),
        assumed: `"${whole.trim()}" names two sizes, and the one at the shoe was taken`,
      }
    : null;
}

const TWO_SIZES =
  /^\s*(\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\.\d{1,3})?)\s*"?\s*(?:x|\u00d7|\/)\s*(\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\.\d{1,3})?)\s*"/;

/** `244.5 mm, 53.57 kg/m, J-55`: a string whose size is in millimetres; null for any other text. */
function metricString(text: string): Clause | null {
  const [size, figure = ''] = MILLIMETRES.exec(text) ?? [];
  const sizeIn = Number(figure.replace(',', '.')) / 25.4;
  return size !== undefined && isCasingSize(sizeIn) ? { is: 'casing', size, sizeIn, text } : null;
}

const MILLIMETRES = /^(\d{2,3}(?:[.,]\d{1,2})?)\s?mm(?![\p{L}\d])/iu;

/** `47 lb/ft, L-80, to 2,948 m`: in the card of a string this is where it is set. */
const SET_TO =
  /,\s*(?=(?:to|at|@|bis|bei|op|tot|p\u00e5|til|\u00e0|a|hasta)\s+\d[\d.,]*\s?(?:m|ft)(?![\p{L}\d\u00b2\u00b3]))/iu;

const CASING_KEY =
  /^casing ?(?:\/|or|and|&)? ?liner$|^(?:(?:surface|intermediate|production|conductor|casing|liner|reservoir) )?(?:casing|conductor|liner|tubing|tubulars?|pipe|string|rohrtour|futterrohr|verbuizing|foringsror|lederor|forlengelsesror|tubage|cuvelage|revestimiento|revestidor|caneria|tuberia)$/;

/** `2,450 m TVD` is more specific than its key: the words after its unit belong to the heading. */
function headingOf({ key, value }: Pair): string | null {
  const rest = parseMeasured(value)?.rest ?? '';
  const unit = parseUnit(rest);
  return unit && unit.words.length > 0 && !/\d/.test(rest) ? `${key} (${rest})` : key;
}

/** `Gewicht / Weight (lb/ft)`: the first of two names of the same field, with the unit; any other key is unchanged. */
function firstName(key: string): string {
  const [, first = '', second = '', unit = ''] = TWO_NAMES.exec(key) ?? [];
  const [own, other] = [first, second].map((name) => parseHeading(name).key);
  const isSame = VOCABULARIES.some((vocabulary) =>
    fieldsNamed(vocabulary, own ?? '').some(({ field }) =>
      fieldsNamed(vocabulary, other ?? '').some((named) => named.field === field),
    ),
  );
  return isSame ? `${first}${unit}` : key;
}
const TWO_NAMES = /^([^/]+?)\s\/\s([^/()]+?)(\s*\([^()]*\))?$/;

/** The kind that a key belongs to: the subtitle's if it has the key, else the only one that has it. */
function kindsOf(
  heading: string,
  subtitle: Kind | null,
  value = '',
): { vocabulary: KindVocabulary; field: string }[] {
  const parsed = parseHeading(heading);
  const all = VOCABULARIES.flatMap((vocabulary) => {
    const [named] = fieldsNamed(vocabulary, parsed.key);
    const isItsOwn =
      named && !OF_ALL_KINDS.has(named.field) && (named.field !== 'casing' || vocabulary.kind === 'cement');
    return isItsOwn ? [{ vocabulary, field: named.field }] : [];
  });
  // `Weight (lb/ft)` is that of a pipe, `Weight | 1.25 sg` that of a mud.
  const unit = parsed.unit ?? leadingUnit(parseMeasured(value)?.rest ?? '');
  const measured = all.filter(({ vocabulary, field }) => {
    const quantity = vocabulary.fields[field]?.quantity ?? null;
    return unit !== null && quantity !== null && convert(1, unit, quantity) !== null;
  });
  const known = measured.length > 0 ? measured : all;
  const under = known.filter(({ vocabulary }) => vocabulary.kind === subtitle);
  if (under.length > 0) return under;
  // A casing's size identifies the string, also for the slurries.
  const sizes = known.filter(({ field }) => field === 'outer' || field === 'casing');
  if (known.length > 0 && sizes.length === known.length) return sizes;
  return known.length === 1 ? known : [];
}

/** Whether a key is only of fields that are texts. */
function isOfTexts(key: string, subtitle: Kind | null): boolean {
  const kinds = kindsOf(key, subtitle);
  return (
    kinds.length > 0 &&
    kinds.every(({ vocabulary, field }) => (vocabulary.fields[field]?.quantity ?? null) === null)
  );
}

/** A depth whose unit is followed by unknown words may have any reference. */
function isUnclear(
  { vocabulary, field }: { vocabulary: KindVocabulary; field: string },
  value: string,
): boolean {
  if (vocabulary.fields[field]?.quantity !== 'length') return false;
  const measured = parseMeasured(value);
  return measured === null || (measured.rest !== '' && parseUnit(measured.rest) === null);
}

const RUN_PART =
  /(?:^|[;,]\s*|\s+)((?:run|lauf|messfahrt|messung|meting|loggekj\u00f8ring|kj\u00f8ring|descente|passe|corrida|bajada|tur|fahrt)(?: (?:no|nr|n\u00b0)\.?)? ?\d{1,2})(?:\s*\([^()\d]{2,20}\))?\s*[:=]\s*/gi;

/** `Run 1: GR-Res-Den; Run 2: ...`: each run and its evaluation. */
function runsIn(written: string): { run: string; evaluation: string }[] {
  // `1. GR-Res 2. Sonic`, `#1 GR #2 Sonic`: the runs are only numbered.
  const text = /^\s*(?:1[.)]|#\s?1)\s/.test(written)
    ? written.replace(/(?<=^|\s)(?:(\d)[.)]|#\s?(\d))\s+(?=\p{L})/gu, 'Run $1$2: ')
    : written;
  const found = [...text.matchAll(RUN_PART)];
  if (found.length === 0 || found[0]?.index !== 0) return [];
  return found.flatMap((match, at) => {
    const evaluation = text
      .slice(match.index + match[0].length, found[at + 1]?.index)
      .replace(/[\s;,.]+$/, '');
    return evaluation === '' ? [] : [{ run: match[1] ?? '', evaluation }];
  });
}

/** `annular 250 bar, rams 345 bar`: each test and its pressure; empty unless every part is one. */
function testsIn(text: string): { test: string; pressure: string }[] {
  const parts = text
    .replace(/\.$/, '')
    // `pipe and shear rams 5,000 psi` are of one test.
    .split(/\s*(?:;|,(?!\d)|\s\/\s|(?<=\d[\d.,]*\s?\p{L}+\s)(?:and|und|en|og|et|y)\b)\s*/u);
  const tests = parts.map((part) => {
    const match = /^([\p{L}][\p{L} -]*?)\s*(?:to|at|:|=)?\s+(\d[\d.,]*\s*[a-z]\S*)$/iu.exec(part);
    const pressure = match?.[2] ?? '';
    // `1.015 psi` are thousands, `34.500 MPa` are not.
    const whole = /mpa/i.test(pressure) ? pressure : pressure.replace(/^\d[\d.,]*/, wholeFigure);
    return match ? { test: match[1] ?? '', pressure: whole } : null;
  });
  return tests.includes(null) ? [] : tests.filter((test) => test !== null);
}

/**
 * `GR - Sonic. No coring is planned.`, `CBL - VDL in the 9 5/8" casing`: the tools, without a sentence behind them or the place
 * that a sentence names; `CBL-VDL in 7" liner` is the name of the run.
 */
export const toolsOf = (value: string): string =>
  value
    .replace(/(?<=[\p{L})\d])\.\s+\p{Lu}\p{Ll}*\s(?:[^.]*\s){2}[^.]*\.?$/u, '')
    .replace(/\s+in(?:side)?\s+the\s+\d{1,2}(?:[ -]\d{1,2}\/\d{1,2})?\s?(?:"|in\b)\s?\p{L}+\.?$/u, '');

export function entriesOf(said: Pair, subtitle: Kind | null): Entry[] {
  // `Liner lap: test to 4,000 psi`.
  const pair = {
    ...said,
    value: said.value.replace(/^(?:test(?:ed)?|testes|testen)\s+(?:to|til|auf|op)\s+(?=\d)/i, ''),
  };
  const { key, value, place } = pair;
  const plain = fold(key).trim();
  // The rest of the list is elsewhere.
  if (/,\s*$/.test(value)) return [];
  if (RUN_KEY.test(plain.replace(HOW_RUN, '')))
    return [{ kind: 'logging', heading: 'Evaluation', value: toolsOf(value), place, run: key }];
  if (namesPurpose(key, subtitle === 'logging')) return [entryOfPurpose(value, place)];
  const isLogging = SUBTITLES.some(({ kind, pattern }) => kind === 'logging' && pattern.test(plain));
  const isEvaluation = kindsOf(key, subtitle).some(({ vocabulary }) => vocabulary.kind === 'logging');
  const before = isLogging || isEvaluation ? purposeBeforeRuns(value) : null;
  if (before)
    return [entryOfPurpose(before.purpose, place), ...entriesOf({ ...pair, value: before.runs }, subtitle)];
  const runs = isLogging || isEvaluation ? runsIn(value) : [];
  if (runs.length > 0)
    return runs.map(({ run, evaluation }) => ({
      kind: 'logging',
      heading: 'Evaluation',
      value: toolsOf(evaluation),
      place,
      run,
    }));
  // `Type | KCl polymer` among the properties of a mud.
  if (subtitle === 'mud' && MUD_TYPE_KEY.test(plain))
    return [{ kind: 'mud', heading: 'Mud type', value, place }];
  // `Mud: KCl polymer, 1.25 - 1.35 sg, YP 18 - 24 lb/100ft2`.
  const mud = MUD_KEY.test(plain)
    ? (itemValues(firstSentence(value)) ?? mudOfSentences(value))
    : subtitle === 'mud' && namesAMud(key)
      ? itemValues(`${key}, ${firstSentence(value)}`)
      : null;
  if (mud)
    return mud.map(({ kind, heading, value: own, assumed }) => ({
      kind,
      heading,
      value: own,
      // What its first word may be is clear from the label of the pair.
      place: { ...place, ...(assumed === undefined || heading !== 'Mud weight' ? {} : { assumed }) },
    }));
  // `Mud properties: YP 12 - 20 lb/100ft2, API fluid loss max 5 ml`.
  if (MUD_PROPERTIES_KEY.test(plain) || (subtitle === 'mud' && PROPERTIES_KEY.test(plain))) {
    const named = propertiesIn(plainText(value));
    if (named.length > 0)
      return named.map(({ kind, heading, value: own }) => ({ kind, heading, value: own, place }));
  }
  const values = valuesIn(pair);
  if (values.length > 1 || values[0]?.kind === 'sections') return values;
  if (LOGGING_KEY.test(plain) && (subtitle === 'logging' || CERTAIN_LOGGING.test(plain)))
    return NO_LOGS.test(fold(value).trim())
      ? []
      : [{ kind: 'logging', heading: 'Evaluation', value: withConveyance(pair), place }];
  const tests = subtitle === 'pressureTests' ? entriesOfTest(pair) : [];
  if (tests.length > 0) return tests;
  if (TEST_KEYS.test(plain)) {
    return testsIn(value).flatMap(({ test, pressure }) =>
      entriesOf({ key: test, value: pressure, place }, 'pressureTests'),
    );
  }
  // `Slurry: Class G` below the name of a slurry.
  if (subtitle === 'cement' && OF_TYPE.test(plain) && /\p{L}{2}/u.test(value) && slurryRole(value) === null)
    return [{ kind: 'cement', heading: 'Cement type', value, place }];
  // `Lead | Tail` are the titles of columns.
  if (namesSlurry(key) && namesSlurry(value)) return [];
  // `Lead slurry: Class G`: the composition of the slurry.
  if (/\p{L}{2}/u.test(value) && namesSlurry(key))
    return hasDensity(value) ? [] : [{ kind: 'cement', heading: `${key} type`, value, place }];
  const written = headingOf(pair);
  if (written === null) return [];
  const named = firstName(written);
  // `Planned TOC | 1,250 ft MD`: a text keeps the words behind its unit.
  const heading = kindsOf(named, subtitle, value).length > 0 || !isOfTexts(key, subtitle) ? named : key;
  const kinds = kindsOf(heading, subtitle, value).filter(
    ({ vocabulary: { kind } }) =>
      (kind !== 'logging' || !NAMES_BIT.test(fold(value))) &&
      (kind !== 'pressureTests' || !OVER_OTHER.test(value)),
  );
  return kinds.flatMap((found): Entry[] => [
    { kind: found.vocabulary.kind, heading, value, place, unclear: isUnclear(found, value) },
  ]);
}

/** `Tool | PDC, 6 blades`, `Outil | Tricône IADC 115`: what drills the hole. Folded. */
const NAMES_BIT = /\b(?:iadc|pdc|tricones?|tri-?cone|rollen\w*|insert bit|mill(?:ed)? tooth|roller)\b/;

/** `KCl polymer, 1.10 - 1.15 SG. See chapter 7.`: what is behind the mud is no part of it. */
export const firstSentence = (text: string): string =>
  text.replace(/(?<=[\p{L}\d)]{2})\.\s+\p{Lu}\p{Ll}+\s.*$/su, '');

/** `KCl / glycol WBM: density 1.18 - 1.28 sg`: the name of a mud, not a label. */
const namesAMud = (key: string): boolean => MUD_TYPE.test(key) && !GENERIC_MUD.test(key) && !isKnownKey(key);

const MUD_KEY =
  /^(?:mud|drilling (?:mud|fluids?)|fluids?|(?:bohr)?spuelung|(?:boor)?spoeling|boorvloeistof|(?:bore)?slam|borevaeske|boue|fluide|lodo|fluido(?: de perfuracao| di perforazione)?|lama|fango)(?: (?:system|type))?$/;

const MUD_PROPERTIES_KEY =
  /^(?:(?:mud|fluid|spuelungs|spoelings|slam|vaeske)[ -]?(?:properties|eigenschaften|eigenschappen|egenskaper|data)|(?:proprietes|propiedades|propriedades|proprieta) (?:de la |de |du |del |do |da |dei |della )?(?:boue|lodo|fluidos?|lama|fanghi|fango))$/;

/** `Properties: YP 12 - 20 lb/100ft2, pH 9` in the list of a mud. */
const PROPERTIES_KEY =
  /^(?:(?:main |other )?propert(?:y|ies)|parameters?|eigenschaften|eigenschappen|egenskaper|proprietes|propiedades|propriedades|proprieta|parametres|parametros|parametri)$/;

/** `Run 1 (LWD)`. */
const HOW_RUN =
  /\s*\((?:[lm]wd|wire ?line|e-?line|kabel|tlc|pipe conveyed|mwd ?[/+] ?lwd|lwd ?[/+] ?mwd)[^()]*\)$/;

/** Keys of logs under any title. */
const CERTAIN_LOGGING =
  /^(?:(?:directional|survey(?:s|ing)?) (?:and|&|\+|\/) logging|lwd|mwd ?[/+&] ?lwd|lwd ?[/+&] ?mwd|wireline(?: logs?| logging)?|e-?line logs?)$/;

const CONVEYANCE = /^(?:[lm]wd|(?:mwd|lwd) ?[/+&] ?(?:mwd|lwd)|wire ?line|e-?line|kabel)$/;

/** `Kabel: VSP`: how the logs are run is part of the evaluation. */
const withConveyance = ({ key, value }: Pair): string =>
  CONVEYANCE.test(fold(key).trim()) ? `${key.trim()}: ${value}` : value;

/** `Wireline: none planned; cement bond log in the casing`. */
const NO_LOGS =
  /^(?:none|no(?! \d)|nil|not planned|keine|geen|ingen|aucune?|ningun[ao]?|nenhum[a]?|nessun[ao]?)\b/;

const OF_TYPE = /^(?:slurry|(?:slurry )?design|schlaemme|rezeptur|laitier|lechada|pasta)$/;

const MUD_TYPE_KEY = /^(?:type|typ|tipo|art)$/;
