import type { Reservoir } from '../montage/montage';
import { tvdBdfFromTvdSs } from '../depth-reference';
import { gaugePressureKpa, pressureGradientKpaPerM } from '../units';
import { isKnown } from './known';

/** The shallower and the deeper end of a reservoir, TVD SS m. One known bound stands for both. */
export function reservoirInterval(reservoir: Reservoir): { fromM: number; toM: number } | null {
  const bounds = [
    reservoir.true_vertical_depth_subsea_lower_bound,
    reservoir.true_vertical_depth_subsea_upper_bound,
  ].filter(isKnown);
  return bounds.length === 0 ? null : { fromM: Math.min(...bounds), toM: Math.max(...bounds) };
}

export interface End {
  readonly depthM: number;
  /** Of the pressure as it is written, and as a gauge pressure if it is written absolute. */
  readonly gradients: readonly [asWritten: number, gauge: number];
}

/**
 * The gradient (kPa/m) at the ends of a reservoir whose pressure and depth are both known: pressure over true vertical depth
 * from `floorM` above mean sea level, which is the drill floor's for the mud column that must hold it.
 */
export function reservoirEnds(reservoir: Reservoir, floorM: number): End[] {
  const ends: [number | null, number | null][] = [
    [reservoir.true_vertical_depth_subsea_lower_bound, reservoir.pressure_lower_bound],
    [reservoir.true_vertical_depth_subsea_upper_bound, reservoir.pressure_upper_bound],
  ];
  return ends.flatMap(([ssM, pressureKpa]): End[] => {
    if (!isKnown(ssM) || !isKnown(pressureKpa)) return [];
    const depthM = tvdBdfFromTvdSs(ssM, floorM);
    if (depthM <= 0) return [];
    const over = (kpa: number) => pressureGradientKpaPerM(kpa, depthM);
    return [{ depthM, gradients: [over(pressureKpa), over(gaugePressureKpa(pressureKpa))] }];
  });
}

/** The pore gradient (kPa/m) to drill against: as given, else the higher of what the pressures make; null where unknown. */
export function poreGradient(reservoir: Reservoir, floorM: number | null): number | null {
  const given = reservoir.gradient;
  // A reservoir that was just added holds zeros.
  if (isKnown(given) && given > 0) return given;
  if (floorM === null) return null;
  const derived = reservoirEnds(reservoir, floorM).map(({ gradients }) => gradients[0]);
  const highest = Math.max(...derived);
  return derived.length > 0 && highest > 0 ? highest : null;
}
