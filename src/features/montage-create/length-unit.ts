import { unitsInForce } from '@/domain/shown-units/in-force';
import { choices, chosenUnit } from '@/domain/shown-units/units-of-person';

/** The unit of heights and depths on the screen: `m`, `ft` or `ftUS`. */
export type LengthUnit = (typeof choices.length)[number];

export const lengthUnit = (): LengthUnit =>
  choices.length.find((unit) => unit === chosenUnit(unitsInForce(), 'length', 'm')) ?? 'm';

/** In a sentence. */
export const lengthNames: Readonly<Record<LengthUnit, string>> = {
  m: 'metres',
  ft: 'feet',
  ftUS: 'US survey feet',
};
