/** Limits that companies and regulators define differently. The unit is in the name. */
export interface CheckLimits {
  /** The mud's minimum distance above the pore gradient. */
  readonly poreMarginKpaPerM: number;
  /** The mud's minimum distance below the fracture gradient. */
  readonly fractureMarginKpaPerM: number;
  /** The mud's minimum distance below the strength of the shoe above, from its LOT or FIT. */
  readonly shoeMarginKpaPerM: number;
  /** How far below the pore profile a reservoir is depleted. */
  readonly depletionKpaPerM: number;
  /** How far a reservoir's gradient may deviate from its pressure over depth. */
  readonly gradientToleranceKpaPerM: number;
  /** How far cement must reach above the previous shoe, along the hole. */
  readonly minCementOverlapM: number;
  /** Hole diameter minus outer diameter of the string. */
  readonly minClearanceIn: number;
  /** How far a mass may deviate from that of the pipe's wall: threads and couplings. */
  readonly massTolerancePercent: number;
  /** The thinnest wall that the pipe may have, of its nominal thickness. */
  readonly minWallPercent: number;
  /** The highest test of a string, of its minimum internal yield. */
  readonly maxTestPercent: number;
  /** The largest dogleg severity of a well path. */
  readonly maxDoglegDegPer30M: number;
  /** The influx that a shoe must take of a kick with the next intensity. */
  readonly minKickVolumeM3: number;
  /** Above the pore pressure. */
  readonly kickIntensityKgPerM3: number;
}

export type LimitKey = keyof CheckLimits;

/** What the rules judge by. Two settings are equal only if they are the same object. */
export interface CheckSettings extends CheckLimits {
  /** Fracture gradients by depth (TVD SS, m) from leak-off tests in the area. They count next to the pressure profile. */
  readonly fractureGradients: readonly FractureGradient[];
}

export interface FractureGradient {
  readonly tvdSsM: number;
  readonly gradientKpaPerM: number;
}

/** The default of each limit, and what a typing error exceeds. Words and sources: `settings-catalogue.ts`. */
export const limitRanges: Readonly<Record<LimitKey, { usual: number; least: number; most: number }>> = {
  // 0.5 ppg
  poreMarginKpaPerM: { usual: 0.588, least: 0, most: 5 },
  fractureMarginKpaPerM: { usual: 0.588, least: 0, most: 5 },
  shoeMarginKpaPerM: { usual: 0.588, least: 0, most: 5 },
  depletionKpaPerM: { usual: 0.588, least: 0.05, most: 10 },
  gradientToleranceKpaPerM: { usual: 0.05, least: 0.005, most: 1 },
  minCementOverlapM: { usual: 100, least: 0, most: 1000 },
  minClearanceIn: { usual: 0.375, least: 0, most: 10 },
  // A mass in lb/ft is a third less than in kg/m, and has to be found.
  massTolerancePercent: { usual: 15, least: 1, most: 30 },
  minWallPercent: { usual: 87.5, least: 50, most: 100 },
  maxTestPercent: { usual: 70, least: 10, most: 100 },
  maxDoglegDegPer30M: { usual: 5, least: 0.5, most: 30 },
  minKickVolumeM3: { usual: 4, least: 0, most: 100 },
  kickIntensityKgPerM3: { usual: 60, least: 0, most: 500 },
};

export const limitKeys = Object.keys(limitRanges) as LimitKey[];

export const usualLimits = Object.fromEntries(
  limitKeys.map((key) => [key, limitRanges[key].usual]),
) as unknown as CheckLimits;

export const defaultSettings: CheckSettings = { ...usualLimits, fractureGradients: [] };

/** Whether a value is one that the limit can have. */
export const isSensible = (key: LimitKey, value: unknown): value is number =>
  typeof value === 'number' && value >= limitRanges[key].least && value <= limitRanges[key].most;
