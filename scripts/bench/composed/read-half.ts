import { weigh } from '@/documents/understanding/hypotheses/weights';
import { composedSets, halfNamed } from '@/testing/corpus/compose/halves';
import { readSet } from '@/testing/corpus/compose/read-set';
import { count, noTallies } from './tally.ts';
import type { Tallies } from './tally.ts';

/** The method of understanding. */
export type Ablation = 'words' | 'physics' | 'both';

export interface Job {
  half: string;
  documents: number;
  seed: number;
  only?: string;
  ablation?: Ablation;
  /** The share of heading words that are replaced by invented ones. */
  unknownWords: number;
}

/** Composes, reads and judges a number of documents of a half. */
export async function readHalf({
  half,
  documents,
  seed,
  only,
  ablation = 'both',
  unknownWords,
}: Job): Promise<Tallies> {
  const tallies = noTallies();
  const restore = weigh({ words: ablation === 'physics' ? 0 : 1, physics: ablation === 'words' ? 0 : 1 });
  for (const set of composedSets(await halfNamed(half), documents, seed, unknownWords)) {
    count(tallies, await readSet(set), only);
  }
  restore();
  return tallies;
}
