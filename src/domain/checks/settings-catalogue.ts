import { settingField } from '../montage/catalogue';
import { inForce } from '../montage/field-in';
import { readField } from '../montage/read-field';
import { inShownUnit } from '../montage/shown';
import { documentUnits, type Units } from '../shown-units/units-of-person';
import { isSensible, limitKeys, limitRanges, type LimitKey } from './settings';

/** A setting of the checks, as people read it. */
export interface LimitWords {
  readonly group:
    | 'Mud window'
    | 'Reservoirs'
    | 'Cement'
    | 'Casing and tests'
    | 'Well path'
    | 'Kick tolerance';
  readonly label: string;
  readonly unit: string;
  /** Where the default comes from. */
  readonly source: string;
}

export const limitWords: Readonly<Record<LimitKey, LimitWords>> = {
  poreMarginKpaPerM: {
    group: 'Mud window',
    label: 'Mud weight above the pore gradient',
    unit: 'kPa/m',
    source: '0.5 ppg, the customary trip margin',
  },
  fractureMarginKpaPerM: {
    group: 'Mud window',
    label: 'Mud weight below the fracture gradient',
    unit: 'kPa/m',
    source: '0.5 ppg, as the US regulator BSEE asks',
  },
  shoeMarginKpaPerM: {
    group: 'Mud window',
    label: 'Mud weight below the test of the shoe above',
    unit: 'kPa/m',
    source: '0.5 ppg below the LOT or FIT, as BSEE asks',
  },
  depletionKpaPerM: {
    group: 'Reservoirs',
    label: 'Depleted: reservoir below the pore profile',
    unit: 'kPa/m',
    source: '0.5 ppg, a usual mud margin',
  },
  gradientToleranceKpaPerM: {
    group: 'Reservoirs',
    label: 'Tolerance of a reservoir’s gradient',
    unit: 'kPa/m',
    source: 'rounding of pressure, depth and gradient',
  },
  minCementOverlapM: {
    group: 'Cement',
    label: 'Cement above the previous shoe',
    unit: 'm',
    source: 'practice; companies and regulators differ',
  },
  minClearanceIn: {
    group: 'Casing and tests',
    label: 'Clearance of string and hole, on the diameter',
    unit: 'in',
    source: '3/8″, customary for running and cementing',
  },
  massTolerancePercent: {
    group: 'Casing and tests',
    label: 'Tolerance of a casing’s mass',
    unit: '%',
    source: 'threads and couplings weigh a few per cent',
  },
  minWallPercent: {
    group: 'Casing and tests',
    label: 'Thinnest wall for the burst rating',
    unit: '%',
    source: 'API 5CT allows a wall 12.5 % thinner',
  },
  maxTestPercent: {
    group: 'Casing and tests',
    label: 'Casing test, of the internal yield',
    unit: '%',
    source: '30 CFR 250.423, and most companies',
  },
  maxDoglegDegPer30M: {
    group: 'Well path',
    label: 'Dogleg severity',
    unit: 'deg/30 m',
    source: 'practice; pipe, tools and companies differ',
  },
  minKickVolumeM3: {
    group: 'Kick tolerance',
    label: 'Smallest influx that a shoe takes',
    unit: 'm³',
    source: '25 bbl, a company policy; no regulator sets one',
  },
  kickIntensityKgPerM3: {
    group: 'Kick tolerance',
    label: 'Of a kick with this intensity',
    unit: 'kg/m³',
    source: '0.5 ppg above the pore pressure; companies differ',
  },
};

/** The limits of a group, in their order. */
export const limitGroups: readonly (readonly [LimitWords['group'], readonly LimitKey[]])[] = [
  ...Map.groupBy(limitKeys, (key) => limitWords[key].group),
];

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** A limit without its unit, as it is typed: `0.588`. */
export const limitFigure = (value: number): string => plain.format(value);

/** A limit as a field: with its unit and its number as the person sees them. */
export function shownLimit(key: LimitKey, value: number): { readonly unit: string; readonly figure: string } {
  const { label, unit } = limitWords[key];
  const field = inForce(settingField(label, unit));
  return { unit: (field.unit ?? '').slice(1, -1), figure: limitFigure(inShownUnit(field, value)) };
}

/**
 * The limit that a text gives, or a sentence about why it gives none. Accepts any unit of its quantity after the number.
 *
 * @param units in which a number without a unit is
 */
export function parseLimit(
  key: LimitKey,
  text: string,
  units: Units = documentUnits,
): { value: number } | { problem: string } {
  const { least, most } = limitRanges[key];
  const { label, unit: stored } = limitWords[key];
  const read = readField(settingField(label, stored), text, units);
  if ('refused' in read) return { problem: read.refused };
  const value = typeof read.value === 'number' ? read.value : null;
  const { unit } = shownLimit(key, least);
  if (value !== null && isSensible(key, value)) return { value };
  const range = `from ${shownLimit(key, least).figure} to ${shownLimit(key, most).figure}${unit === '%' ? ' %' : ` ${unit}`}`;
  if (text.trim() === '') return { problem: `Enter a number ${range}, or put the default back.` };
  if (value === null) return { problem: `This is not a number. Enter one ${range}.` };
  return { problem: `Enter a number ${range}.` };
}
