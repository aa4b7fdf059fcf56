import { largestIntensityKgPerM3, volumeText } from '../kick-tolerance/kick-rows';
import { gradientOfDensity } from '../kick-tolerance/assumptions';
import type { SectionKick } from '../kick-tolerance/section-kicks';
import { toleranceOf } from '../kick-tolerance/tolerance';
import type { Rule, WellContext } from './rule';
import { densityDifference, influxVolume, sectionCell } from './words';

/** Sections with a drill string: without one, no kick tolerance is asked for. */
const hasString = ({ section }: SectionKick): boolean => (section.drill_string_list?.length ?? 0) > 0;

const cites =
  'Single-bubble kick tolerance (Devereux; SPE/IADC-140113). The minimum is a company policy: no regulator sets one.';

export const kickPolicyRule: Rule<SectionKick, WellContext> = {
  id: 'kick-tolerance-policy',
  cites,
  judge(kick, { settings }) {
    if (!hasString(kick)) return null;
    const cell = sectionCell(kick.section, 'kick_intensity');
    if (!kick.setting) {
      // The first hole has no shoe above it, whatever is entered.
      if (kick.place === 1) return null;
      return [{ result: 'missing', cell, text: `No kick tolerance. ${kick.problem ?? ''}` }];
    }
    const { minKickVolumeM3: wanted, kickIntensityKgPerM3: intensity } = settings;
    const { volumeM3 } = toleranceOf(kick.setting, gradientOfDensity(intensity));
    if (volumeM3 >= wanted) return [];
    const most = largestIntensityKgPerM3(kick);
    if (most !== null && most <= 0) return null;
    const limit = { setting: 'minKickVolumeM3', text: influxVolume(wanted) } as const;
    const text = `The shoe takes ${volumeText(volumeM3)} of a kick of ${densityDifference(intensity)}, less than ${limit.text}`;
    return [{ result: 'warning', cell, text, limit }];
  },
};

export const kickIntensityRule: Rule<SectionKick, WellContext> = {
  id: 'kick-intensity',
  cites,
  judge(kick) {
    const most = largestIntensityKgPerM3(kick);
    if (!hasString(kick) || most === null) return null;
    if (most > 0) return [];
    const cell = sectionCell(kick.section, 'kick_intensity');
    const text = 'The shoe takes no kick: mud, pore pressure and margin use up its strength';
    return [{ result: 'error', cell, text }];
  },
};
