import { fold } from '../words/fold';
import { parseMeasured } from '../words/numbers';
import { SIZE, plainText, sizeIn, sizeText, wordOf } from '../prose/quantities';
import { CASING_WORDS } from '../vocabulary/prose';
import { slurryRole } from '../vocabulary/roles';

/** A hole section or a string as a correction names it: `12 1/4 in hole, lead`. */
export interface NamedThing {
  is: 'hole' | 'casing';
  /** As written, without its unit; null for a name without a size. */
  size: string | null;
  sizeIn: number | null;
  role: string | null;
  words: string;
}

const FIRST_SIZE = new RegExp(SIZE, 'iu');
const OF_CASING = new RegExp(wordOf(CASING_WORDS), 'iu');

export function namedThing(words: string): NamedThing {
  const plain = plainText(words);
  const [written] = FIRST_SIZE.exec(plain) ?? [];
  const bare = written === undefined ? parseMeasured(plain) : null;
  const size = written === undefined ? (bare === null ? null : String(bare.value)) : sizeText(written);
  // `8 1/2 in hole, liner` is a slurry of the hole in which the liner is.
  const [thing = plain] = plain.split(/,\s/);
  return {
    is: OF_CASING.test(fold(thing)) ? 'casing' : 'hole',
    size,
    sizeIn: size === null ? null : (sizeIn(size) ?? parseMeasured(size)?.value ?? null),
    role: slurryRole(words),
    words,
  };
}

/** What a value is of that holds for everything of its kind: `all casing strings`. A slurry may be named behind it. */
const EVERYTHING = /^all (?:formations|reservoirs|casing strings|hole sections|slurries)\b/;

export const isEverything = (words: string): boolean => EVERYTHING.test(words);

/** The title of a chapter about it. */
export const titleOf = ({ is, size, words }: NamedThing): string =>
  size === null ? words : `${size}" ${is === 'hole' ? 'section' : 'casing'}`;
