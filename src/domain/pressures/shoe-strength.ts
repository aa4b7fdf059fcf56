import { pressureGradientKpaPerM } from '../units';

/**
 * What a shoe bears. Mud weights and strengths are gradients (kPa/m) over the shoe's depth, m TVD below the drill floor
 * and above zero; pressures are gauge, kPa. The mud is still: none of these includes the friction of circulation.
 */

/**
 * The strength at a shoe from a leak-off test: the mud of the test plus the surface pressure over the depth,
 * `EMW = rho + p/(g Z)` (drillingmanual.com, leak-off test procedures). Of a FIT it is a lower bound.
 *
 * Throws a RangeError for a depth of zero or less.
 */
export const strengthAtShoe = (mudKpaPerM: number, surfaceKpa: number, shoeTvdM: number): number =>
  mudKpaPerM + pressureGradientKpaPerM(surfaceKpa, shoeTvdM);

/** The surface pressure (kPa) that tests a shoe to a strength (drillingformulas.com, formation integrity test). */
export const testPressureKpa = (strengthKpaPerM: number, mudKpaPerM: number, shoeTvdM: number): number =>
  (strengthKpaPerM - mudKpaPerM) * shoeTvdM;

/**
 * The maximum allowable annular surface pressure (kPa) with a mud in the hole: `(EMW - rho) g Z`. It changes with every
 * mud weight (drillingformulas.com, adjusted maximum allowable shut-in casing pressure). Zero or less: the mud alone
 * breaks the shoe.
 */
export const maaspKpa = (strengthKpaPerM: number, mudKpaPerM: number, shoeTvdM: number): number =>
  (strengthKpaPerM - mudKpaPerM) * shoeTvdM;
