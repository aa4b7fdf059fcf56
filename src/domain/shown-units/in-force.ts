import { documentUnits, type Units } from './units-of-person';

/**
 * The units of the person who looks, for everything that writes a value: as with the locale of a browser, hundreds of
 * places write values, and one that was not handed the units would mix them. Only texts depend on it. Whatever changes
 * a value is given its units explicitly.
 */
let inForce = documentUnits;

export const unitsInForce = (): Units => inForce;

/** What is on the screen has to be drawn again afterwards. */
export function putInForce(units: Units): void {
  inForce = units;
}
