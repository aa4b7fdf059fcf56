import { fold } from '../words/fold';
import { remembered } from '../words/remembered';
import { VOCABULARY } from '../words/vocabulary';
import type { Kind, KindVocabulary } from '../words/vocabulary';
import { SHORT_FORMS, wordLikeness } from './near-words';

/** A field that a heading may name although the vocabulary does not contain the heading. */
export interface NearField {
  field: string;
  /** From 0 to 1: how many words the heading and the field's name share. */
  score: number;
}

/** Words about how a value was obtained, not what it is: they hardly count. */
const FILLERS = new Set(
  (
    'of the a an at in for and or per as by with is over ' +
    'planned plan prognosed prognosis expected actual estimated est approx final proposed design designed calculated ' +
    'computed corrected survey station data value values geological geologic grid true theoretical ' +
    'geplant geplante soll ist der die das des van de het en und een gepland geplande verwacht verwachte'
  ).split(' '),
);
const FILLER_WEIGHT = 0.15;
/** A company's own word next to a known one rarely changes what the heading means. */
const UNKNOWN_WEIGHT = 0.7;
const SHORTEST_UNKNOWN = 4;
const MISSING_FILLER = 0.6;

/** Words of columns that a montage does not use: they change the meaning of a heading, unless the name contains them. */
const OTHER_MATTER = new Set(
  (
    'cost costs price usd eur nok gbp time times day days date hour hours hrs rop rate north south east west northing easting ' +
    'latitude longitude lat long ns ew dls dogleg displacement departure closure vs toolface build turn walk temperature temp ' +
    'volume volumes joints joint burst collapse tension torque flow wob pump twt owt velocity sacks sx bbl length factor error err ' +
    'code id# tool count quantity qty number'
  ).split(' '),
);

/** The score from which a heading names a field. */
const NEAR = 0.72;
const EACH_WORD = 0.9;
const MOST_HEADING_WORDS = 8;

const wordsOf = (name: string): string[] => name.split(/[^a-z0-9#]+/).filter((word) => word !== '');

/** Words that add nothing to a more specific one: `depth` in `prognosed depth tvd`. */
const DEPTH_WORDS = new Set(
  'depth depths teufe tiefe diepte dybde profondeur profundidad profundidade profondita'.split(' '),
);
const WHICH_DEPTH = new Set('md ahd tvd tvdss ss msl along vertical'.split(' '));

/** Words that only repeat the subject of the table: `csg` in `csg shoe`. */
const ABOUT: Partial<Record<Kind, ReadonlySet<string>>> = {
  casing: new Set(['casing', 'csg', 'pipe', 'tubular', 'string']),
  sections: new Set(['section', 'hole']),
  mud: new Set(['mud', 'fluid']),
  cement: new Set(['cement', 'slurry']),
};

function weightsOf(kind: Kind, words: readonly string[]): number[] {
  const about = ABOUT[kind];
  const saysWhich = words.some((word) => WHICH_DEPTH.has(word));
  const saysMore = words.some((word) => !FILLERS.has(word) && !about?.has(word));
  return words.map((word) =>
    FILLERS.has(word) || (saysWhich && DEPTH_WORDS.has(word)) || (saysMore && about?.has(word))
      ? FILLER_WEIGHT
      : 1,
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Every word of a name as a number, for all kinds: a hundred thousand names have a few thousand words. */
const numbers = new Map<string, number>();
const byNumber: string[] = [];

function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  const next = byNumber.push(word) - 1;
  numbers.set(word, next);
  return next;
}

const MOST_PARTS = 10_000;
const wordsOfPart = remembered(MOST_PARTS, (part: string): readonly string[] => wordsOf(fold(part)));

/** The names of one kind, in arrays of numbers: there are up to 25,000, and one object for each would take 30 MB. */
interface Index {
  /** The field of each name. */
  fields: readonly string[];
  /** The start of each name in `words` and `weights`, and finally their length. */
  starts: Uint32Array;
  words: Uint16Array;
  weights: Float64Array;
  /** The names that contain a word, by its number. */
  byWord: ReadonlyMap<number, readonly number[]>;
}

const indexOf = remembered(VOCABULARY.length, ({ kind, names }: KindVocabulary): Index => {
  const fields: string[] = [];
  const starts = [0];
  const words: number[] = [];
  const weights: number[] = [];
  const byWord = new Map<number, number[]>();
  const learn = (field: string, own: readonly string[]) => {
    const name = fields.push(field) - 1;
    for (const word of own) {
      const number = numberOf(word);
      words.push(number);
      const having = byWord.get(number);
      if (!having) byWord.set(number, [name]);
      else if (having.at(-1) !== name) having.push(name);
    }
    for (const weight of weightsOf(kind, own)) weights.push(weight);
    starts.push(words.length);
  };
  for (const { field, names: all } of names) {
    for (const name of all) {
      if (typeof name === 'string') learn(field, wordsOfPart(name));
      else
        for (const word of name.words)
          for (const each of name.names) learn(field, wordsOfPart(word).concat(wordsOfPart(each)));
    }
  }
  return {
    fields,
    starts: Uint32Array.from(starts),
    words: Uint16Array.from(words),
    weights: Float64Array.from(weights),
    byWord,
  };
});

/** The least likeness of a plural or an abbreviation. */
const SAME_WORD = 0.97;

/** The words of the names of all kinds by first letter, because words with different first letters are never similar. */
const byLetter = remembered(
  1,
  (vocabularies: readonly KindVocabulary[]): ReadonlyMap<string, readonly string[]> => {
    for (const vocabulary of vocabularies) indexOf(vocabulary);
    return Map.groupBy(numbers.keys(), (word) => word[0] ?? '');
  },
);

const wordsLike = (word: string): readonly string[] => byLetter(VOCABULARY).get(word[0] ?? '') ?? [];

const isNamed = (word: string): boolean => byLetter(VOCABULARY) && numbers.has(word);

/** A cache, because a document repeats its words on every page. */
const MOST_WORDS = 20_000;

/** The words of any kind that equal a heading's word, or are similar. */
const likesOf = remembered(MOST_WORDS, (word: string): readonly (readonly [string, number])[] => {
  const short = SHORT_FORMS[word];
  const found = wordsLike(word).flatMap((known): (readonly [string, number])[] => {
    const how = wordLikeness(word, known);
    return how === 0 ? [] : [[known, how]];
  });
  return short === undefined || short[0] === word[0] ? found : [...found, [short, SAME_WORD]];
});

/** Whether most words of a text are known in headings, or similar; in prose few are. */
export function mayBeNear(name: string): boolean {
  const words = wordsOf(name).filter((word) => !FILLERS.has(word));
  if (words.length === 0 || words.length > MOST_HEADING_WORDS) return false;
  return words.filter((word) => likesOf(word).length > 0).length * 2 >= words.length;
}

/** The names of one kind that contain a word. */
const namesWith = ({ byWord }: Index, word: string): readonly number[] =>
  byWord.get(numbers.get(word) ?? -1) ?? [];

function shareField(index: Index, a: string, b: string): boolean {
  const fieldsOf = (word: string) => namesWith(index, word).map((at) => index.fields[at]);
  const fields = new Set(fieldsOf(a));
  return fieldsOf(b).some((field) => fields.has(field));
}

/** The words of the kind's names that equal a heading's word, or are similar. */
function likeWords(index: Index, word: string): (readonly [string, number])[] {
  const isKnown = isNamed(word);
  return likesOf(word).filter(
    ([known, how]) =>
      namesWith(index, known).length > 0 &&
      // A known word is not the beginning of another, unless both name one field: `azim`, but not `tot` of `totale`.
      (!isKnown || word === known || how >= SAME_WORD || shareField(index, word, known)),
  );
}

/** Whether a word changes the meaning of a heading: `setting` before `depth`, `casing` before `cost`. An unknown one hardly does. */
function isAnotherMatter(word: string): boolean {
  if (OTHER_MATTER.has(word) || /\d/.test(word)) return true;
  return !FILLERS.has(word) && isNamed(word);
}

/** Whether no kind of table has a word like this one: it may be anybody's. */
const isUnknown = (word: string): boolean =>
  word.length >= SHORTEST_UNKNOWN &&
  /^[a-z]+$/.test(word) &&
  !FILLERS.has(word) &&
  !OTHER_MATTER.has(word) &&
  likesOf(word).length === 0;

/** The likeness of a heading and one name of a field: twice the weight they share, divided by the sum of their weights. */
function likenessOf(
  words: readonly string[],
  own: readonly number[],
  likes: readonly ReadonlyMap<number, number>[],
  { starts, words: known, weights }: Index,
  name: number,
): number {
  const [start = 0, end = 0] = [starts[name], starts[name + 1]];
  const all = sum(own);
  let ofName = 0;
  for (let place = start; place < end; place += 1) ofName += weights[place] ?? 0;
  let whole = all + ofName;
  if ((2 * Math.min(all, ofName)) / whole < NEAR) return 0;
  const left = new Set<number>();
  for (let place = start; place < end; place += 1) left.add(place);
  let shared = 0;
  for (const [at, word] of words.entries()) {
    let [best, most] = [-1, 0];
    for (const place of left) {
      const how = likes[at]?.get(known[place] ?? -1) ?? 0;
      if (how > most) [best, most] = [place, how];
    }
    if (most > 0) {
      left.delete(best);
      shared += most * Math.min(own[at] ?? 0, weights[best] ?? 0);
    } else if ((own[at] ?? 0) === 1 && isAnotherMatter(word)) return 0;
  }
  // A short word that only the name has may be what distinguishes it: `to`, `de`, `a`.
  for (const place of left)
    if (FILLERS.has(byNumber[known[place] ?? -1] ?? '')) whole += MISSING_FILLER - (weights[place] ?? 0);
  return Math.min(1, (2 * shared) / whole);
}

/** `Formation / marker`: each word alone is a name of one field. */
function namedByEachWord(vocabulary: KindVocabulary, words: readonly string[]): string[] {
  const specific = words.filter((word) => !FILLERS.has(word));
  if (specific.length < 2) return [];
  const [first = [], ...others] = specific.map((word) => vocabulary.named(word).map(({ field }) => field));
  return first.filter((field) => others.every((fields) => fields.includes(field)));
}

/** How many of so many specific words a name may lack. */
const mayMiss = (specific: number): number => (specific < 3 ? 0 : specific < 5 ? 1 : 2);

/** The names that may be similar: each has one of the rarest words of the heading. */
function candidatesOf({ byWord }: Index, specific: readonly ReadonlyMap<number, number>[]): Set<number> {
  const having = specific
    .map((like) => [...like.keys()].flatMap((number) => byWord.get(number) ?? []))
    .toSorted((a, b) => a.length - b.length);
  const misses = mayMiss(having.length);
  return new Set(having.slice(0, misses + 1).flat());
}

function score(vocabulary: KindVocabulary, name: string): NearField[] {
  const index = indexOf(vocabulary);
  const words = wordsOf(name);
  if (words.length === 0 || words.length > MOST_HEADING_WORDS || words.every((word) => FILLERS.has(word)))
    return [];
  const own = weightsOf(vocabulary.kind, words).map((weight, at) =>
    isUnknown(words[at] ?? '') ? weight * UNKNOWN_WEIGHT : weight,
  );
  const likes = words.map(
    (word) => new Map(likeWords(index, word).map(([known, how]) => [numbers.get(known) ?? -1, how])),
  );
  const candidates = candidatesOf(
    index,
    likes.filter((_, at) => own[at] === 1),
  );
  const best = new Map<string, number>();
  for (const at of candidates) {
    const field = index.fields[at] ?? '';
    const likeness = likenessOf(words, own, likes, index, at);
    if (likeness > (best.get(field) ?? 0)) best.set(field, likeness);
  }
  for (const field of namedByEachWord(vocabulary, words))
    best.set(field, Math.max(best.get(field) ?? 0, EACH_WORD));
  return [...best].map(([field, value]) => ({ field, score: value })).toSorted((a, b) => b.score - a.score);
}

const MOST_SCORED = 4000;
const scoresOf = remembered(VOCABULARY.length, (vocabulary: KindVocabulary) =>
  remembered(MOST_SCORED, (name: string) => score(vocabulary, name).filter((near) => near.score >= NEAR)),
);

/**
 * The fields that a heading may name in one kind of table, the most similar first: by their words, beginnings,
 * abbreviations and similar spellings, in any order. `Formation / marker` names one field twice.
 */
export const nearFields = (vocabulary: KindVocabulary, name: string): readonly NearField[] =>
  scoresOf(vocabulary)(name);
