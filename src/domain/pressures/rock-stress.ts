/**
 * Estimates of the rock's stresses where no test has measured them. Gradients of one formula share a unit and a
 * reference.
 */

/**
 * Eaton's fracture gradient: `FG = (OBG - PP) v/(1 - v) + PP` (Eaton 1969, as in netwasgroup.us).
 *
 * Null unless Poisson's ratio `v` is from 0 to below 1; rock has 0.2 to 0.5.
 */
export function eatonFractureGradient(
  overburden: number,
  pore: number,
  poissonsRatio: number,
): number | null {
  if (!(poissonsRatio >= 0 && poissonsRatio < 1)) return null;
  return ((overburden - pore) * poissonsRatio) / (1 - poissonsRatio) + pore;
}

/** What lies over a point. Depths m, gradients kPa/m. */
export interface Overburden {
  /** From the drill floor down to the sea, or to the ground: air weighs nothing. */
  readonly airGapM: number;
  /** 0 onshore. */
  readonly waterDepthM: number;
  readonly waterKpaPerM: number;
  readonly rockKpaPerM: number;
}

/** The overburden pressure (kPa, gauge) at a depth (m TVD below the drill floor): air, then water, then rock. */
export function overburdenKpa(
  { airGapM, waterDepthM, waterKpaPerM, rockKpaPerM }: Overburden,
  tvdM: number,
): number {
  const belowAirM = Math.max(0, tvdM - airGapM);
  const waterM = Math.min(belowAirM, waterDepthM);
  return waterM * waterKpaPerM + (belowAirM - waterM) * rockKpaPerM;
}
