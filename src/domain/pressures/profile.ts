import { isKnown } from '../checks/known';
import { tvdBdfFromTvdSs } from '../depths';
import type { PressurePoint } from '../montage/montage';
import { pressureGradientKpaPerM } from '../units';
import { equivalentMudWeight } from './gradients';

/** A pressure of the profile. Gauge, kPa; depth m TVD below the drill floor, above zero. */
export interface Knot {
  readonly pointId: string;
  readonly tvdM: number;
  readonly kpa: number;
}

/** From shallow to deep. Two knots at one depth are a step, as at a fault. */
export type Curve = readonly Knot[];

export const pressureLines = ['pore', 'fracture', 'overburden'] as const;
export type PressureLine = (typeof pressureLines)[number];

/** The pressures along a well, in the depths of its drill floor. */
export interface PressureProfile extends Readonly<Record<PressureLine, Curve>> {
  readonly drillFloorM: number;
}

/** A gradient (kPa/m over the depth) and where it is, m TVD below the drill floor. */
export interface GradientAt {
  readonly kpaPerM: number;
  readonly tvdM: number;
}

/** By the list, which is another object after an edit of it: the checks compare profiles by identity. */
const known = new WeakMap<readonly PressurePoint[], PressureProfile>();

/** The profile of a montage's points; null without any, or if the drill floor is unknown. */
export function profileOf(
  points: readonly PressurePoint[] | undefined,
  drillFloorM: number | null,
): PressureProfile | null {
  if (!points || points.length === 0 || drillFloorM === null) return null;
  const last = known.get(points);
  if (last?.drillFloorM === drillFloorM) return last;
  const curve = (line: PressureLine): Curve =>
    points
      .flatMap(({ id, true_vertical_depth_subsea: ssM, [`${line}_pressure` as const]: kpa }): Knot[] => {
        if (!isKnown(ssM) || !isKnown(kpa) || kpa < 0) return [];
        const tvdM = tvdBdfFromTvdSs(ssM, drillFloorM);
        return tvdM > 0 ? [{ pointId: id, tvdM, kpa }] : [];
      })
      .toSorted((one, other) => one.tvdM - other.tvdM);
  const profile = {
    drillFloorM,
    pore: curve('pore'),
    fracture: curve('fracture'),
    overburden: curve('overburden'),
  };
  known.set(points, profile);
  return profile;
}

/**
 * The pressure (kPa) at a depth (m TVD below the drill floor), linear between the knots; null outside them, where the
 * profile says nothing. At a step the pressure below it.
 */
export function pressureAt(curve: Curve, tvdM: number): number | null {
  const after = curve.findIndex((knot) => knot.tvdM > tvdM);
  const below = after === -1 ? null : (curve[after] ?? null);
  const above = curve.at(after === -1 ? -1 : after - 1) ?? null;
  if (after === 0 || !above) return null;
  if (above.tvdM === tvdM) return above.kpa;
  if (!below) return null;
  return above.kpa + ((below.kpa - above.kpa) * (tvdM - above.tvdM)) / (below.tvdM - above.tvdM);
}

/** The equivalent mud weight (kPa/m) at a depth; null outside the curve. */
export function gradientAt(curve: Curve, tvdM: number): number | null {
  const kpa = pressureAt(curve, tvdM);
  return kpa === null ? null : equivalentMudWeight(kpa, tvdM);
}

/**
 * The highest or the lowest gradient of a curve between two depths (m TVD below the drill floor); null if the curve does
 * not reach the interval. A straight pressure a + bZ has the gradient a/Z + b, which only rises or only falls: an extreme
 * is at a knot or at an end.
 */
export function extremeGradient(
  curve: Curve,
  fromM: number,
  toM: number,
  which: 'highest' | 'lowest',
): GradientAt | null {
  const ends = [fromM, toM].flatMap((tvdM): GradientAt[] => {
    const kpaPerM = Number.isFinite(tvdM) ? gradientAt(curve, tvdM) : null;
    return kpaPerM === null ? [] : [{ kpaPerM, tvdM }];
  });
  const knots = curve.flatMap(({ tvdM, kpa }): GradientAt[] =>
    tvdM >= fromM && tvdM <= toM ? [{ kpaPerM: pressureGradientKpaPerM(kpa, tvdM), tvdM }] : [],
  );
  const sign = which === 'highest' ? 1 : -1;
  return [...ends, ...knots].reduce<GradientAt | null>(
    (best, one) => (best && best.kpaPerM * sign >= one.kpaPerM * sign ? best : one),
    null,
  );
}
