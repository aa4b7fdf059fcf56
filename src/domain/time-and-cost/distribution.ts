/**
 * The distribution of a duration between a low and a high value, by its quantiles.
 *
 * Triangular: low, likely and high are its corners; BP's Well Cost Estimating Handbook (2006) names it next to the
 * uniform distribution. PERT: a beta distribution on the same range whose mean is (low + 4 likely + high) / 6 (Malcolm,
 * Roseboom, Clark and Fazar, 1959).
 */
export type Shape = 'triangular' | 'pert';

export interface Range {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/** The value that is not exceeded with a probability from 0 to 1. */
export type Quantile = (probability: number) => number;

/** The quantiles of a range with low <= likely <= high, in the unit of the range. One value is certain. */
export function quantileOf(shape: Shape, range: Range): Quantile {
  const { low, likely, high } = range;
  if (!(high > low)) return () => likely;
  return shape === 'triangular' ? triangular(range) : scaledBeta(low, high, (likely - low) / (high - low));
}

export const meanOf = (shape: Shape, { low, likely, high }: Range): number =>
  shape === 'triangular' ? (low + likely + high) / 3 : (low + 4 * likely + high) / 6;

function triangular({ low, likely, high }: Range): Quantile {
  const width = high - low;
  const turn = (likely - low) / width;
  const rising = width * (likely - low);
  const falling = width * (high - likely);
  return (p) => (p < turn ? low + Math.sqrt(p * rising) : high - Math.sqrt((1 - p) * falling));
}

/** The cells in which the beta density is summed, and those of the table of its quantiles. */
const densityCells = 400;
const quantileCells = 2_000;

/**
 * Beta(1 + 4 mode, 5 - 4 mode) on a range. It has no closed quantile: the density is summed in cells and inverted into
 * a table, which is exact to about a thousandth of the range.
 */
function scaledBeta(low: number, high: number, mode: number): Quantile {
  const sums = new Float64Array(densityCells + 1);
  for (let cell = 0; cell < densityCells; cell += 1) {
    const x = (cell + 0.5) / densityCells;
    sums[cell + 1] = (sums[cell] ?? 0) + x ** (4 * mode) * (1 - x) ** (4 - 4 * mode);
  }
  const total = sums[densityCells] ?? 1;
  const table = new Float64Array(quantileCells + 1);
  let cell = 0;
  for (let index = 0; index <= quantileCells; index += 1) {
    const wanted = (index / quantileCells) * total;
    while (cell < densityCells - 1 && (sums[cell + 1] ?? 0) < wanted) cell += 1;
    const below = sums[cell] ?? 0;
    const within = (wanted - below) / ((sums[cell + 1] ?? total) - below);
    table[index] = low + ((cell + within) / densityCells) * (high - low);
  }
  return (p) => {
    const at = p * quantileCells;
    const index = Math.min(quantileCells - 1, Math.floor(at));
    const from = table[index] ?? low;
    return from + (at - index) * ((table[index + 1] ?? high) - from);
  };
}
