import { convert } from '../units';
import { withUnit } from '../shown-units/figures';
import type { Section } from '../montage/montage';

/** What a section assumes of a kick where it gives no value of its own. */
export const usualKick = {
  /** 0.5 ppg above the pore pressure; companies differ. */
  intensityKgPerM3: 60,
  /** Gas of 0.1 psi/ft (Devereux; NOGEPA Standard 50 has 0.05 to 0.15). */
  influxKpaPerM: 2.262,
  /** 100 psi of choke error and 100 psi of choke-line friction (Santos et al., SPE/IADC-140113). */
  marginKpa: 1379,
} as const;

export interface KickAssumptions {
  readonly intensityKgPerM3: number;
  readonly influxKpaPerM: number;
  readonly marginKpa: number;
}

export const assumptionsOf = ({
  kick_intensity,
  influx_gradient,
  kick_margin,
}: Section): KickAssumptions => ({
  intensityKgPerM3: kick_intensity ?? usualKick.intensityKgPerM3,
  influxKpaPerM: influx_gradient ?? usualKick.influxKpaPerM,
  marginKpa: kick_margin ?? usualKick.marginKpa,
});

export const gradientOfDensity = (kgPerM3: number): number => convert('gradient', kgPerM3, 'kg/m3', 'kPa/m');

/** `60 kg/m³ (0.5 ppg)`: with the value as it is usually quoted, unless that has the same unit. */
function usualText(shown: string, quoted: string, what: readonly string[] = []): string {
  const unit = (text: string) => text.slice(text.indexOf(' '));
  const remarks = unit(shown) === unit(quoted) ? what : [...what, quoted];
  return remarks.length === 0 ? shown : `${shown} (${remarks.join(', ')})`;
}

/** What every figure of a kick tolerance assumes, in sentences: of the screen and of the outputs. */
export const methodWords = (): readonly string[] => [
  'Single bubble, the smaller of a drilled kick (pore gradient + intensity at TD) and a swabbed one, with the gas at the shoe or shut in at the bottom round the drill string.',
  'Ideal gas at one temperature; dispersion, solubility, friction, washouts and tool joints are neglected. Where the hole turns up, the smaller volume counts. The pore gradient is the highest of the open hole, taken at TD. If none is known, the intensity is above the mud weight.',
  [
    `Where a section gives no value: intensity ${usualText(withUnit('density', usualKick.intensityKgPerM3, 0, 1), '0.5 ppg')}`,
    `influx ${usualText(withUnit('gradient', usualKick.influxKpaPerM, 1, 3), '0.1 psi/ft', ['gas'])}`,
    `margin ${usualText(withUnit('pressure', usualKick.marginKpa, 0, 1), '200 psi')}.`,
  ].join(', '),
];
