import { foldName } from './fold';
import { DUTCH } from './vocabulary/dutch';
import { cement, mud } from './vocabulary/fluids';
import { reservoirs, survey, tops } from './vocabulary/geology';
import { GERMAN } from './vocabulary/german';
import { logging, plan, pressureTests } from './vocabulary/operations';
import { casing, sections } from './vocabulary/wellbore';
import type { KindOfTable } from './vocabulary/words';

export type { Kind } from './vocabulary/words';

/** A field that a heading may name; the lower the rank, the more surely. */
export interface NamedField {
  field: string;
  rank: number;
}

export interface KindVocabulary extends KindOfTable {
  /** From a heading's name, folded, to the fields it may name. */
  byName: ReadonlyMap<string, readonly NamedField[]>;
}

const LANGUAGES = [GERMAN, DUTCH];

/** Ranks are counted within each language, so that no language comes before another. */
function withNames(kind: KindOfTable): KindVocabulary {
  const byName = new Map<string, NamedField[]>();
  const learn = (field: string, names: readonly string[]) => {
    names.forEach((name, rank) => {
      const key = foldName(name);
      const fields = byName.get(key) ?? [];
      if (!fields.some((known) => known.field === field)) byName.set(key, [...fields, { field, rank }]);
    });
  };
  for (const [field, { synonyms }] of Object.entries(kind.fields)) learn(field, synonyms);
  for (const language of LANGUAGES) {
    for (const [field, names] of Object.entries(language[kind.kind])) learn(field, names);
  }
  return { ...kind, byName };
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
