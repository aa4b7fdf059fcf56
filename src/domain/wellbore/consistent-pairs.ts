import type { DepthPair } from './known-depths';

/** Depths are rounded to a tenth of a metre at worst, so TVD may exceed AHD by this much. */
export const writtenRoundingM = 0.1;

/**
 * Between points closer than this (m), the rounding of depths determines the inclination: a tenth of a metre over one
 * metre is 26 degrees, over five it is 11, and 2 if the hole already has an inclination of 30.
 */
const minSpacingM = 5;
/** Some hundred points describe a well; more would take time and change nothing visible. */
const maxPairs = 600;

/**
 * A rising hole is drawn up to about 120 degrees from vertical (cosine -1/2). A steeper rise is taken as a typing
 * error: no well is planned so.
 */
export const steepestRise = -0.5;

const follows = (from: DepthPair, to: DepthPair): boolean => {
  const alongM = to.ahdM - from.ahdM;
  const downM = to.tvdM - from.tvdM;
  return downM <= alongM + writtenRoundingM && downM >= steepestRise * alongM - writtenRoundingM;
};

export interface ConsistentPairs {
  /** From shallow to deep, without the drill floor (0, 0). */
  readonly pairs: readonly DepthPair[];
  /** Points that no hole through the others can reach. */
  readonly contradictory: readonly DepthPair[];
}

/**
 * The largest set of points of `sorted` (by AHD) that one hole from the drill floor can pass: between any two of them
 * TVD grows by no more than AHD. A single wrong depth is left out instead of bending everything below it.
 */
export function consistentPairs(sorted: readonly DepthPair[]): ConsistentPairs {
  const { kept, contradictory } = spaced(sorted);
  const origin: DepthPair = { ahdM: 0, tvdM: 0 };
  const lengths: number[] = kept.map((pair) => (follows(origin, pair) ? 1 : 0));
  const before = kept.map(() => -1);
  let last = -1;
  kept.forEach((pair, index) => {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = lengths[earlier] ?? 0;
      if (length > 0 && length + 1 > (lengths[index] ?? 0) && follows(kept[earlier] ?? origin, pair)) {
        lengths[index] = length + 1;
        before[index] = earlier;
      }
    }
    if ((lengths[index] ?? 0) > (lengths[last] ?? 0)) last = index;
  });
  const chain = new Set<DepthPair>();
  for (let index = last; index >= 0; index = before[index] ?? -1) {
    const pair = kept[index];
    if (pair) chain.add(pair);
  }
  return {
    pairs: kept.filter((pair) => chain.has(pair)),
    contradictory: [...contradictory, ...kept.filter((pair) => !chain.has(pair))].toSorted(
      (one, other) => one.ahdM - other.ahdM,
    ),
  };
}

/** Always keeps the deepest point: the total depth is the target of the well. */
function spaced(sorted: readonly DepthPair[]): { kept: DepthPair[]; contradictory: DepthPair[] } {
  const deepestM = sorted.at(-1)?.ahdM ?? 0;
  const spacingM = Math.max(minSpacingM, deepestM / maxPairs);
  const kept: DepthPair[] = [];
  const contradictory: DepthPair[] = [];
  let last: DepthPair = { ahdM: 0, tvdM: 0 };
  sorted.forEach((pair, index) => {
    const isNear = pair.ahdM - last.ahdM < spacingM;
    if (isNear && !follows(last, pair)) {
      contradictory.push(pair);
      return;
    }
    if (isNear && index < sorted.length - 1) return;
    if (isNear) kept.pop();
    if (pair.ahdM > 0) kept.push(pair);
    last = pair;
  });
  return { kept, contradictory };
}
