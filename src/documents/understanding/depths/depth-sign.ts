import type { Origins } from '../../facts';

/** A depth below sea level as written, with the other depths of its row. */
export interface DepthEvidence {
  tvdSs: number | null;
  /** Depths below the drill floor, which always increase downwards. */
  tvdM: number | null;
  ahdM: number | null;
}

/** A row's `tvd - tvdSs` (positive down) or `tvd + tvdSs` (negative down) is the drill floor's elevation. */
const ELEVATION_TOLERANCE_M = 1;

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/**
 * Whether depths below sea level in a column are negative.
 *
 * Evidence in order of priority: the drill floor's elevation that either sign implies (constant for the right one),
 * then whether the values decrease as the along-hole or vertical depth increases, then whether they decrease from row to row
 * through sea level, then whether nearly all are negative.
 * A top above sea level is negative in a positive-down column, so a single negative value proves nothing.
 */
export function isNegativeDown(rows: readonly DepthEvidence[]): boolean {
  const given = rows.filter((row): row is DepthEvidence & { tvdSs: number } => row.tvdSs !== null);
  const negative = given.filter((row) => row.tvdSs < 0).length;
  if (negative === 0) return false;
  const withTvd = given.filter(
    (row): row is DepthEvidence & { tvdSs: number; tvdM: number } => row.tvdM !== null,
  );
  if (withTvd.length >= 2) {
    const ifPositive = spread(withTvd.map((row) => row.tvdM - row.tvdSs));
    const ifNegative = spread(withTvd.map((row) => row.tvdM + row.tvdSs));
    if (Math.min(ifPositive, ifNegative) <= ELEVATION_TOLERANCE_M && ifPositive !== ifNegative) {
      return ifNegative < ifPositive;
    }
  }
  let falling = 0;
  let rising = 0;
  for (let at = 1; at < given.length; at += 1) {
    const [upper, lower] = [given[at - 1], given[at]];
    if (!upper || !lower) continue;
    const deeper = (lower.ahdM ?? lower.tvdM ?? 0) - (upper.ahdM ?? upper.tvdM ?? 0);
    const change = (lower.tvdSs - upper.tvdSs) * Math.sign(deeper);
    if (change < 0) falling += 1;
    if (change > 0) rising += 1;
  }
  if (falling !== rising) return falling > rising;
  return inRowOrder(given.map((row) => row.tvdSs)) ?? negative >= given.length * 0.8;
}

/**
 * Tops are almost always listed from the top down: if a column is monotonic through sea level, that direction is down. Null
 * if it is not, or is entirely on one side.
 */
function inRowOrder(values: readonly number[]): boolean | null {
  if (values.length < 3 || !values.some((value) => value > 0)) return null;
  const changes = values.slice(1).map((value, index) => value - (values[index] ?? value));
  if (changes.every((change) => change >= 0)) return false;
  return changes.every((change) => change <= 0) ? true : null;
}

/** Marks the origins of depths below sea level that were written negative as converted. */
export function withSignTurned(origins: Origins, fields: readonly string[]): Origins {
  const turned = fields.flatMap((field) => {
    const origin = origins[field];
    if (origin === undefined) return [];
    const note = ['negative down, turned', origin.note].filter((text) => text !== undefined).join('; ');
    return [[field, { ...origin, certainty: 'converted' as const, note }] as const];
  });
  return { ...origins, ...Object.fromEntries(turned) };
}
