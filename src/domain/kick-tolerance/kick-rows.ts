import { catalogue, titleOf } from '../montage/catalogue';
import { missing } from '../montage/figures';
import type { DrillStringPiece } from '../montage/montage';
import { shown } from '../montage/shown';
import { sectionTitle } from '../montage/titles';
import { densityOf, truncatedFigure } from '../pressures/gradients';
import { quantityFigure, unitOf } from '../shown-units/figures';
import { meetsPolicy, type KickPolicy } from './policy';
import type { SectionKick, Sourced } from './section-kicks';
import { largestIntensity } from './tolerance';

/** The kick tolerances as a table of the screen, the programme and the print, in the units of the person who looks. */

export interface KickColumn {
  readonly title: string;
  readonly text: (kick: SectionKick, policy: KickPolicy) => string;
  /** Whether it is read from its left edge, not aligned as a figure. */
  readonly isWords?: true;
  /** Whether the value is a fault. */
  readonly isFault?: (kick: SectionKick, policy: KickPolicy) => boolean;
}

const gradient = (kpaPerM: number): string => quantityFigure('gradient', kpaPerM, 2);

const sourced = (value: Sourced | null): string =>
  value ? `${gradient(value.kpaPerM)} ${value.from}` : missing;

const mudText = ({ mud }: SectionKick): string => {
  if (!mud) return missing;
  const [least, most] = mud;
  return least === most ? gradient(least) : `${gradient(least)} – ${gradient(most)}`;
};

const notLimited = 'not limited by the shoe';

/** A tolerance is cut off, never rounded up. */
const volumeFigure = (volumeM3: number): string =>
  Number.isFinite(volumeM3) ? truncatedFigure('volume', volumeM3, 1) : notLimited;

/** With its unit: `3.6 m³`. */
export const volumeText = (volumeM3: number): string =>
  Number.isFinite(volumeM3) ? `${volumeFigure(volumeM3)} ${unitOf('volume')}` : notLimited;

const governs = ({ tolerance }: SectionKick): string => {
  if (!tolerance) return missing;
  if (!Number.isFinite(tolerance.volumeM3)) return missing;
  const where = tolerance.limitedAt === 'shoe' ? 'gas at the shoe' : 'shut in at the bottom';
  return `${tolerance.governedBy}, ${where}`;
};

/** The largest intensity without a gain, kg/m³ above the base; null if it is unknown. */
export const largestIntensityKgPerM3 = ({ setting }: SectionKick): number | null =>
  setting && densityOf(largestIntensity(setting));

/** What a section with a problem has not. */
export const kickResults = (): readonly KickColumn[] => [
  {
    title: `Volume (${unitOf('volume')})`,
    text: ({ tolerance }) => (tolerance ? volumeFigure(tolerance.volumeM3) : missing),
    isFault: ({ tolerance }) => tolerance !== null && tolerance.volumeM3 <= 0,
  },
  {
    title: `Zero gain at (${unitOf('density')})`,
    text: (kick) => truncatedFigure('density', largestIntensityKgPerM3(kick), 0),
    isFault: (kick) => (largestIntensityKgPerM3(kick) ?? 1) <= 0,
  },
  { title: 'Governed by', text: governs, isWords: true },
  {
    title: 'Policy',
    isWords: true,
    text: (kick, policy) => {
      const meets = meetsPolicy(kick, policy);
      return meets === null ? missing : meets ? 'met' : 'not met';
    },
    isFault: (kick, policy) => meetsPolicy(kick, policy) === false,
  },
];

/** What the results are computed from, without what the section assumes. */
export const kickInputs = (): readonly KickColumn[] => [
  { title: `Shoe TVD (${unitOf('length')})`, text: ({ shoeTvdM }) => quantityFigure('length', shoeTvdM) },
  { title: `TD TVD (${unitOf('length')})`, text: ({ tdTvdM }) => quantityFigure('length', tdTvdM) },
  { title: `Mud (${unitOf('gradient')})`, text: mudText },
  { title: `Strength (${unitOf('gradient')})`, text: ({ strength }) => sourced(strength) },
  { title: `Above (${unitOf('gradient')})`, text: ({ base }) => sourced(base) },
];

/** All that the results are computed from. */
export const kickFacts = (): readonly KickColumn[] => [
  ...kickInputs(),
  {
    title: `Intensity (${unitOf('density')})`,
    text: ({ assumptions }) => quantityFigure('density', assumptions.intensityKgPerM3, 0, 1),
  },
  {
    title: `Influx (${unitOf('gradient')})`,
    text: ({ assumptions }) => quantityFigure('gradient', assumptions.influxKpaPerM, 1, 3),
  },
  {
    title: `Margin (${unitOf('pressure')})`,
    text: ({ assumptions }) => quantityFigure('pressure', assumptions.marginKpa, 0, 1),
  },
];

export const kickTitle = ({ section, place }: Pick<SectionKick, 'section' | 'place'>): string =>
  sectionTitle(section.diameter, place);

/** Whether any section has a drill string or an assumption of its own: else nothing of the part is written. */
export const hasKicks = (kicks: readonly Pick<SectionKick, 'section'>[]): boolean =>
  kicks.some(({ section }) => isFilled(section));

const isFilled = (section: SectionKick['section']): boolean =>
  (section.drill_string_list?.length ?? 0) > 0 ||
  [section.kick_pore_gradient, section.kick_intensity, section.influx_gradient, section.kick_margin].some(
    (value) => value !== null && value !== undefined,
  );

const pieces = catalogue.stringPiece;

/** The titles and the texts of a string's parts, in the order of `listColumns`. */
export const pieceTitles = (): readonly string[] =>
  [pieces.name, pieces.length, pieces.outer_diameter].map(titleOf);

export const pieceTexts = ({
  name,
  length,
  outer_diameter,
}: DrillStringPiece): readonly [string, string, string] => [
  shown(pieces.name, name),
  length === null ? 'to surface' : shown(pieces.length, length),
  shown(pieces.outer_diameter, outer_diameter),
];
