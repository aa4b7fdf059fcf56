import type { Pair } from './side-by-side-row';

/** Above this many comparisons, pairs are taken one after the other: a table of that size takes seconds. */
const mostComparisons = 4_000_000;

/**
 * The pairs of two lists in the order of both: the longest common run of entities with the same key, and the others alone
 * where they are. A null key has no partner.
 */
export function aligned<T>(
  left: readonly T[],
  right: readonly T[],
  keyOf: (one: T) => string | number | null,
): Pair<T>[] {
  const [ours, theirs] = [left.map(keyOf), right.map(keyOf)];
  const partners =
    left.length * right.length <= mostComparisons ? commonRun(ours, theirs) : firstPartners(ours, theirs);
  const pairs: Pair<T>[] = [];
  let next = 0;
  left.forEach((one, at) => {
    const partner = partners[at];
    if (partner === undefined) {
      pairs.push([one, null]);
      return;
    }
    while (next < partner) pairs.push([null, right[next++] as T]);
    pairs.push([one, right[next++] as T]);
  });
  while (next < right.length) pairs.push([null, right[next++] as T]);
  return pairs;
}

type Keys = readonly (string | number | null)[];

/** The index of the partner of each of the left keys; rising. */
function commonRun(left: Keys, right: Keys): (number | undefined)[] {
  // lengths[i][j]: the longest common run of left from i and right from j.
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  const isPair = (i: number, j: number): boolean => left[i] !== null && left[i] === right[j];
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] = isPair(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const partners: (number | undefined)[] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (isPair(i, j)) partners[i++] = j++;
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return partners;
}

function firstPartners(left: Keys, right: Keys): (number | undefined)[] {
  const places = Map.groupBy(right.keys(), (index) => right[index] ?? null);
  let from = 0;
  return left.map((key) => {
    const partner = key === null ? undefined : places.get(key)?.find((index) => index >= from);
    if (partner !== undefined) from = partner + 1;
    return partner;
  });
}
