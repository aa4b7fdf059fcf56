import type { Reservoir } from '../montage/montage';
import { tvdBdfFromTvdSs } from '../depths';
import { gaugePressureKpa, pressureGradientKpaPerM } from '../units';
import { isKnown } from './known';

/** The shallower and the deeper end of a reservoir, TVD SS m. If only one bound is known, it is used for both. */
export function reservoirInterval(reservoir: Reservoir): { fromM: number; toM: number } | null {
  const bounds = [
    reservoir.true_vertical_depth_subsea_lower_bound,
    reservoir.true_vertical_depth_subsea_upper_bound,
  ].filter(isKnown);
  return bounds.length === 0 ? null : { fromM: Math.min(...bounds), toM: Math.max(...bounds) };
}

export interface End {
  readonly depthM: number;
  /** From the pressure as given, and from the gauge pressure in case the given one is absolute. */
  readonly gradients: readonly [asWritten: number, gauge: number];
}

/**
 * The gradient (kPa/m) at each end of a reservoir with a known pressure and depth: pressure over true vertical depth below
 * `drillFloorM` (m above mean sea level). For the mud column that holds the pressure this is the drill floor; 0 gives the
 * gradient over TVD SS.
 */
export function reservoirEnds(reservoir: Reservoir, drillFloorM: number): End[] {
  const ends: [number | null, number | null][] = [
    [reservoir.true_vertical_depth_subsea_lower_bound, reservoir.pressure_lower_bound],
    [reservoir.true_vertical_depth_subsea_upper_bound, reservoir.pressure_upper_bound],
  ];
  return ends.flatMap(([ssM, pressureKpa]): End[] => {
    if (!isKnown(ssM) || !isKnown(pressureKpa)) return [];
    const depthM = tvdBdfFromTvdSs(ssM, drillFloorM);
    if (depthM <= 0) return [];
    const over = (kpa: number) => pressureGradientKpaPerM(kpa, depthM);
    return [{ depthM, gradients: [over(pressureKpa), over(gaugePressureKpa(pressureKpa))] }];
  });
}

/** The pore gradient (kPa/m) to drill against: as given, else the highest from the pressures; null if unknown. */
export function poreGradient(reservoir: Reservoir, drillFloorM: number | null): number | null {
  const given = reservoir.gradient;
  // A newly added reservoir contains zeros.
  if (isKnown(given) && given > 0) return given;
  if (drillFloorM === null) return null;
  const derived = reservoirEnds(reservoir, drillFloorM).map(({ gradients }) => gradients[0]);
  const highest = Math.max(...derived);
  return derived.length > 0 && highest > 0 ? highest : null;
}
