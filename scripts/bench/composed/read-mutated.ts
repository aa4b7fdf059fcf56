import { composedSets, halfNamed } from '@/testing/corpus/compose/halves';
import { readSet } from '@/testing/corpus/compose/read-set';
import type { ReadSet } from '@/testing/corpus/compose/read-set';
import { drawFrom } from '@/testing/corpus/draw';
import { MUTATIONS } from '@/testing/corpus/mutations/mutate';
import { seededRandom } from '@/mocks/random';

export interface MutatedTally {
  name: string;
  documents: number;
  rightBefore: number;
  rightAfter: number;
  /** Wrong values without a mark that occur only after the change. */
  silently: number;
}

/** Applies every mutation to a number of composed documents, and compares each with the unchanged set. */
export async function readMutated(half: string, mutated: number, seed: number): Promise<MutatedTally[]> {
  const tallies = MUTATIONS.map(({ name }): MutatedTally => ({
    name,
    documents: 0,
    rightBefore: 0,
    rightAfter: 0,
    silently: 0,
  }));
  const each = Math.ceil(mutated / MUTATIONS.length);
  for (const set of composedSets(await halfNamed(half), mutated * 20, seed + 500)) {
    if (tallies.every(({ documents }) => documents >= each)) break;
    const draw = drawFrom(set.seed, 23);
    const at = draw.whole(0, set.documents.length - 1);
    const chosen = set.documents[at];
    const wanting = MUTATIONS.filter((_, index) => (tallies[index]?.documents ?? each) < each);
    const mutation = draw.one(wanting);
    const changed = chosen && mutation.apply(chosen.document, seededRandom(set.seed));
    const tally = tallies.find(({ name }) => name === mutation.name);
    if (!changed || tally === undefined) continue;
    const documents = set.documents.map((one, index) => (index === at ? { ...one, document: changed } : one));
    const [before, after] = [await readSet(set), await readSet({ ...set, documents })];
    const known = new Set(unmarked(before));
    tally.documents += 1;
    tally.rightBefore += right(before);
    tally.rightAfter += right(after);
    tally.silently += unmarked(after).filter((where) => !known.has(where)).length;
  }
  return tallies;
}

const right = ({ verdicts }: ReadSet) => verdicts.filter(({ verdict }) => verdict === 'right').length;
const unmarked = ({ verdicts }: ReadSet) =>
  verdicts.filter(({ verdict, marked }) => verdict === 'wrong' && !marked).map(({ where }) => where);
