import { composedSets, halfNamed } from '@/testing/corpus/compose/halves';
import { readSet } from '@/testing/corpus/compose/read-set';
import { weigh } from '@/mocks/generation/understanding/hypotheses/weights';
import { count, noTallies } from './tally.ts';
import type { Tallies } from './tally.ts';

export interface Job {
  half: string;
  documents: number;
  seed: number;
  only?: string;
  /** What columns are understood by: `words` or `physics` alone; both where it is absent. */
  by?: string;
}

/** Composes, reads and judges so many documents of a half. */
export async function readHalf({ half, documents, seed, only, by }: Job): Promise<Tallies> {
  weigh({ words: by === 'physics' ? 0 : 1, physics: by === 'words' ? 0 : 1 });
  const tallies = noTallies();
  for (const set of composedSets(await halfNamed(half), documents, seed)) {
    count(tallies, await readSet(set), only);
  }
  return tallies;
}
