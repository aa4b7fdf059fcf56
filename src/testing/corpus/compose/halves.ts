import { composeSet } from './compose-set';
import type { ComposedSet } from './compose-set';
import type { Parts } from './parts';
import { withUnknownWords } from './unknown-words';

export const HALVES = ['seen', 'held-out'] as const;

/** The parts of a half. Loaded by name, so that what builds on the one never holds the other. */
export async function halfNamed(name: string): Promise<Parts> {
  if (name === 'seen') return (await import('../seen/seen-parts')).SEEN;
  if (name === 'held-out') return (await import('../held-out/held-out-parts')).HELD_OUT;
  throw new Error(`There is no half called ${name}: it is one of ${HALVES.join(', ')}.`);
}

/** The set of a seed; `unknownWords` is the share of heading words that are replaced. */
export const setOfSeed = (parts: Parts, seed: number, unknownWords = 0): ComposedSet =>
  composeSet(unknownWords > 0 ? withUnknownWords(parts, unknownWords, seed) : parts, seed);

/** Sets from a seed on until they have so many documents. */
export function* composedSets(
  parts: Parts,
  documents: number,
  seed: number,
  unknownWords = 0,
): Generator<ComposedSet> {
  let made = 0;
  for (let next = seed * 100_000; made < documents; next += 1) {
    const set = setOfSeed(parts, next, unknownWords);
    made += set.documents.length;
    yield set;
  }
}
