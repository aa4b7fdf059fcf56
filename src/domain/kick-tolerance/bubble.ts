/**
 * The single-bubble method: an influx is one bubble below undisturbed mud, from the bottom of the hole to the shoe. It
 * neglects dispersion, solubility and friction, which is conservative against simulators (Thorogood et al.,
 * SPE-208788-PA).
 *
 * Depths are m TVD below the drill floor, pressures gauge and in kPa, gradients and mud weights kPa/m.
 */

/** A shoe, the mud above the kick, and the kick itself. */
export interface Kick {
  readonly shoeTvdM: number;
  /** The equivalent mud weight that the rock at the shoe bears. */
  readonly strengthKpaPerM: number;
  /** How far below the strength the shoe is kept. */
  readonly marginKpa: number;
  readonly tdTvdM: number;
  readonly mudKpaPerM: number;
  readonly influxKpaPerM: number;
  /** The pressure of the kicking rock, at TD. */
  readonly formationKpa: number;
}

/** The pressure (kPa) of a kick at TD by its gradient and its intensity (kPa/m): over the vertical depth, not the along-hole one. */
export const kickPressureKpa = (gradientKpaPerM: number, intensityKpaPerM: number, tdTvdM: number): number =>
  (gradientKpaPerM + intensityKpaPerM) * tdTvdM;

/** `P_lim = EMW Z_s - M` */
export const limitKpa = ({
  strengthKpaPerM,
  shoeTvdM,
  marginKpa,
}: Pick<Kick, 'strengthKpaPerM' | 'shoeTvdM' | 'marginKpa'>): number =>
  strengthKpaPerM * shoeTvdM - marginKpa;

/**
 * The height (m TVD) of the bubble that brings the shoe to its limit, with its top at the shoe or its base at TD:
 * `H = (P_lim - P_f + G_m (Z_t - Z_s)) / (G_m - G_i)` (Devereux, Practical Well Planning and Drilling Manual, appendix 1;
 * Santos et al., SPE/IADC-140113). Zero if the shoe bears none.
 *
 * Throws a RangeError if the influx is not lighter than the mud: it would not need a column to balance it.
 */
export function bubbleHeightM(kick: Kick): number {
  const { mudKpaPerM, influxKpaPerM, tdTvdM, shoeTvdM, formationKpa } = kick;
  if (!(influxKpaPerM < mudKpaPerM))
    throw new RangeError(`An influx of ${influxKpaPerM} kPa/m is not lighter than a mud of ${mudKpaPerM}.`);
  const roomKpa = limitKpa(kick) - formationKpa + mudKpaPerM * (tdTvdM - shoeTvdM);
  return Math.max(0, roomKpa / (mudKpaPerM - influxKpaPerM));
}

/** Of the gas on its way from the bottom to the shoe. */
export interface Gas {
  /** What makes gauge pressures absolute, kPa. */
  readonly airKpa: number;
  /** Temperatures (K) and compressibility factors. */
  readonly bottomK: number;
  readonly bottomZ: number;
  readonly shoeK: number;
  readonly shoeZ: number;
}

/** Ideal and at one temperature. */
export const idealGas: Gas = { airKpa: 101.325, bottomK: 1, bottomZ: 1, shoeK: 1, shoeZ: 1 };

/**
 * The volume at the bottom of gas that has the volume `shoeM3` at the shoe:
 * `V = V_s P_s/P_f x (T_t z_t)/(T_s z_s)`, with absolute pressures (real gas law; Thorogood et al., SPE-208788-PA).
 */
export const volumeAtBottomM3 = (
  shoeM3: number,
  shoeKpa: number,
  bottomKpa: number,
  { airKpa, bottomK, bottomZ, shoeK, shoeZ }: Gas = idealGas,
): number => (shoeM3 * (shoeKpa + airKpa) * bottomK * bottomZ) / ((bottomKpa + airKpa) * shoeK * shoeZ);

/**
 * The largest intensity without any gain, as a mud weight (kPa/m) above that of the mud:
 * `KI_max = ((EMW - rho_m) Z_s - M) / Z_t` (drillingformulas.com, kick tolerance factor). Negative if the mud alone
 * exceeds the limit.
 */
export const largestIntensityKpaPerM = (kick: Omit<Kick, 'formationKpa' | 'influxKpaPerM'>): number =>
  ((kick.strengthKpaPerM - kick.mudKpaPerM) * kick.shoeTvdM - kick.marginKpa) / kick.tdTvdM;
