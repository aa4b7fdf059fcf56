import type { CheckLimits } from '../checks/settings';
import { withUnit } from '../shown-units/figures';
import { gradientOfDensity } from './assumptions';
import type { SectionKick } from './section-kicks';
import { toleranceOf } from './tolerance';

/** The smallest influx that a shoe must take, and the intensity of its kick. */
export type KickPolicy = Pick<CheckLimits, 'minKickVolumeM3' | 'kickIntensityKgPerM3'>;

/** Whether a section meets the policy; null if its tolerance is unknown. */
export function meetsPolicy({ setting }: Pick<SectionKick, 'setting'>, policy: KickPolicy): boolean | null {
  if (!setting) return null;
  return (
    toleranceOf(setting, gradientOfDensity(policy.kickIntensityKgPerM3)).volumeM3 >= policy.minKickVolumeM3
  );
}

/** `4 m³ at 60 kg/m³` */
export const policyText = ({ minKickVolumeM3, kickIntensityKgPerM3 }: KickPolicy): string =>
  `${withUnit('volume', minKickVolumeM3, 0, 2)} at ${withUnit('density', kickIntensityKgPerM3, 0, 1)}`;
