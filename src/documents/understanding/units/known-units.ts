import { convert as convertUnits } from '@/domain/units';
import { listOf } from '../vocabulary/list-of';

/** The quantity of a column. Diameters are lengths shown in inches; mud and cement weights are gradients. */
export type Quantity =
  | 'length'
  | 'size'
  | 'linearMass'
  | 'gradient'
  | 'pressure'
  | 'angle'
  | 'yieldPoint'
  | 'volume'
  | 'number';

export interface Unit {
  /** The name of the unit in a remark. */
  label: string;
  /** Converts a value to the application's unit, for each quantity of the unit. */
  to: Partial<Record<Quantity, (value: number) => number>>;
  /** Its spellings, as `unitKey` returns them: without spaces, full stops and raised figures. */
  names: readonly string[];
}

const same = (value: number) => value;

/** Every first part before every second one: `lb`, `lbs` and `/ft`. */
const combined = (firsts: string, seconds: string): string[] =>
  listOf(firsts).flatMap((first) => listOf(seconds).map((second) => first + second));

const POUNDS = 'lb, lbs, lbm, lbf, #, libras, livres, libbre';
const FEET = 'ft, foot, pie, pies, pied, pieds, pi, fot, pe, pes, piede, piedi';
const CUBIC_FEET = 'ft3, cuft, pie3, pies3, pi3, pe3, pes3, pied3, pieds3, piede3, cf';
const SQUARE_FEET = 'ft2, sqft, ftsq, pie2, pies2, pied2, pieds2, pi2, pe2, pes2, piede2, p2';
const LITRE = 'l, lt, ltr, liter, litre, litro, lts';
const GRAMS = 'g, gr, grs, gm, gms';
const GRAVITY = 9.80665;

/** One row per unit: its name in a remark, the conversion of its values, and its spellings. */
export const UNITS: readonly Unit[] = [
  {
    label: 'm',
    to: { length: same, size: (v) => convertUnits('size', v, 'cm', 'in') * 100 },
    names: listOf('m, metros, metro, mts, mtrs, meters, meter, metre, metres, mtr, metri, lfdm, lfm'),
  },
  {
    label: 'ft',
    to: { length: (v) => convertUnits('length', v, 'ft', 'm') },
    names: listOf(
      "ft, feet, foot, usft, ftus, intlft, ftint, usfeet, ussurveyfeet, ussurveyft, ussft, pies, pie, pieds, pied, fot, fod, fuss, voet, piedi, piede, pe, pes, ', \u2032, \u2019",
    ),
  },
  {
    label: 'in',
    to: { size: same, length: (v) => convertUnits('length', v, 'in', 'm') },
    names: listOf(
      "in, ins, inch, inches, inchs, pouces, pouce, po, pulgadas, pulgada, pulg, plg, pg, pol, polegada, polegadas, pollici, pollice, tommer, tomme, tom, tum, zoll, duim, \", \u2033, \u201d, '', \u2019\u2019",
    ),
  },
  {
    label: 'mm',
    to: { size: (v) => convertUnits('size', v, 'mm', 'in') },
    names: listOf('mm, millimeter, millimetre, millimetres, millimeters, milimetros, millimetri'),
  },
  {
    label: 'cm',
    to: { size: (v) => convertUnits('size', v, 'cm', 'in') },
    names: listOf('cm, centimeter, centimetre, centimetros, centimetri'),
  },
  { label: 'km', to: { length: (v) => convertUnits('length', v, 'km', 'm') }, names: ['km'] },
  {
    label: 'deg',
    to: { angle: same },
    names: [
      ...listOf(
        'deg, degs, degree, degrees, degr, grad, gr, grader, grados, degres, degre, graden, graus, gradi',
      ),
      ...combined('\u00b0, \u00ba, deg', 'grid, true, gn, tn, gridnorth, truenorth'),
      '\u00b0',
      '\u00ba',
    ],
  },
  {
    label: 'rad',
    to: { angle: (v) => convertUnits('angle', v, 'rad', 'deg') },
    names: listOf('rad, rads, radian, radians'),
  },
  {
    label: 'kg/m',
    to: { linearMass: same },
    names: listOf(
      'kg/m, kgs/m, kgf/m, kg/metre, kg/metro, kg/ml, kg/meter, kg/mtr, kgperm, kgprom, kg/lfm, kg/lfdm',
    ),
  },
  { label: 'daN/m', to: { linearMass: (v) => (v * 10) / GRAVITY }, names: ['dan/m'] },
  { label: 'N/m', to: { linearMass: (v) => v / GRAVITY }, names: ['n/m'] },
  {
    label: 'lb/ft',
    to: { linearMass: (v) => convertUnits('linearMass', v, 'lb/ft', 'kg/m') },
    names: [
      ...combined(POUNDS, FEET.replaceAll(/(^| )/g, '$1/')),
      ...listOf('lbperft, lbsperft, ppf, lpp, #'),
    ],
  },
  { label: 'kPa/m', to: { gradient: same }, names: ['kpaperm', 'kpa/m'] },
  { label: 'kPa/10m', to: { gradient: (v) => v / 10 }, names: ['kpa/10m'] },
  { label: 'MPa/m', to: { gradient: (v) => v * 1000 }, names: ['mpa/m'] },
  { label: 'MPa/100m', to: { gradient: (v) => v * 10 }, names: ['mpa/100m'] },
  { label: 'MPa/km', to: { gradient: same }, names: ['mpa/km'] },
  {
    label: 'bar/m',
    to: { gradient: (v) => convertUnits('gradient', v, 'bar/m', 'kPa/m') },
    names: ['barperm', 'bar/m'],
  },
  {
    label: 'bar/10m',
    to: { gradient: (v) => convertUnits('gradient', v / 10, 'bar/m', 'kPa/m') },
    names: ['bar/10m', 'barper10m'],
  },
  {
    label: 'bar/100m',
    to: { gradient: (v) => convertUnits('gradient', v / 100, 'bar/m', 'kPa/m') },
    names: ['bar/100m'],
  },
  {
    label: 'kgf/cm2/m',
    to: { gradient: (v) => v * 10 * GRAVITY },
    names: [...combined('kg, kgf, kp', '/cm2/m, /cm2m'), 'ksc/m'],
  },
  {
    label: 'kgf/cm2/10m',
    to: { gradient: (v) => v * GRAVITY },
    names: [...combined('kg, kgf, kp', '/cm2/10m, /cm210m'), 'ksc/10m', 'at/10m'],
  },
  { label: 'atm/10m', to: { gradient: (v) => v * 10.1325 }, names: ['atm/10m'] },
  {
    label: 'psi/ft',
    to: { gradient: (v) => convertUnits('gradient', v, 'psi/ft', 'kPa/m') },
    names: [...combined('psi, lpc, lppc', '/ft, /pie, /pe, /piede, /foot'), 'psiperft'],
  },
  { label: 'psi/m', to: { gradient: (v) => convertUnits('pressure', v, 'psi', 'kPa') }, names: ['psi/m'] },
  {
    label: 'SG',
    to: { gradient: (v) => convertUnits('gradient', v, 'sg', 'kPa/m') },
    names: [
      ...combined(GRAMS, '/ml, /cm3, /cc, /cm3emw, /cm3eq'),
      ...combined('kg', `${LITRE.replaceAll(/(^| )/g, '$1/')}, /dm3`),
      ...combined('t, ton, tn', '/m3'),
      ...listOf(
        'sg, sgemw, emwsg, sgeq, sgeqv, emw, spgr, specgravity, specificgravity, sgu, d, d\u00e9qu, dequ, d\u00e9quiv, dequiv',
      ),
    ],
  },
  {
    label: 'kg/m3',
    to: { gradient: (v) => convertUnits('gradient', v, 'kg/m3', 'kPa/m') },
    names: [
      ...listOf('kg/m3, kgs/m3, kg/cbm, kg/mc, kg/m3emw, kg/m3eq'),
      ...combined(GRAMS, LITRE.replaceAll(/(^| )/g, '$1/')),
    ],
  },
  {
    label: 'ppg',
    to: { gradient: (v) => convertUnits('gradient', v, 'ppg', 'kPa/m') },
    names: [
      ...combined(POUNDS, '/gal, /galemw, /galeq, /usgal, /usg, /galon, /galones, /galao, /gallon, /gl'),
      ...listOf('ppg, ppge, ppgemw, ppgeq, lpg'),
    ],
  },
  {
    label: 'lb/ft3',
    to: { gradient: (v) => convertUnits('gradient', v, 'lb/ft3', 'kPa/m') },
    names: [...combined(POUNDS, CUBIC_FEET.replaceAll(/(^| )/g, '$1/')), 'pcf'],
  },
  { label: 'kPa', to: { pressure: same }, names: combined('kpa', ', a, g, (a), (g), abs') },
  {
    label: 'MPa',
    to: { pressure: (v) => convertUnits('pressure', v, 'MPa', 'kPa') },
    names: combined('mpa', ', a, g, (a), (g), abs'),
  },
  {
    label: 'bar',
    to: { pressure: (v) => convertUnits('pressure', v, 'bar', 'kPa') },
    names: [...combined('bar', ', a, g, (a), (g), abs, (abs), ue, (ue), \u00fc'), 'bars'],
  },
  {
    label: 'kgf/cm2',
    to: { pressure: (v) => v * 10 * GRAVITY },
    names: [...combined('kg, kgf, kp, kgs', '/cm2, /cm2g, /cm2a, /cm2(g), /cm2(a)'), 'ksc'],
  },
  {
    label: 'psi',
    to: { pressure: (v) => convertUnits('pressure', v, 'psi', 'kPa') },
    names: [
      ...combined('psi', ', a, g, (a), (g), abs'),
      ...combined(POUNDS, '/in2, /sqin, /pg2, /plg2, /pulg2, /pol2, /po2'),
      ...listOf('lpc, lppc'),
    ],
  },
  { label: 'atm', to: { pressure: (v) => convertUnits('pressure', v, 'atm', 'kPa') }, names: ['atm'] },
  {
    label: 'Pa',
    to: { yieldPoint: same, pressure: (v) => convertUnits('pressure', v, 'Pa', 'kPa') },
    names: ['pa', 'n/m2'],
  },
  {
    label: 'dyn/cm2',
    to: { yieldPoint: (v) => v / 10 },
    names: combined('dyn, dyne, dynes, dina, dinas', '/cm2'),
  },
  {
    label: 'g/100cm2',
    to: { yieldPoint: (v) => v * (GRAVITY / 10) },
    names: combined('g, gr, gf', '/100cm2'),
  },
  {
    label: 'lb/100ft2',
    to: { yieldPoint: (v) => convertUnits('yieldPoint', v, 'lbf/100ft2', 'Pa') },
    names: [
      ...combined(POUNDS, SQUARE_FEET.replaceAll(/(^| )/g, '$1/100')),
      ...combined(POUNDS, '/hft2, /cft2'),
    ],
  },
  {
    label: 'ml',
    to: { volume: same },
    names: combined(
      'ml, cc, cm3, mls, ccs',
      ", /30min, /30mn, /30m, /30mins, /30minutes, /30minuten, /30minutos, /30minuti, /30', /30\u2032, /30\u2019, /halfhour, /30minapi",
    ),
  },
  {
    label: '%',
    to: { number: same },
    names: listOf(
      '%, pct, percent, prosent, prozent, procent, pourcent, porciento, porcento, percento, vol-%, vol%, %vol, %v/v, %v, %bv, %byvol, %volume, %volumen, %envol, v/v%',
    ),
  },
];

/** Units of columns that are not used; known so that a units row is recognised. As `unitKey` returns them. */
export const OTHER_UNITS: ReadonlySet<string> = new Set(
  (
    'deg/30m deg/100ft \u00b0/30m \u00b0/100ft deg/10m \u00b0/10m \u00b0/100pies \u00ba/30m \u00ba/100ft \u00ba/10m grad/30m ' +
    '- ms s sec h hr hrs days d usd degc degf \u00b0c \u00b0f md/cp m/h m/hr ft/h ft/hr fph lpm l/min gpm bpm spm m3 bbl bbls ' +
    'l/m m3/m bbl/ft bbl/m bbl/min gal/ft m3/h m3/min l/s kn dan kdan cp cps mpas mpa*s mpaxs none n/a lb/bbl ppb kg klb klbs ' +
    'kip kips ton tons tonnes knm ft-lb ft-lbs ft-lbf kft-lb lbf-ft jours jour dias dia dager dogn timer heures horas giorni ore ' +
    'bls sacos sacs sacchi sx sks gal/sk gps ft3/sk cuft/sk l/sk l/100kg l/t m3/t gal/sx ft3/sx eur keur nok mnok kusd musd'
  ).split(' '),
);
