import { convert as convertUnits } from '@/domain/units';
import { plainDatum } from './datum';
import { fold } from './fold';

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

interface Unit {
  /** The name of the unit in a remark. */
  label: string;
  /** Converts a value to the application's unit, for each quantity of the unit. */
  to: Partial<Record<Quantity, (value: number) => number>>;
  names: string[];
}

const same = (value: number) => value;

/** One row per unit: its name in a remark, the conversion of its values, and its spellings. */
const UNITS: Unit[] = [
  {
    label: 'm',
    to: { length: same, size: (v) => convertUnits('size', v, 'cm', 'in') * 100 },
    names: [
      'metros',
      'metro',
      'mts',
      'mts.',
      'mtrs.',
      'meters.',
      'm.',
      'm',
      'meter',
      'meters',
      'metre',
      'metres',
      'mtr',
      'mtrs',
    ],
  },
  {
    label: 'ft',
    to: { length: (v) => convertUnits('length', v, 'ft', 'm') },
    names: [
      'pies',
      'pie',
      'pieds',
      'pied',
      'fot',
      'fuss',
      'voet',
      'ft.',
      'intl ft',
      'ftus',
      'ft us',
      'us ft',
      'ft',
      'feet',
      'foot',
      'usft',
      "'",
    ],
  },
  {
    label: 'in',
    to: { size: same, length: (v) => convertUnits('length', v, 'in', 'm') },
    names: [
      'pouces',
      'pouce',
      'po',
      'pulgadas',
      'pulgada',
      'pulg',
      'pulg.',
      'plg',
      'plg.',
      'pg',
      'pg.',
      'tommer',
      'tomme',
      'tom.',
      'zoll',
      'duim',
      'inch.',
      'ins',
      'in',
      'in.',
      'inch',
      'inches',
      '"',
      '\u2033',
      '\u201d',
      "''",
    ],
  },
  {
    label: 'mm',
    to: { size: (v) => convertUnits('size', v, 'mm', 'in') },
    names: ['millimeter', 'millimetre', 'milimetros', 'mm', 'millimetres', 'millimeters'],
  },
  { label: 'cm', to: { size: (v) => convertUnits('size', v, 'cm', 'in') }, names: ['centimeter', 'cm'] },
  { label: 'km', to: { length: (v) => convertUnits('length', v, 'km', 'm') }, names: ['km'] },
  {
    label: 'deg',
    to: { angle: same },
    names: [
      'grad',
      'gr',
      'grader',
      'grados',
      'degres',
      'degre',
      'graden',
      'deg.',
      '\u00b0 grid',
      'deg grid',
      '\u00b0 true',
      'deg true',
      'deg',
      'degs',
      'degree',
      'degrees',
      '\u00b0',
      '\u00ba',
      'degr',
    ],
  },
  {
    label: 'rad',
    to: { angle: (v) => convertUnits('angle', v, 'rad', 'deg') },
    names: ['rad', 'rads', 'radian', 'radians'],
  },
  {
    label: 'kg/m',
    to: { linearMass: same },
    names: ['kg/metre', 'kg/metro', 'kg/ml', 'kg/meter', 'kg per m', 'kg pro m', 'kg/lfm', 'kg/m'],
  },
  {
    label: 'lb/ft',
    to: { linearMass: (v) => convertUnits('linearMass', v, 'lb/ft', 'kg/m') },
    names: [
      'lb/pie',
      'lbs/pie',
      'lb/pied',
      'lbs/pied',
      'libras/pie',
      'livres/pied',
      'lb/pi',
      'lb/fot',
      'lb per ft',
      'lbs per ft',
      'lbs./ft',
      'lb./ft',
      'lb/foot',
      'lb/ft',
      'lbs/ft',
      'lbm/ft',
      'ppf',
      '#/ft',
      '#',
      'lbf/ft',
    ],
  },
  { label: 'kPa/m', to: { gradient: same }, names: ['kpa per m', 'kpa/m'] },
  {
    label: 'bar/m',
    to: { gradient: (v) => convertUnits('gradient', v, 'bar/m', 'kPa/m') },
    names: ['bar per m', 'bar/m'],
  },
  {
    label: 'bar/10m',
    to: { gradient: (v) => convertUnits('gradient', v / 10, 'bar/m', 'kPa/m') },
    names: ['bar/10 m', 'bar per 10 m', 'bar/10m'],
  },
  {
    label: 'psi/ft',
    to: { gradient: (v) => convertUnits('gradient', v, 'psi/ft', 'kPa/m') },
    names: ['psi/ft'],
  },
  {
    label: 'SG',
    to: { gradient: (v) => convertUnits('gradient', v, 'sg', 'kPa/m') },
    names: [
      'spec. gravity',
      'specific gravity',
      'g/ml',
      'kg/l.',
      'kg/dm\u00b3',
      't/m3',
      't/m\u00b3',
      'sg.',
      'kg/liter',
      'g/cm^3',
      'gr/cc',
      'gr/cm3',
      'gr/cm\u00b3',
      'gr/l',
      'kg/litre',
      'kg/litro',
      'kg/lt',
      'gr/ml',
      's.g. emw',
      'g/cm 3',
      'sg',
      's.g.',
      's.g',
      'g/cc',
      'g/cm3',
      'g/cm\u00b3',
      'kg/l',
      'kg/dm3',
      'emw',
      'sg emw',
    ],
  },
  {
    label: 'kg/m3',
    to: { gradient: (v) => convertUnits('gradient', v, 'kg/m3', 'kPa/m') },
    names: ['kg/m^3', 'kg/cbm', 'kg/m 3', 'g/l', 'kg/m3', 'kg/m\u00b3'],
  },
  {
    label: 'ppg',
    to: { gradient: (v) => convertUnits('gradient', v, 'ppg', 'kPa/m') },
    names: [
      'lpg',
      'lb/galon',
      'lbs/galon',
      'libras/galon',
      'lbm/us gal',
      'lb/us gal',
      'lbs/us gal',
      'ppg emw',
      'ppg',
      'lb/gal',
      'lbs/gal',
      'lbm/gal',
      'ppge',
    ],
  },
  {
    label: 'lb/ft3',
    to: { gradient: (v) => convertUnits('gradient', v, 'lb/ft3', 'kPa/m') },
    names: ['lb/pie3', 'lb/pi3', 'lb/cuft', 'lbs/ft3', 'lb/ft\u00b3', 'lb/ft3', 'pcf'],
  },
  {
    label: 'kPa',
    to: { pressure: same },
    names: ['kpa(a)', 'kpa(g)', 'kpa a', 'kpa g', 'kpa', 'kpag', 'kpaa'],
  },
  {
    label: 'MPa',
    to: { pressure: (v) => convertUnits('pressure', v, 'MPa', 'kPa') },
    names: ['mpaa', 'mpa(a)', 'mpa(g)', 'mpa', 'mpag'],
  },
  {
    label: 'bar',
    to: { pressure: (v) => convertUnits('pressure', v, 'bar', 'kPa') },
    names: [
      'bar abs',
      'bar a',
      'bar g',
      'bar abs.',
      'bar \u00fc',
      'bar\u00fc',
      'bar',
      'bars',
      'barg',
      'bara',
      'bar(a)',
      'bar(g)',
    ],
  },
  {
    label: 'kgf/cm2',
    to: { pressure: (v) => v * 98.0665 },
    names: ['kg/cm2', 'kg/cm\u00b2', 'kgf/cm2', 'kgf/cm\u00b2', 'kg/cm^2'],
  },
  {
    label: 'psi',
    to: { pressure: (v) => convertUnits('pressure', v, 'psi', 'kPa') },
    names: [
      'lpc',
      'lppc',
      'lb/pg2',
      'lb/plg2',
      'lb/pulg2',
      'lb/in2',
      'psi(a)',
      'psi(g)',
      'psi a',
      'psi g',
      'lbf/in2',
      'psi',
      'psig',
      'psia',
    ],
  },
  { label: 'atm', to: { pressure: (v) => convertUnits('pressure', v, 'atm', 'kPa') }, names: ['atm'] },
  {
    label: 'Pa',
    to: { yieldPoint: same, pressure: (v) => convertUnits('pressure', v, 'Pa', 'kPa') },
    names: ['pa'],
  },
  {
    label: 'lb/100ft2',
    to: { yieldPoint: (v) => convertUnits('yieldPoint', v, 'lbf/100ft2', 'Pa') },
    names: [
      'lb/100 pies2',
      'lb/100 pie2',
      'lb/100pies2',
      'lb/100pie2',
      'lbs/100 pies2',
      'lbs/100pies2',
      'lb/100 pies\u00b2',
      'lb/100 pie\u00b2',
      'lb/100pie\u00b2',
      'lb/100pies\u00b2',
      'lb/100 pieds2',
      'lb/100 pieds\u00b2',
      'lb/100 pi2',
      'lbf/100sqft',
      'lb/100sqft',
      'lb/100 sq ft',
      'lbs/100 ft2',
      'lbs/100 ft\u00b2',
      'lb/100 ft\u00b2',
      'lbf/100ft\u00b2',
      'lbf/100 ft\u00b2',
      'lb/100ft2',
      'lb/100sq.ft',
      'lb/100 sq.ft',
      'lbs/100sqft',
      'lbf/100ft2',
      'lbs/100ft2',
      'lb/100ft\u00b2',
      'lb/100 ft2',
      'lbf/100 ft2',
    ],
  },
  {
    label: 'ml',
    to: { volume: same },
    names: [
      'cm3/30 min',
      'cm3/30min',
      'cc/30 mn',
      'cm3/30 mn',
      'ml/30 mn',
      'ml/30 min.',
      'cm\u00b3',
      'cm\u00b3/30 min',
      'ml/30min.',
      'cc/30 min',
      'ml',
      'cc',
      'cm3',
      'ml/30min',
      'cc/30min',
      'ml/30 min',
    ],
  },
  {
    label: '%',
    to: { number: same },
    names: [
      'vol.-%',
      'vol-%',
      'vol %',
      'vol. %',
      '% v/v',
      'prosent',
      'pour cent',
      'por ciento',
      'prozent',
      'procent',
      '%',
      'pct',
      'percent',
      'vol%',
      '% vol',
      '%vol',
    ],
  },
];

/** Units of columns that are not used; known so that a units row is recognised. */
const OTHER_UNITS = new Set(
  (
    'deg/30m deg/100ft \u00b0/30m \u00b0/100ft deg/10m - ms s sec h hr hrs days d usd degc degf md/cp m/h lpm m3 bbl ' +
    'm3/m kn cp mpa.s none n/a lb/bbl kg jours jour dias dia dager dogn timer heures horas l/min gpm dan ton tons bls ' +
    'sacos sacs deg/30 m \u00b0/30 m \u00b0/10m \u00b0/10 m \u00b0/100 ft deg/100 ft \u00b0/100pies'
  ).split(' '),
);

const BY_NAME = new Map(UNITS.flatMap((unit) => unit.names.map((name) => [fold(name), unit] as const)));

const TARGET: Record<Quantity, string> = {
  length: 'm',
  size: 'in',
  linearMass: 'kg/m',
  gradient: 'kPa/m',
  pressure: 'kPa',
  angle: 'deg',
  yieldPoint: 'Pa',
  volume: 'ml',
  number: '',
};

/** Words for a depth below the drill floor, which is also the meaning of a depth without a reference. */
const DRILL_FLOOR_WORDS = new Set([
  'bdf',
  'rkb',
  'brkb',
  'rt',
  'brt',
  'rte',
  'kb',
  'df',
  'rtkb',
  'brtkb',
  'brte',
  'rkbe',
  'brotary',
  'rotary',
  // `mesa rotaria`, `mesa rotativa`: the rotary table.
  'mr',
]);
/** Words for another datum or another depth; they stay part of the heading. */
const DEPTH_WORDS = new Set(['md', 'ahd', 'tvd', 'tvdss', 'ss', 'msl', 'tvdmsl', 'subsea', 'ah', 'above']);

/** The quantity and reference of a depth in one word: `mdrt`, `tvnap`, `ahbdf`. */
const GLUED_DEPTH =
  /^(?:(?:md|ahd?|tvd?|v)(?:ss|msl|nap|nn|nhn|b?rkb|kb|b?rte?|ort|bdf|df)|md|ahd?|tvd?|sstvd|vnap)$/;

/** The reference of vertical depths below the sea after a unit of length: `mSS`, `ft SS`, `mNAP`. */
const GLUED_SEA = new Set(['ss', 'msl', 'bmsl', 'subsea', 'nap', 'nn', 'nhn', 'ngf']);

/** Metres below the ground: `m-mv`, `m u. GOK`, `m bgl`. */
const GROUND_UNIT =
  /^(m|ft)[\s./-]*(?:(?:u|unter|b|below|onder|sous|bajo)[\s.]*)?(?:gok|gel\.?|gelaende|mv|maaiveld|b?\.?g\.?l\.?|ground(?: level)?|terreno)$/;

export function isDrillFloorWord(word: string): boolean {
  return DRILL_FLOOR_WORDS.has(word);
}

export interface ParsedUnit {
  name: string;
  /** The part of the unit that belongs to the heading: `tvdss` of `m TVDSS`. */
  words: string[];
}

/** Units that include their datum: Mexican `mdbmr` (metres, measured, below the rotary table), French `m/TR`,
 * German `m u. DT` (below the Drehtisch). */
const DATUM_UNITS = new Map<string, ParsedUnit>([
  ['mdbmr', { name: 'm', words: ['md'] }],
  ['mvbmr', { name: 'm', words: ['tvd'] }],
  ['mvbnm', { name: 'm', words: ['tvdss'] }],
  ['mbnm', { name: 'm', words: ['tvdss'] }],
  ['mvbnmm', { name: 'm', words: ['tvdss'] }],
  ['mbmr', { name: 'm', words: [] }],
  ['mbbp', { name: 'm', words: [] }],
  ['mudt', { name: 'm', words: [] }],
  ['muokdt', { name: 'm', words: [] }],
  ['mudrt', { name: 'm', words: [] }],
  ['m/zt', { name: 'm', words: [] }],
  ['m/tr', { name: 'm', words: [] }],
  ['m/rt', { name: 'm', words: [] }],
  ['m/rkb', { name: 'm', words: [] }],
  ['m/table', { name: 'm', words: [] }],
  ['mmd/tr', { name: 'm', words: ['md'] }],
  ['mtvd/tr', { name: 'm', words: ['tvd'] }],
  ['mv/tr', { name: 'm', words: ['tvd'] }],
  ['m/mer', { name: 'm', words: ['tvdss'] }],
  ['m/nm', { name: 'm', words: ['tvdss'] }],
  ['mtvd/mer', { name: 'm', words: ['tvdss'] }],
  ['mv/mer', { name: 'm', words: ['tvdss'] }],
  ['m/ngf', { name: 'm', words: ['tvdss'] }],
  ['mngf', { name: 'm', words: ['tvdss'] }],
  ['msnm', { name: 'm', words: ['above', 'msl'] }],
  ['msnmm', { name: 'm', words: ['above', 'msl'] }],
  // The ground is not a supported datum: the word stays in the heading, which then matches no field.
  ['m/sol', { name: 'm', words: ['ground'] }],
]);

function bare(text: string): string {
  return fold(text)
    .trim()
    .replace(/^[[(]\s*(.*?)\s*[\])]$/, '$1')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ');
}

/** A longer text is prose and is not parsed. */
const LONGEST_UNIT = 40;

/** Parses `m`, `(ft)`, `m RKB`, `mTVDSS`, `deg/30m`; null for a text that is not a unit. */
export function parseUnit(text: string): ParsedUnit | null {
  if (text.length > LONGEST_UNIT) return null;
  const name = bare(text);
  if (BY_NAME.has(name) || OTHER_UNITS.has(name)) return { name, words: [] };
  const datum = DATUM_UNITS.get(name.replace(/[.\s]+/g, ''));
  if (datum) return { ...datum, words: [...datum.words] };
  const signed = /^(m|ft) ?([-+]) ?(?:nap|nn|nhn|msl)$/.exec(name);
  // Above the sea with a plus, below it with a minus.
  if (signed) return { name: signed[1] ?? '', words: signed[2] === '-' ? ['tvdss'] : ['above', 'msl'] };
  const ground = GROUND_UNIT.exec(name);
  if (ground) return { name: ground[1] ?? '', words: ['ground'] };
  const glued = /^(m|ft)\s*(?:\W\s*)?([a-z]+)$/.exec(name);
  const [, length = '', behind = ''] = glued ?? [];
  if (GLUED_DEPTH.test(behind)) return { name: length, words: [behind] };
  if (DRILL_FLOOR_WORDS.has(behind)) return { name: length, words: [] };
  if (GLUED_SEA.has(behind)) return { name: length, words: [behind === 'msl' ? 'msl' : 'tvdss'] };
  const words = /[.a-z]{2}/.test(name) ? plainDatum(name.replace(/[.,]+/g, ' ').replace(/\s+/g, ' ')) : name;
  const [first = '', ...rest] = words.trim().split(/[\s,]+/);
  if (rest.length === 0) return BY_NAME.has(first) && first !== name ? { name: first, words: [] } : null;
  if (!BY_NAME.has(first)) return null;
  if (!rest.every((word) => DRILL_FLOOR_WORDS.has(word) || DEPTH_WORDS.has(word) || GLUED_DEPTH.test(word)))
    return null;
  return { name: first, words: rest.filter((word) => !DRILL_FLOOR_WORDS.has(word)) };
}

/** The unit at the start of the text after a number (`SG at shoe` starts with SG), or null. */
export function leadingUnit(rest: string): string | null {
  const whole = parseUnit(rest);
  if (whole) return whole.name;
  const first = rest.trim().split(/[\s,;]+/)[0] ?? '';
  // `98'.`: the full stop of the sentence.
  return first === '' ? null : ((parseUnit(first) ?? parseUnit(first.replace(/[.)]+$/, '')))?.name ?? null);
}

export interface Converted {
  value: number;
  /** Null if the unit is the application's own. */
  note: string | null;
}

/** The value in the application's unit, or null if the unit is of another quantity. */
export function convert(value: number, unitName: string, quantity: Quantity): Converted | null {
  const unit = BY_NAME.get(bare(unitName));
  const toTarget = unit?.to[quantity];
  if (!unit || !toTarget) return null;
  const isTarget = unit.label === TARGET[quantity] || quantity === 'number';
  if (isTarget) return { value: toTarget(value), note: null };
  // Far below what any document resolves; without it 1.03 SG would be shown as 10.100849499999999.
  return { value: Number(toTarget(value).toFixed(6)), note: `${unit.label} to ${TARGET[quantity]}` };
}

/** Whether a pressure unit is gauge or absolute: `barg`, `psia`, `bar(a)`. */
export function pressureReference(unit: string | null): 'gauge' | 'absolute' | null {
  const name = bare(unit ?? '');
  if (!/^(?:k?pa|mpa|bar|psi)/.test(name)) return null;
  if (/^(?:k?pa|mpa|bar|psi) ?\(?(?:g|ue)\)?$/.test(name)) return 'gauge';
  return /^(?:k?pa|mpa|bar|psi) ?\(?(?:a|abs)\)?\.?$/.test(name) && !/^k?pa$|^mpa$/.test(name)
    ? 'absolute'
    : null;
}

/** The units of a quantity, by their names in remarks. */
export const unitsOf = (quantity: Quantity): string[] =>
  UNITS.filter(({ to }) => to[quantity]).map(({ label }) => label);
