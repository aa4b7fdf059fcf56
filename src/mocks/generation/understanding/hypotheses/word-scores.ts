import { VOCABULARY } from '../vocabulary';
import type { Kind, KindVocabulary } from '../vocabulary';
import { wordLikeness } from './near-words';

/** A field that a heading may name although no vocabulary has the heading as it stands. */
export interface NearField {
  field: string;
  /** From 0 to 1: how much of the heading and of the field's name are the same words. */
  score: number;
}

/** Words that say how a value came about, not what it is: they hardly count. */
const FILLERS = new Set(
  (
    'of the a an at in for and or per as by with is over ' +
    'planned plan prognosed prognosis expected actual estimated est approx final proposed design designed calculated ' +
    'computed corrected survey station data value values geological geologic grid true theoretical ' +
    'geplant geplante soll ist der die das des van de het en und een gepland geplande verwacht verwachte'
  ).split(' '),
);
const FILLER_WEIGHT = 0.15;
const MISSING_FILLER = 0.6;

/** Words of columns that no montage takes: where a name does not have them itself, they make the heading another one. */
const OTHER_MATTER = new Set(
  (
    'cost costs price usd eur nok gbp time times day days date hour hours hrs rop rate north south east west northing easting ' +
    'latitude longitude lat long ns ew dls dogleg displacement departure closure vs toolface build turn walk temperature temp ' +
    'volume volumes joints joint burst collapse tension torque flow wob pump twt owt velocity sacks sx bbl length factor error err ' +
    'code id# tool count quantity qty number'
  ).split(' '),
);

/** From here on the words of a heading are those of a field. */
export const NEAR = 0.72;
const EACH_WORD = 0.9;

interface Name {
  field: string;
  words: string[];
}

interface Index {
  names: Name[];
  byWord: Map<string, number[]>;
  words: string[];
  scored: Map<string, readonly NearField[]>;
}

const INDEXES = new WeakMap<KindVocabulary, Index>();
const MOST_SCORED = 4000;

function indexOf(vocabulary: KindVocabulary): Index {
  const known = INDEXES.get(vocabulary);
  if (known) return known;
  const byWord = new Map<string, number[]>();
  const names = vocabulary.names.map(({ field, name }): Name => ({ field, words: wordsOf(name) }));
  names.forEach(({ words }, at) => {
    for (const word of new Set(words)) byWord.set(word, [...(byWord.get(word) ?? []), at]);
  });
  const index = { names, byWord, words: [...byWord.keys()], scored: new Map() };
  INDEXES.set(vocabulary, index);
  return index;
}

const wordsOf = (name: string): string[] => name.split(/[^a-z0-9#]+/).filter((word) => word !== '');
/** Words that say no more than a word beside them that says which depth: `depth` in `prognosed depth tvd`. */
const DEPTH_WORDS = new Set('depth depths teufe tiefe diepte dybde profondeur profundidad'.split(' '));
const WHICH_DEPTH = new Set('md ahd tvd tvdss ss msl along vertical'.split(' '));

/** Words that say only what the whole table is about, where others beside them say more: `csg` in `csg shoe`. */
const ABOUT: Partial<Record<Kind, ReadonlySet<string>>> = {
  casing: new Set(['casing', 'csg', 'pipe', 'tubular', 'string']),
  sections: new Set(['section', 'hole']),
  mud: new Set(['mud', 'fluid']),
  cement: new Set(['cement', 'slurry']),
};

function weightsOf(kind: Kind, words: readonly string[]): number[] {
  const saysWhich = words.some((word) => WHICH_DEPTH.has(word));
  const telling = words.filter((word) => !FILLERS.has(word) && !(ABOUT[kind]?.has(word) ?? false));
  return words.map((word) =>
    FILLERS.has(word) ||
    (saysWhich && DEPTH_WORDS.has(word)) ||
    (telling.length > 0 && (ABOUT[kind]?.has(word) ?? false))
      ? FILLER_WEIGHT
      : 1,
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The least likeness of a plural or a short form. */
const SAME_WORD = 0.97;

const everyWord = (): Set<string> =>
  new Set(VOCABULARY.flatMap(({ names }) => names.flatMap(({ name }) => wordsOf(name))));
let all: Set<string> | null = null;

function shareField({ names, byWord }: Index, a: string, b: string): boolean {
  const fieldsOf = (word: string) => (byWord.get(word) ?? []).map((at) => names[at]?.field);
  const fields = new Set(fieldsOf(a));
  return fieldsOf(b).some((field) => fields.has(field));
}

/** The words of a field's names that a word of a heading is, or is like. */
function likeWords(index: Index, word: string): [string, number][] {
  all ??= everyWord();
  const isKnown = all.has(word);
  return index.words.flatMap((known): [string, number][] => {
    // A word that is known is no beginning of another, unless both name one field: `azim`, and not `tot` of `totale`.
    const likeness = wordLikeness(word, known);
    if (isKnown && word !== known && likeness < SAME_WORD && !shareField(index, word, known)) return [];
    return likeness === 0 ? [] : [[known, likeness]];
  });
}

/** A word that makes a heading another one: `setting` before `depth`, `casing` before `cost`. An unknown one hardly does. */
function isAnotherMatter(word: string): boolean {
  if (OTHER_MATTER.has(word) || /\d/.test(word)) return true;
  all ??= everyWord();
  return !FILLERS.has(word) && all.has(word);
}

/** The likeness of a heading and one name of a field: twice what they share over all they have. */
function likenessOf(
  kind: Kind,
  words: readonly string[],
  likes: readonly Map<string, number>[],
  name: Name,
): number {
  const [own, theirs] = [weightsOf(kind, words), weightsOf(kind, name.words)];
  const left = new Set(name.words.keys());
  let shared = 0;
  for (const [at, word] of words.entries()) {
    const likeness = (index: number) => likes[at]?.get(name.words[index] ?? '') ?? 0;
    const [best = -1] = [...left].toSorted((a, b) => likeness(b) - likeness(a));
    if (likeness(best) > 0) {
      left.delete(best);
      shared += likeness(best) * Math.min(own[at] ?? 0, theirs[best] ?? 0);
    } else if ((own[at] ?? 0) === 1 && isAnotherMatter(word)) return 0;
  }
  // A small word that only the name has may be what sets it apart: `to`, `de`, `a`.
  const missing = [...left].map((at) =>
    Math.max(theirs[at] ?? 0, FILLERS.has(name.words[at] ?? '') ? MISSING_FILLER : 0),
  );
  const matched = [...theirs.keys()].filter((at) => !left.has(at)).map((at) => theirs[at] ?? 0);
  const whole = sum(own) + sum(matched) + sum(missing);
  return Math.min(1, (2 * shared) / whole);
}

/** `Formation / marker`: each word alone is a name of one field. */
function namedByEachWord(vocabulary: KindVocabulary, words: readonly string[]): string[] {
  const telling = words.filter((word) => !FILLERS.has(word));
  if (telling.length < 2) return [];
  const [first = [], ...others] = telling.map((word) =>
    (vocabulary.byName.get(word) ?? []).map(({ field }) => field),
  );
  return first.filter((field) => others.every((fields) => fields.includes(field)));
}

function score(vocabulary: KindVocabulary, name: string): NearField[] {
  const index = indexOf(vocabulary);
  const words = wordsOf(name);
  if (words.length === 0 || words.length > 8 || words.every((word) => FILLERS.has(word))) return [];
  const likes = words.map((word) => new Map(likeWords(index, word)));
  const candidates = new Set(
    likes.flatMap((like) => [...like.keys()].flatMap((word) => index.byWord.get(word) ?? [])),
  );
  const best = new Map<string, number>();
  for (const at of candidates) {
    const candidate = index.names[at];
    if (!candidate) continue;
    const likeness = likenessOf(vocabulary.kind, words, likes, candidate);
    if (likeness > (best.get(candidate.field) ?? 0)) best.set(candidate.field, likeness);
  }
  for (const field of namedByEachWord(vocabulary, words))
    best.set(field, Math.max(best.get(field) ?? 0, EACH_WORD));
  return [...best].map(([field, value]) => ({ field, score: value })).toSorted((a, b) => b.score - a.score);
}

/**
 * The fields that the words of a heading are near to in one kind of table, the nearest first: by their words, beginnings,
 * short forms and near spellings, in any order. `Formation / marker` names one field twice.
 */
export function nearFields(vocabulary: KindVocabulary, name: string): readonly NearField[] {
  const { scored } = indexOf(vocabulary);
  const known = scored.get(name);
  if (known) return known;
  const found = score(vocabulary, name).filter((near) => near.score >= NEAR);
  if (scored.size >= MOST_SCORED) scored.clear();
  scored.set(name, found);
  return found;
}
