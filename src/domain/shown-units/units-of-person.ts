import { factorOf, type Quantity, type UnitOf } from '../units';
import { unitsOf } from './vocabulary';

/** Which units a person sees. Stored values never depend on it: they keep the units of the contract. */

/** The quantities whose unit can be chosen, with the units to choose from. The first is that of the documents. */
export const choices = {
  length: ['m', 'ft', 'ftUS'],
  size: ['in', 'mm'],
  gradient: ['kPa/m', 'sg', 'kg/m3', 'ppg', 'psi/ft', 'lb/ft3', 'bar/10m'],
  pressure: ['kPa', 'bar', 'psi', 'MPa', 'kgf/cm2'],
  linearMass: ['kg/m', 'lb/ft'],
  volumePerLength: ['m3/m', 'L/m', 'bbl/ft'],
  volume: ['m3', 'L', 'bbl'],
  yieldPoint: ['Pa', 'lbf/100ft2'],
  dogleg: ['deg/30m', 'deg/100ft', 'deg/10m'],
} as const satisfies { readonly [Q in Quantity]?: readonly UnitOf<Q>[] };

export type ChosenQuantity = keyof typeof choices;
export const chosenQuantities = Object.keys(choices) as readonly ChosenQuantity[];

/** By quantity; a quantity that is absent is shown as it is stored. */
export type Units = { readonly [Q in ChosenQuantity]?: (typeof choices)[Q][number] };

export const systems = {
  /** As the documents have it: metres and kilopascals, with diameters in inches. */
  mixed: {},
  metric: { size: 'mm', gradient: 'kg/m3', pressure: 'bar', volumePerLength: 'L/m' },
  field: {
    length: 'ft',
    gradient: 'ppg',
    pressure: 'psi',
    linearMass: 'lb/ft',
    volumePerLength: 'bbl/ft',
    volume: 'bbl',
    yieldPoint: 'lbf/100ft2',
    dogleg: 'deg/100ft',
  },
} as const satisfies Readonly<Record<string, Units>>;

export type System = keyof typeof systems;

export const documentUnits: Units = systems.mixed;

/** A unit of a person that text or storage names, or null. */
export const asChoice = (quantity: ChosenQuantity, unit: unknown): string | null =>
  choices[quantity].find((one) => one === unit) ?? null;

/** Units with one quantity shown in another unit. */
export function withChoice(units: Units, quantity: ChosenQuantity, unit: string): Units {
  const { [quantity]: _before, ...others } = units;
  const known = asChoice(quantity, unit);
  return known === null || known === choices[quantity][0] ? others : { ...others, [quantity]: known };
}

const text = (units: Units): string =>
  chosenQuantities.map((quantity) => units[quantity] ?? choices[quantity][0]).join();

export const sameUnits = (one: Units, other: Units): boolean => text(one) === text(other);

/** The system whose units these are; null for a mixture of one's own. */
export const systemOf = (units: Units): System | null =>
  (Object.keys(systems) as System[]).find((system) => sameUnits(systems[system], units)) ?? null;

/** The unit that a quantity is shown in, if another than `stored` is chosen. */
export function chosenUnit(units: Units, quantity: Quantity, stored: string): string | null {
  const chosen = (units as Readonly<Partial<Record<Quantity, string>>>)[quantity];
  return chosen === undefined || chosen === stored ? null : chosen;
}

const factor = (quantity: Quantity, unit: string): number => {
  const known = factorOf(quantity, unit);
  if (known === null) throw new RangeError(`No ${quantity} is in ${unit}.`);
  return known;
};

/** As many digits of a converted value as are not noise of the conversion. */
const significant = 15;

/**
 * A stored value in another unit, without the digits that are noise of the conversion: 2743.2 m are 9000 ft. A value
 * that is not finite is returned unchanged.
 * Throws a RangeError for a unit that the quantity does not have.
 */
export function fromStored(quantity: Quantity, value: number, stored: string, unit: string): number {
  if (stored === unit || !Number.isFinite(value)) return value;
  const exact = (value * factor(quantity, stored)) / factor(quantity, unit);
  return Number.isFinite(exact) ? Number(exact.toPrecision(significant)) : value;
}

/**
 * The stored value of a number typed in a unit. Shown again, it is the typed number (up to 15 digits). Of the numbers
 * within the rounding error of the exact one, it is the one with few digits: 9000 ft are 2743.2 m, not
 * 2743.2000000000003.
 * Throws a RangeError for a unit that the quantity does not have.
 */
export function toStored(quantity: Quantity, typed: number, unit: string, stored: string): number {
  if (stored === unit) return typed;
  const exact = (typed * factor(quantity, unit)) / factor(quantity, stored);
  const short = Number(exact.toPrecision(significant - 1));
  // The product and the quotient are rounded, and so are the two factors.
  const isAsExact = Math.abs(short - exact) <= Math.abs(exact) * Number.EPSILON * 2;
  return isAsExact && fromStored(quantity, short, stored, unit) === typed ? short : exact;
}

/** The decimals and the step of values in a unit other than the stored one. */
export function precisionOf(quantity: Quantity, unit: string) {
  const { label = unit, decimals = [1, 2], step = 0.1 } = unitsOf(quantity)[unit] ?? {};
  return { label, decimals: decimals as readonly [least: number, most: number], step };
}
