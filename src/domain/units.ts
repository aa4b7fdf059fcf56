/**
 * Unit conversion for the quantities of a drilling programme.
 *
 * Each unit is a factor of the unit that the application uses, which is the first of its kind below. Factors are exact
 * if their definition is: foot and inch (international, 1959), pound, gallon (231 cubic inches), standard gravity. Where a
 * product of these is not the number that is nearest to the exact factor, that number is written out; the tests derive
 * each of them.
 */

/** Standard gravity, m/s2: converts a density to a gradient. */
const GRAVITY = 9.80665;
const FOOT_M = 0.3048;
const INCH_M = 0.0254;
const POUND_KG = 0.45359237;
const GALLON_M3 = 0.003785411784;
const BARREL_M3 = 0.158987294928;
const CUBIC_FOOT_M3 = 0.028316846592;
const PSI_KPA = (POUND_KG * GRAVITY) / INCH_M ** 2 / 1000;

const FACTORS = {
  length: { m: 1, ft: FOOT_M, ftUS: 1200 / 3937, km: 1000, cm: 0.01, mm: 0.001, in: INCH_M },
  /** Separate from length: sizes are in inches, and must never be mistaken for depths. */
  size: { in: 1, mm: 0.001 / INCH_M, cm: 0.01 / INCH_M },
  linearMass: { 'kg/m': 1, 'lb/ft': POUND_KG / FOOT_M },
  pressure: {
    kPa: 1,
    Pa: 0.001,
    MPa: 1000,
    bar: 100,
    psi: PSI_KPA,
    atm: 101.325,
    'kgf/cm2': 98.0665,
  },
  /** Pressure per depth; a fluid's density counts as the gradient of its column. */
  gradient: {
    'kPa/m': 1,
    'bar/m': 100,
    'bar/10m': 10,
    'psi/ft': 22.620594793859453,
    sg: GRAVITY,
    'g/cm3': GRAVITY,
    'kg/m3': GRAVITY / 1000,
    ppg: 1.1750958334472443,
    'lb/ft3': (POUND_KG / FOOT_M ** 3) * (GRAVITY / 1000),
  },
  volume: { m3: 1, L: 0.001, bbl: BARREL_M3, gal: GALLON_M3, ft3: CUBIC_FOOT_M3 },
  volumePerLength: { 'm3/m': 1, 'L/m': 0.001, 'bbl/ft': 0.52161186 },
  yieldPoint: { Pa: 1, 'lbf/100ft2': 0.47880258980335844 },
  angle: { deg: 1, rad: 180 / Math.PI, grad: 0.9 },
  dogleg: { 'deg/30m': 1, 'deg/100ft': 30 / (100 * FOOT_M), 'deg/10m': 3 },
  fluidLoss: { ml: 1 },
  time: { days: 1, h: 1 / 24, weeks: 7 },
  share: { '%': 1 },
  cost: { USD: 1 },
  costPerDay: { 'USD/day': 1 },
} as const;

export type Quantity = keyof typeof FACTORS;
export type UnitOf<Q extends Quantity> = keyof (typeof FACTORS)[Q];

/**
 * A value of a quantity in another unit: `convert('gradient', 10, 'ppg', 'kPa/m')` is 11.751.
 *
 * Pressures keep their reference: a gauge pressure stays gauge (see `gaugePressureKpa`). Accepts any value; one that is
 * not finite is returned unchanged.
 */
export function convert<Q extends Quantity>(
  quantity: Q,
  value: number,
  from: UnitOf<Q>,
  to: UnitOf<Q>,
): number {
  if (from === to) return value;
  return (value * Number(FACTORS[quantity][from])) / Number(FACTORS[quantity][to]);
}

/** The size of a unit in the unit that the application uses, or null if the quantity has no such unit. */
export function factorOf(quantity: Quantity, unit: string): number | null {
  const factors: Readonly<Record<string, number>> = FACTORS[quantity];
  return Object.hasOwn(factors, unit) ? (factors[unit] ?? null) : null;
}

/** Gauge pressure (kPa) of an absolute one: minus one standard atmosphere. */
export function gaugePressureKpa(absoluteKpa: number): number {
  return absoluteKpa - FACTORS.pressure.atm;
}

/**
 * The gradient (kPa/m) of a gauge pressure (kPa) at a true vertical depth (m, positive): that of the column from the
 * depth's reference down that balances it. Never along-hole depth, which has no weight.
 * Throws a RangeError for a depth of zero or less, where there is no column.
 */
export function pressureGradientKpaPerM(pressureKpa: number, tvdM: number): number {
  if (!(tvdM > 0)) throw new RangeError(`A gradient needs a vertical depth above zero, not ${tvdM}.`);
  return pressureKpa / tvdM;
}
