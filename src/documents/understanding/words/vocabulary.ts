import { fold, foldName } from './fold';
import { remembered } from './remembered';
import type { Quantity } from '../units/known-units';
import { convert } from '../units/units';
import { DUTCH } from '../vocabulary/dutch';
import { cement, mud } from '../vocabulary/fluids';
import { exactNames } from '../vocabulary/exact-names';
import type { FieldNames, NamedField } from '../vocabulary/exact-names';
import { FRENCH } from '../vocabulary/french';
import { reservoirs, survey, tops } from '../vocabulary/geology';
import { GERMAN } from '../vocabulary/german';
import { ITALIAN } from '../vocabulary/italian';
import { NORWEGIAN } from '../vocabulary/norwegian';
import { logging, plan, pressureTests } from '../vocabulary/operations';
import { PORTUGUESE } from '../vocabulary/portuguese';
import { SLURRY_ROLES } from '../vocabulary/roles';
import { SPANISH } from '../vocabulary/spanish';
import { testsNamed } from '../vocabulary/test-names';
import { casing, sections } from '../vocabulary/wellbore';
import type { KindOfTable } from '../vocabulary/words';

export type { Kind } from '../vocabulary/words';

export interface KindVocabulary extends KindOfTable {
  /** The names of every field, by language. */
  names: readonly FieldNames[];
  /** The fields that a heading's folded name may refer to. */
  named: (key: string) => readonly NamedField[];
}

/** A cache for each kind: reports repeat their headings on every page. */
const MOST_REMEMBERED = 4000;

const LANGUAGES = [GERMAN, DUTCH, NORWEGIAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN];

function withNames(kind: KindOfTable): KindVocabulary {
  const names = [
    ...Object.entries(kind.fields).map(([field, { synonyms }]) => ({ field, names: synonyms })),
    ...LANGUAGES.flatMap((language) =>
      Object.entries(language[kind.kind]).map(([field, own]) => ({ field, names: own })),
    ),
  ];
  return { ...kind, names, named: remembered(MOST_REMEMBERED, exactNames(names)) };
}

/**
 * Every known heading, by kind of table. To add a spelling, add it to its field in `vocabulary/`, in lower
 * case, without unit and without the words for the drill floor (see `parseHeading`); accents, hyphens and spaces do not
 * matter. The order matters only if two kinds fit equally well.
 */
export const VOCABULARY: readonly KindVocabulary[] = [
  survey,
  tops,
  reservoirs,
  cement,
  mud,
  pressureTests,
  logging,
  casing,
  sections,
  plan,
].map(withNames);

/**
 * Words above several columns that may also be repeated in the heading of each: `Pipe` over OD and weight,
 * `Lead` over density and excess.
 */
const GROUP_NAMES: Partial<Record<KindVocabulary['kind'], readonly string[]>> = {
  casing: [
    'inbouwdiepte langs boorgat',
    'setting depths',
    'setting depth',
    'depths',
    'depth',
    'pipe data',
    'pipe',
    'tubulars',
    'tubular',
    'casing data',
    'casing',
    'buis',
    'verbuizing',
    'inbouwdiepte',
    'absetzteufen',
    'absetzteufe',
    'rohre',
    'rohr',
    'rohrdaten',
    'bohrlochlänge',
    'foringsrør',
    'settedyp',
    'settedybde',
    'tubage',
    'cuvelage',
    'tubes',
    'cotes de pose',
    'cote de pose',
    'tubería de revestimiento',
    'tubería',
    'revestimiento',
    'cañería',
    'profundidad de asentamiento',
    'profundidades',
    'revestimento',
    'profundidade de assentamento',
    'colonna',
    'tubaggio',
    'profondità di discesa',
  ],
  sections: [
    'section',
    'hole',
    'depths',
    'depth',
    'hull',
    'seksjon',
    'trou',
    'phase',
    'hoyo',
    'agujero',
    'sección',
    'etapa',
    'fase',
    'poço',
    'foro',
  ],
  mud: [
    'properties',
    'mud properties',
    'eigenschaften',
    'eigenschappen',
    'egenskaper',
    'propriétés',
    'caractéristiques',
    'propiedades',
    'propriedades',
    'caratteristiche',
    'proprietà',
  ],
  cement: SLURRY_ROLES.flatMap(({ names }) => names),
};

const GROUPS = Object.fromEntries(
  Object.entries(GROUP_NAMES).map(([kind, names]) => [
    kind,
    names.map(foldName).toSorted((a, b) => b.length - a.length),
  ]),
);

/** Marks the end of a name that is also a complete heading. */
const IN_A_GROUP = 1000;

/** The fields that a heading's key names in one kind of table. */
export function fieldsNamed({ kind, named }: KindVocabulary, key: string): readonly NamedField[] {
  const whole = named(key);
  if (whole.length > 0) return whole;
  for (const group of GROUPS[kind] ?? []) {
    if (key.length === group.length || !key.startsWith(group)) continue;
    const inside = named(key.slice(group.length));
    if (inside.length > 0) return inside.map(({ field, rank }) => ({ field, rank: rank + IN_A_GROUP }));
  }
  return [];
}

/** `Tope de cemento (TOC)`, `Yield point (YP)`: a name and, in brackets, another name of the same field. */
const NAME_IN_BRACKETS = /^([^()]+?)\s*\((\p{L}[\p{L} ]*)\)/u;

function fieldsNamedTwice(vocabulary: KindVocabulary, written: string): readonly NamedField[] {
  const [, first, second] = NAME_IN_BRACKETS.exec(written) ?? [];
  if (first === undefined || second === undefined) return [];
  const others = vocabulary.named(foldName(second));
  return vocabulary
    .named(foldName(first))
    .filter(({ field }) => others.some((other) => other.field === field));
}

/** What the unit alone says that is measured of a thing. */
const MEASURED_OF: Partial<
  Record<KindVocabulary['kind'], { field: string; quantity: Quantity; things: ReadonlySet<string> }>
> = {
  casing: {
    field: 'mass',
    quantity: 'linearMass',
    things: new Set([
      ...(GROUPS['casing'] ?? []),
      ...['string', 'casing string', 'csg', 'liner', 'strang', 'colonne', 'columna', 'tr', 'coluna'].map(
        foldName,
      ),
    ]),
  },
  mud: {
    field: 'weight',
    quantity: 'gradient',
    things: new Set(
      'mud,drilling mud,fluid,drilling fluid,spülung,bohrspülung,spoeling,boorspoeling,boorvloeistof,slam,borevæske,boue,fluide,lodo,fluido,fluido de perforación,fluido de perfuração,lama,fango'
        .split(',')
        .map(foldName),
    ),
  },
};

/** `Casing lb/ft`, `Mud sg`: a heading of a thing and a unit names what the unit measures; null for any other. */
function fieldOfThing(kind: KindVocabulary['kind'], key: string, unit: string): string | null {
  const { field, quantity, things } = MEASURED_OF[kind] ?? {};
  const isMeasured =
    quantity !== undefined && things?.has(key) === true && convert(1, unit, quantity) !== null;
  return isMeasured ? (field ?? null) : null;
}

/** The fields that a heading names: by its key, or the one test that its words name in any order. */
export function fieldsOfHeading(
  vocabulary: KindVocabulary,
  { key, name, unit, written }: { key: string; name: string; unit: string | null; written: string },
): readonly NamedField[] {
  const whole = fieldsNamed(vocabulary, key);
  const byUnit = unit === null ? null : fieldOfThing(vocabulary.kind, key, unit);
  if (byUnit !== null) return [{ field: byUnit, rank: IN_A_GROUP }];
  const named = whole.length > 0 ? whole : fieldsNamedTwice(vocabulary, written);
  if (vocabulary.kind !== 'pressureTests') return named;
  // `Casing (psi)` is its test and not its size.
  const isPressure = unit !== null && convert(1, unit, 'pressure') !== null;
  const isOfTest = named.some(({ field }) => vocabulary.fields[field]?.quantity === 'pressure');
  if (named.length > 0 && (!isPressure || isOfTest)) return named;
  const tests = testsNamed(name, isPressure && named.length > 0);
  return tests.length === 1 ? tests.map((field) => ({ field, rank: IN_A_GROUP })) : [];
}

/** Whether a heading's key names a field of any kind. Called for every part of a text. */
export const namesAField = (key: string): boolean =>
  VOCABULARY.some((vocabulary) => fieldsNamed(vocabulary, key).length > 0);

/** Every first word of a name: a heading may start with it. */
const FIRST_WORDS = new Set(
  [
    ...VOCABULARY.flatMap(({ names }) => names.flatMap((own) => own.names)).flatMap((name) =>
      typeof name === 'string' ? name : [...name.words, ...name.names],
    ),
    ...Object.values(GROUP_NAMES).flat(),
  ].map((name) => fold(name).split(/[\s-]/)[0] ?? ''),
);

export const mayBeginHeading = (word: string): boolean => FIRST_WORDS.has(word);
