import { composedSets, halfNamed } from '@/testing/corpus/compose/halves';
import { readSet } from '@/testing/corpus/compose/read-set';
import { count, noTallies } from './tally.ts';
import type { Tallies } from './tally.ts';

export interface Job {
  half: string;
  documents: number;
  seed: number;
  only?: string;
}

/** Composes, reads and judges so many documents of a half. */
export async function readHalf({ half, documents, seed, only }: Job): Promise<Tallies> {
  const tallies = noTallies();
  for (const set of composedSets(await halfNamed(half), documents, seed)) {
    count(tallies, await readSet(set), only);
  }
  return tallies;
}
