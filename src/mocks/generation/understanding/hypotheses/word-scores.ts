import type { KindVocabulary } from '../vocabulary';
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
    'of the a an at in for and or per to as by with is ' +
    'planned plan prognosed prognosis expected actual estimated est approx final proposed design designed calculated ' +
    'computed corrected survey station data value values geological geologic grid true theoretical ' +
    'geplant geplante soll ist der die das des van de het en und een gepland geplande verwacht verwachte'
  ).split(' '),
);
const FILLER_WEIGHT = 0.15;

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
/** Two fields nearer to each other than this: the words do not tell them apart. */
const TELLS_APART = 0.04;

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
const weightOf = (word: string): number => (FILLERS.has(word) ? FILLER_WEIGHT : 1);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The words of a field's names that a word of a heading is, or is like. */
function likeWords(index: Index, word: string): [string, number][] {
  return index.words.flatMap((known): [string, number][] => {
    const likeness = wordLikeness(word, known);
    return likeness === 0 ? [] : [[known, likeness]];
  });
}

/** The likeness of a heading and one name of a field: twice what they share over all they have. */
function likenessOf(words: readonly string[], likes: readonly Map<string, number>[], name: Name): number {
  const left = [...name.words];
  let shared = 0;
  for (const [at, word] of words.entries()) {
    const [best = ''] = left.toSorted((a, b) => (likes[at]?.get(b) ?? 0) - (likes[at]?.get(a) ?? 0));
    const likeness = likes[at]?.get(best) ?? 0;
    if (likeness > 0) {
      left.splice(left.indexOf(best), 1);
      shared += likeness * Math.max(weightOf(word), weightOf(best));
    } else if (OTHER_MATTER.has(word) || /\d/.test(word)) return 0;
  }
  const all = sum(words.map(weightOf)) + sum(name.words.map(weightOf));
  return Math.min(1, (2 * shared) / all);
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
    const likeness = likenessOf(words, likes, candidate);
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

/** The one field that the words of a heading are near to; null where they are near to none, or to two alike. */
export function nearField(vocabulary: KindVocabulary, name: string): NearField | null {
  const [first, second] = nearFields(vocabulary, name);
  if (!first || (second && first.score - second.score < TELLS_APART)) return null;
  return first;
}
