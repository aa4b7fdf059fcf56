import { fold, foldName } from './fold';
import { DUTCH } from './vocabulary/dutch';
import { cement, mud } from './vocabulary/fluids';
import { FRENCH } from './vocabulary/french';
import { reservoirs, survey, tops } from './vocabulary/geology';
import { GERMAN } from './vocabulary/german';
import { NORWEGIAN } from './vocabulary/norwegian';
import { logging, plan, pressureTests } from './vocabulary/operations';
import { SLURRY_ROLES } from './vocabulary/roles';
import { SPANISH } from './vocabulary/spanish';
import { casing, sections } from './vocabulary/wellbore';
import type { KindOfTable } from './vocabulary/words';

export type { Kind } from './vocabulary/words';

/** A field that a heading may name; the lower the rank, the more surely. */
interface NamedField {
  field: string;
  rank: number;
}

export interface KindVocabulary extends KindOfTable {
  /** From a heading's name, folded, to the fields it may name. */
  byName: ReadonlyMap<string, readonly NamedField[]>;
  /** Every name of every field, folded, its words apart: for headings that are near to one. */
  names: readonly { field: string; name: string }[];
}

const LANGUAGES = [GERMAN, DUTCH, NORWEGIAN, FRENCH, SPANISH];

/** Every first word of a name: what a heading may begin with. */
const FIRST_WORDS = new Set<string>();

function firstWordOf(name: string): string {
  return fold(name).split(/[\s-]/)[0] ?? '';
}

/** Ranks are counted within each language, so that no language comes before another. */
function withNames(kind: KindOfTable): KindVocabulary {
  const byName = new Map<string, NamedField[]>();
  const all: { field: string; name: string }[] = [];
  const learn = (field: string, names: readonly string[]) => {
    names.forEach((name, rank) => {
      const key = foldName(name);
      all.push({ field, name: fold(name) });
      FIRST_WORDS.add(firstWordOf(name));
      const fields = byName.get(key) ?? [];
      if (!fields.some((known) => known.field === field)) byName.set(key, [...fields, { field, rank }]);
    });
  };
  for (const [field, { synonyms }] of Object.entries(kind.fields)) learn(field, synonyms);
  for (const language of LANGUAGES) {
    for (const [field, names] of Object.entries(language[kind.kind])) learn(field, names);
  }
  return { ...kind, byName, names: all };
}

/**
 * Every heading that is understood, by kind of table. To teach a new spelling, add it to its field in `vocabulary/`, lower
 * case, without unit and without the words for the drill floor (see `parseHeading`); accents, hyphens and spaces do not
 * matter. Order matters only where two kinds fit equally well.
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
 * Words that stand over several columns at once and, written out, before the heading of each: `Pipe` over OD and weight,
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
  ],
  cement: SLURRY_ROLES.flatMap(({ names }) => names),
};

const GROUPS = Object.fromEntries(
  Object.entries(GROUP_NAMES).map(([kind, names]) => {
    for (const name of names) FIRST_WORDS.add(firstWordOf(name));
    return [kind, names.map(foldName).toSorted((a, b) => b.length - a.length)];
  }),
);

/** Behind every name that stands for itself. */
const IN_A_GROUP = 1000;

/** The fields that a heading's key names in one kind of table. */
export function fieldsNamed({ kind, byName }: KindVocabulary, key: string): readonly NamedField[] {
  const whole = byName.get(key);
  if (whole) return whole;
  for (const group of GROUPS[kind] ?? []) {
    if (key.length === group.length || !key.startsWith(group)) continue;
    const inside = byName.get(key.slice(group.length));
    if (inside) return inside.map(({ field, rank }) => ({ field, rank: rank + IN_A_GROUP }));
  }
  return [];
}

const KEYS = new Set(VOCABULARY.flatMap(({ byName }) => [...byName.keys()]));
const ALL_GROUPS = [...new Set(Object.values(GROUPS).flat())];

/** Whether a heading's key names a field of any kind. It is asked for every piece of a text. */
export function namesAField(key: string): boolean {
  if (KEYS.has(key)) return true;
  return (
    ALL_GROUPS.some((group) => key.startsWith(group)) &&
    VOCABULARY.some((vocabulary) => fieldsNamed(vocabulary, key).length > 0)
  );
}

export const mayBeginHeading = (word: string): boolean => FIRST_WORDS.has(word);
