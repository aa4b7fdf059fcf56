import { seededRandom } from '@/mocks/random';

/** Choices from a seed: the same seed makes the same choices in the same order. */
export interface Draw {
  /** Whether a thing of this probability, 0 to 1, comes true. */
  chance(probability: number): boolean;
  one<T>(list: readonly T[]): T;
  whole(from: number, to: number): number;
  /** A multiple of `step`, so that what is printed is what holds. */
  between(from: number, to: number, step: number): number;
  shuffled<T>(list: readonly T[]): T[];
}

export function drawFrom(...seeds: readonly number[]): Draw {
  const random = seededRandom(seeds.reduce((sum, seed) => Math.imul(sum, 0x9e3779b1) + seed + 1, 17));
  // The first numbers of neighbouring seeds are alike.
  for (let skipped = 0; skipped < 4; skipped += 1) random.number();
  const whole = (from: number, to: number) => from + Math.floor(random.number() * (to - from + 1));
  return {
    chance: (probability) => random.number() < probability,
    one(list) {
      const chosen = list[whole(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError('There is nothing to choose from.');
      return chosen;
    },
    whole,
    between: (from, to, step) => Number((Math.round(random.between(from, to) / step) * step).toFixed(4)),
    shuffled: (list) =>
      list
        .map((value) => ({ value, at: random.number() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ value }) => value),
  };
}
