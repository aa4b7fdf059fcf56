import type { Quantity, UnitOf } from '../units';

/**
 * What the units of the screen are called, and how exactly values are shown in them. The factors are in `units.ts`;
 * this is the order in which units are offered and suggested.
 */

interface ShownUnit {
  /** After a number: `1,234.0 m`. */
  readonly label: string;
  /** What people type, as `plainUnit` writes it, separated by blanks. The label need not be among them. */
  readonly typed: string;
  /** The minimum and maximum of decimals, if it is not the unit of the documents. */
  readonly decimals?: readonly [least: number, most: number];
  /** The step of the arrow keys, if it is not the unit of the documents. */
  readonly step?: number;
}

const foot = "' ft feet foot";
const inch = `" '' in inch inches`;
const metre = 'm metre metres meter meters';
const centimetre = 'cm centimetre centimetres';
const millimetre = 'mm millimetre millimetres';

export const vocabulary: {
  readonly [Q in Quantity]: { readonly [Unit in UnitOf<Q>]?: ShownUnit };
} = {
  length: {
    m: { label: 'm', typed: metre },
    ft: { label: 'ft', typed: foot, decimals: [1, 1], step: 1 },
    ftUS: { label: 'US survey ft', typed: 'usft ftus usfeet ussurveyft', decimals: [1, 1], step: 1 },
    km: { label: 'km', typed: 'km' },
    cm: { label: 'cm', typed: centimetre },
    mm: { label: 'mm', typed: millimetre },
    in: { label: 'in', typed: inch },
  },
  size: {
    in: { label: 'in', typed: inch },
    mm: { label: 'mm', typed: millimetre, decimals: [1, 2], step: 1 },
    cm: { label: 'cm', typed: centimetre },
  },
  gradient: {
    'kPa/m': { label: 'kPa/m', typed: 'kpa/m', decimals: [1, 2], step: 0.1 },
    sg: {
      label: 'SG',
      typed: 'sg specificgravity g/cc gcc g/cm3 g/ml kg/l t/m3',
      decimals: [2, 3],
      step: 0.01,
    },
    'kg/m3': { label: 'kg/m³', typed: 'kg/m3 kg/cum', decimals: [0, 1], step: 10 },
    ppg: { label: 'ppg', typed: 'ppg lb/gal lbs/gal lbm/gal lb/usgal', decimals: [1, 2], step: 0.1 },
    'psi/ft': { label: 'psi/ft', typed: 'psi/ft psi/foot', decimals: [3, 4], step: 0.001 },
    'lb/ft3': { label: 'pcf', typed: 'pcf lb/ft3 lbs/ft3 lb/cuft', decimals: [1, 2], step: 1 },
    'bar/m': { label: 'bar/m', typed: 'bar/m' },
    'bar/10m': { label: 'bar/10 m', typed: 'bar/10m', decimals: [2, 3], step: 0.01 },
  },
  pressure: {
    kPa: { label: 'kPa', typed: 'kpa kpag' },
    bar: { label: 'bar', typed: 'bar bars barg', decimals: [1, 2], step: 1 },
    psi: { label: 'psi', typed: 'psi psig lbf/in2', decimals: [0, 0], step: 10 },
    MPa: { label: 'MPa', typed: 'mpa mpag', decimals: [2, 3], step: 0.1 },
    'kgf/cm2': { label: 'kgf/cm²', typed: 'kgf/cm2 kg/cm2', decimals: [1, 2], step: 1 },
    Pa: { label: 'Pa', typed: 'pa' },
    atm: { label: 'atm', typed: 'atm' },
  },
  linearMass: {
    'kg/m': { label: 'kg/m', typed: 'kg/m' },
    'lb/ft': { label: 'lb/ft', typed: 'lb/ft lbs/ft lbm/ft ppf #/ft #', decimals: [1, 2], step: 0.1 },
  },
  volumePerLength: {
    'm3/m': { label: 'm³/m', typed: 'm3/m' },
    'L/m': { label: 'L/m', typed: 'l/m', decimals: [1, 3], step: 0.1 },
    'bbl/ft': { label: 'bbl/ft', typed: 'bbl/ft bbls/ft', decimals: [4, 5], step: 0.001 },
  },
  volume: {
    m3: { label: 'm³', typed: 'm3 cum', decimals: [1, 2], step: 0.1 },
    L: { label: 'L', typed: 'l litre litres liter liters', decimals: [0, 1], step: 10 },
    bbl: { label: 'bbl', typed: 'bbl bbls barrel barrels', decimals: [1, 2], step: 1 },
    gal: { label: 'gal', typed: 'gal usgal gallon gallons', decimals: [0, 1], step: 10 },
    ft3: { label: 'ft³', typed: 'ft3 cuft', decimals: [0, 1], step: 1 },
  },
  yieldPoint: {
    Pa: { label: 'Pa', typed: 'pa' },
    'lbf/100ft2': {
      label: 'lbf/100 ft²',
      typed: 'lbf/100ft2 lb/100ft2 lbs/100ft2 lbf/100sqft lb/100sqft #/100ft2',
      decimals: [0, 1],
      step: 1,
    },
  },
  dogleg: {
    'deg/30m': { label: 'deg/30 m', typed: 'deg/30m °/30m' },
    'deg/100ft': { label: 'deg/100 ft', typed: 'deg/100ft °/100ft', decimals: [2, 2], step: 0.1 },
    'deg/10m': { label: 'deg/10 m', typed: 'deg/10m °/10m', decimals: [2, 2], step: 0.1 },
  },
  angle: {
    deg: { label: 'deg', typed: 'deg degs degree degrees °' },
    rad: { label: 'rad', typed: 'rad radians' },
    grad: { label: 'grad', typed: 'grad gon' },
  },
  fluidLoss: { ml: { label: 'ml', typed: 'ml cc cm3 ml/30min cc/30min' } },
  time: {
    days: { label: 'days', typed: 'd day days' },
    h: { label: 'h', typed: 'h hr hrs hour hours' },
    weeks: { label: 'weeks', typed: 'wk week weeks' },
  },
  share: { '%': { label: '%', typed: '% percent pct' } },
  cost: { USD: { label: 'USD', typed: 'usd $' } },
  costPerDay: { 'USD/day': { label: 'USD/day', typed: 'usd/day usd/d $/day $/d usd $' } },
};

/** A unit as it is compared: `[kg/m³]`, `KG / M3` and `kg/m^3` are `kg/m3`, `s.g.` is `sg`, and `″` is `"`. */
export const plainUnit = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.()[\]^_·*]/g, '')
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replaceAll('º', '°')
    .replaceAll(/[″”“]/g, '"')
    .replaceAll(/[′’‘`]/g, "'")
    .replaceAll('⁄', '/');

export const unitsOf = (quantity: Quantity): Readonly<Record<string, ShownUnit>> => vocabulary[quantity];

/** The unit of a quantity that a text names; null if it names none of them. */
export function unitNamed(quantity: Quantity, text: string): string | null {
  const plain = plainUnit(text);
  const found = Object.entries(unitsOf(quantity)).find(([, { typed }]) => typed.split(' ').includes(plain));
  return found?.[0] ?? null;
}

/** The quantity that has a unit of this name, for the message about a unit in the wrong place. */
export const quantityNamed = (text: string): Quantity | null =>
  (Object.keys(vocabulary) as Quantity[]).find((quantity) => unitNamed(quantity, text) !== null) ?? null;

/** In a sentence: `a unit of pressure`. */
export const quantityNames: Readonly<Record<Quantity, string>> = {
  length: 'length',
  size: 'diameter',
  gradient: 'mud weight and gradient',
  pressure: 'pressure',
  linearMass: 'mass per length',
  volumePerLength: 'volume per length',
  volume: 'volume',
  yieldPoint: 'yield point',
  dogleg: 'dogleg severity',
  angle: 'angle',
  fluidLoss: 'fluid loss',
  time: 'time',
  share: 'share',
  cost: 'cost',
  costPerDay: 'cost per day',
};
