/**
 * Formation tops in a well: their order and their thickness.
 *
 * Depths are true vertical, m, positive down, all from one reference: TVD SS, because it does not change with the rig.
 * A top may occur more than once (a fault repeats it), and every occurrence is kept.
 */

export interface FormationTop {
  name: string;
  /** Null if unknown. */
  tvdM: number | null;
}

/** A pick of a formation's base. It bounds the formation above and is not a top. */
export interface FormationBase {
  name: string;
  tvdM: number;
}

/**
 * Tops from shallow to deep. Tops at one depth keep their order, so a group stays above its first formation; tops of
 * unknown depth come last, in their order.
 */
export function orderByDepth<T extends { tvdM: number | null }>(tops: readonly T[]): T[] {
  return tops.toSorted((a, b) => {
    if (a.tvdM === null || b.tvdM === null) return Number(a.tvdM === null) - Number(b.tvdM === null);
    return a.tvdM - b.tvdM;
  });
}

export type Thickness =
  | { kind: 'thickness'; thicknessM: number }
  /** Nothing bounds the formation below, or its own depth is unknown. */
  | { kind: 'unknown' }
  /** The bound is above the top: one of the two depths is wrong. */
  | { kind: 'negative'; thicknessM: number };

/** True vertical thickness (m) between a top and its bound below. Zero is legal: a group and its first formation. */
export function thicknessBetween(topTvdM: number | null, boundTvdM: number | null): Thickness {
  if (topTvdM === null || boundTvdM === null) return { kind: 'unknown' };
  const thicknessM = boundTvdM - topTvdM;
  return { kind: thicknessM < 0 ? 'negative' : 'thickness', thicknessM };
}

/**
 * The thickness of each of `tops`, which are in the order of `orderByDepth`.
 *
 * A formation ends at the next top or at a base pick, whichever is shallower. A base pick at the same depth as a top
 * ends the formation above it, unless it has the top's name and no occurrence above is left for it to end: then the
 * formation exists with no thickness. The last formation ends at its base pick, else at `endTvdM`, the depth of the
 * well.
 */
export function thicknesses(
  tops: readonly FormationTop[],
  bases: readonly FormationBase[],
  endTvdM: number | null,
): Thickness[] {
  return tops.map((top, index) => {
    const { tvdM } = top;
    if (tvdM === null) return { kind: 'unknown' };
    const nextTop = tops.slice(index + 1).find((next) => next.tvdM !== null)?.tvdM ?? null;
    const bounds = bases.filter((base) => base.tvdM > tvdM).map((base) => base.tvdM);
    if (endsWhereItBegins(top.name, tvdM, tops, bases)) bounds.push(tvdM);
    if (nextTop !== null) bounds.push(nextTop);
    return thicknessBetween(tvdM, bounds.length > 0 ? Math.min(...bounds) : endTvdM);
  });
}

/** A fault repeats a formation at once: its base and its top at one depth belong to two occurrences. */
function endsWhereItBegins(
  name: string,
  tvdM: number,
  tops: readonly FormationTop[],
  bases: readonly FormationBase[],
): boolean {
  const own = bases.filter((base) => base.name === name);
  if (!own.some((base) => base.tvdM === tvdM)) return false;
  const openAbove = tops.some(
    (other) =>
      other.name === name &&
      other.tvdM !== null &&
      other.tvdM < tvdM &&
      !own.some((base) => base.tvdM > (other.tvdM ?? tvdM) && base.tvdM < tvdM),
  );
  return !openAbove;
}
