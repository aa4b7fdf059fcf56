import { fromStored, precisionOf, toStored } from '@/domain/shown-units/units-of-person';
import { unitNamed } from '@/domain/shown-units/vocabulary';
import { withUnit } from '@/domain/shown-units/figures';
import { lengthNames, lengthUnit, type LengthUnit } from './length-unit';

/** A typed height, and the unit of the screen at that time, which applies if the text has none. */
export interface TypedHeight {
  readonly text: string;
  readonly unit: LengthUnit;
}

/** A usual height in each unit. */
export const exampleHeights: Readonly<Record<LengthUnit, string>> = { m: '15.5', ft: '50.9', ftUS: '50.9' };

const NUMBER_AND_UNIT = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(.*)$/;

/**
 * The rig floor height as it was typed: metres, null where nothing was typed, or a sentence on what to write.
 *
 * Text rather than a number field of the browser: pasted into one, '15,5' silently becomes 155, and every depth below
 * the drill floor would be off by 139.5 m. A decimal comma, a typographic minus and a trailing unit of length are
 * understood.
 */
export function readRigFloorHeight({ text: typed, unit }: TypedHeight): {
  heightM: number | null;
  problem?: string;
} {
  const text = typed.trim().replace('−', '-');
  if (text === '') return { heightM: null };
  const [, digits = '', rest = ''] = NUMBER_AND_UNIT.exec(text) ?? [];
  const named = rest === '' ? unit : unitNamed('length', rest);
  const number = digits === '' ? Number.NaN : Number(digits.replace(',', '.'));
  const heightM = named === null ? Number.NaN : toStored('length', number, named, 'm');
  if (Number.isFinite(heightM)) return { heightM };
  return {
    heightM: null,
    problem: `This is not a number, so no height is used. Write ${lengthNames[unit]} like ${exampleHeights[unit]}, without thousands separators.`,
  };
}

const textIn = (unit: LengthUnit, heightM: number): string =>
  String(Number(fromStored('length', heightM, 'm', unit).toFixed(3)));

/** The text of a height on a screen that has another unit now, to the millimetre; the height itself keeps all its digits. */
export function heightTextIn(unit: LengthUnit, typed: TypedHeight): string {
  const { heightM } = readRigFloorHeight(typed);
  return typed.unit === unit || heightM === null ? typed.text : textIn(unit, heightM);
}

/** Few sites have a higher drill floor; heights in feet are often higher. */
const unusualAboveM = 1_000;

/**
 * The warning for a numeric height; null for an ordinary one. The height is used anyway: there are
 * floors below sea level, by the Dead Sea, and floors in the Andes.
 */
export function remarkOnRigFloorHeight(heightM: number | null): string | null {
  if (heightM === null) return null;
  if (heightM < 0)
    return 'The drill floor would lie below mean sea level. It is used so; check the sign if that is not meant.';
  if (heightM > unusualAboveM)
    return `The drill floor would lie more than ${withUnit('length', unusualAboveM, 0)} above mean sea level. It is used so; check that it is in ${lengthNames[lengthUnit()]}.`;
  return null;
}

/** The field's step in a unit: 0.1 m, 1 ft. */
export const heightStep = (unit: LengthUnit): number => precisionOf('length', unit).step;

/** The text after steps up or down, without the dust of binary fractions: 0.3, not 0.30000000000000004. */
export function stepRigFloorHeight(typed: TypedHeight, steps: number): string {
  const { unit } = typed;
  const height = fromStored('length', readRigFloorHeight(typed).heightM ?? 0, 'm', unit);
  return String(Number((height + steps * heightStep(unit)).toFixed(3)));
}
