import { kickPressureKpa, largestIntensityKpaPerM, limitKpa, type Kick } from './bubble';
import { kickVolume, type KickVolume, type OpenHole } from './kick-volume';

/** A section's kick, of which only the intensity is open. */
export interface KickSetting {
  readonly kick: Omit<Kick, 'formationKpa'>;
  readonly hole: OpenHole;
  /** What an intensity is above: the pore gradient at TD, or the mud weight if no pore gradient is known. */
  readonly baseKpaPerM: number;
}

export interface Tolerance extends KickVolume {
  /** A drilled kick has the intensity; a swabbed one has none, but the mud's full pressure. */
  readonly governedBy: 'drilled' | 'swabbed';
}

/**
 * What the shoe takes of a kick with an intensity (kPa/m above the base): the smaller of the drilled kick,
 * `P_f = (base + KI) Z_t`, and the swabbed one, `P_f = rho_m Z_t`.
 */
export function toleranceOf({ kick, hole, baseKpaPerM }: KickSetting, intensityKpaPerM: number): Tolerance {
  const volumeFor = (gradientKpaPerM: number, above: number) =>
    kickVolume({ ...kick, formationKpa: kickPressureKpa(gradientKpaPerM, above, kick.tdTvdM) }, hole);
  const drilled = volumeFor(baseKpaPerM, intensityKpaPerM);
  const swabbed = volumeFor(kick.mudKpaPerM, 0);
  return drilled.volumeM3 <= swabbed.volumeM3
    ? { ...drilled, governedBy: 'drilled' }
    : { ...swabbed, governedBy: 'swabbed' };
}

/**
 * The intensity (kPa/m above the base) at which the tolerance is zero. Zero or less if the shoe takes no kick at all:
 * then the mud with the margin exceeds its strength, or the base does.
 */
export function largestIntensity({ kick, baseKpaPerM }: KickSetting): number {
  const aboveMud = largestIntensityKpaPerM(kick);
  const aboveBase = aboveMud + kick.mudKpaPerM - baseKpaPerM;
  return aboveMud > 0 ? aboveBase : Math.min(aboveMud, aboveBase);
}

export interface CurvePoint {
  readonly intensityKpaPerM: number;
  readonly volumeM3: number;
}

const steps = 48;

/** The intensities at which a curve has a corner: where the drilled kick begins to govern, and where the shoe begins to limit it. */
function cornersOf({ kick, baseKpaPerM }: KickSetting): number[] {
  const openM = kick.tdTvdM - kick.shoeTvdM;
  const fillsHole = (limitKpa(kick) + kick.influxKpaPerM * openM) / kick.tdTvdM;
  // At exactly this intensity the bubble is as long as the open hole, which is no limit yet.
  return [kick.mudKpaPerM - baseKpaPerM, fillsHole - baseKpaPerM + 1e-9];
}

/** Volume against intensity from 0 to the largest intensity; without the part that the shoe does not limit. */
export function toleranceCurve(setting: KickSetting): CurvePoint[] {
  const most = largestIntensity(setting);
  if (!(most > 0)) return [];
  const even = Array.from({ length: steps + 1 }, (_, index) => (most * index) / steps);
  const corners = cornersOf(setting).filter((intensity) => intensity > 0 && intensity < most);
  return [...even, ...corners]
    .toSorted((one, other) => one - other)
    .map((intensityKpaPerM) => ({
      intensityKpaPerM,
      volumeM3: toleranceOf(setting, intensityKpaPerM).volumeM3,
    }))
    .filter(({ volumeM3 }) => Number.isFinite(volumeM3));
}
