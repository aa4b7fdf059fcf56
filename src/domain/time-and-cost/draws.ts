/** Draws and percentiles of a simulation. Seeded: the same plan has the same figures wherever it is computed. */

export const drawCount = 10_000;

/** Uniform numbers from 0 to 1 by a seed (mulberry32 by T. Ettinger, public domain). */
function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Adds one draw to each sum. The draws are a Latin hypercube (McKay, Beckman and Conover, 1979): one in each of the
 * equal slices of probability, in random order. They cover a distribution evenly, so that a percentile varies less
 * with the seed than one of plain draws.
 *
 * @param seed different for each quantity, which makes them independent.
 */
export function addDraws(sums: Float64Array, quantile: (probability: number) => number, seed: number): void {
  const random = uniform(Math.imul(seed + 1, 0x9e3779b1));
  const count = sums.length;
  const slices = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) slices[index] = index;
  for (let index = 0; index < count; index += 1) {
    const other = index + Math.floor(random() * (count - index));
    const slice = slices[other] ?? 0;
    slices[other] = slices[index] ?? 0;
    sums[index] = (sums[index] ?? 0) + quantile((slice + random()) / count);
  }
}

/** The values that are not exceeded with a chance of 10, 50 and 90 %. */
export interface Percentiles {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** The cells that values are counted in: a percentile is exact to less than a thousandth of their range. */
const cells = 2_000;

/** Counts instead of sorting: a plan needs the percentiles of 10,000 values twice for each step. */
export function percentilesOf(values: Float64Array): Percentiles {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (!(high > low)) return { p10: low, p50: low, p90: low };
  const perCell = cells / (high - low);
  const counts = new Uint32Array(cells + 1);
  for (const value of values) {
    const cell = Math.floor((value - low) * perCell);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  let cell = 0;
  let below = 0;
  const at = (chance: number): number => {
    const wanted = chance * values.length;
    while (below + (counts[cell] ?? 0) < wanted) {
      below += counts[cell] ?? 0;
      cell += 1;
    }
    const within = (wanted - below) / (counts[cell] ?? 1);
    return Math.min(high, low + (cell + within) / perCell);
  };
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}
