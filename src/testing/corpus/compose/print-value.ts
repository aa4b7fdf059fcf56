import { parseInches } from '@/domain/inches';
import { convert } from '@/domain/units';
import type { Quantity } from '@/domain/units';
import type { NumberPart, SizeStyle, UnitPart } from './parts';
import type { Measured, Value } from './values';

/** How many decimals a figure has, by unit; what is not listed has one. */
const DECIMALS: Record<string, number> = {
  ft: 0,
  in: 3,
  mm: 1,
  'kg/m': 2,
  kPa: 0,
  MPa: 1,
  psi: 0,
  bar: 1,
  sg: 2,
  'g/cm3': 2,
  'kg/m3': 0,
  ppg: 1,
  'lb/ft3': 1,
  'kPa/m': 2,
  'bar/m': 4,
  'psi/ft': 3,
  deg: 2,
  'deg/30m': 2,
  'deg/100ft': 2,
  '%': 0,
  none: 0,
};

export interface Printing {
  numbers: NumberPart;
  sizes: SizeStyle;
  unitOf: (of: Measured) => UnitPart;
}

/** The first unit of a quantity: what values are held in. */
const HELD: Partial<Record<Measured, string>> = {
  length: 'm',
  size: 'in',
  linearMass: 'kg/m',
  pressure: 'kPa',
  gradient: 'kPa/m',
  yieldPoint: 'Pa',
  angle: 'deg',
};

function inUnit(of: Measured, value: number, unit: string): number {
  if (of === 'dogleg') return unit === 'deg/100ft' ? value * (30.48 / 30) : value;
  const held = HELD[of];
  return held === undefined ? value : convert(of as Quantity, value, held as never, unit as never);
}

export function printNumber(value: number, { decimal, thousands }: NumberPart, decimals: number): string {
  const fixed = value.toFixed(decimals);
  const [whole = '', fraction] = (Number(fixed) === 0 ? fixed.replace('-', '') : fixed).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

const VULGAR: Record<string, string> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '3/8': '⅜',
  '5/8': '⅝',
  '1/8': '⅛',
  '7/8': '⅞',
};

export function printSize(inches: string, { sizes, numbers }: Pick<Printing, 'sizes' | 'numbers'>): string {
  const plain = parseInches(inches);
  switch (sizes) {
    case 'fraction':
      return inches;
    case 'marked':
      return `${inches}"`;
    case 'hyphen':
      return `${inches.replace(' ', '-')}"`;
    case 'vulgar':
      return `${inches.replace(/ ?(\d\/\d)$/, (_, fraction: string) => VULGAR[fraction] ?? fraction)}"`;
    case 'decimal':
      return plain === null ? inches : String(plain).replace('.', numbers.decimal);
    case 'rounded up':
      return plain === null
        ? inches
        : plain.toFixed(Number.isInteger(plain) ? 0 : 3).replace('.', numbers.decimal);
  }
}

/** A cell as its document prints it, without its unit. A bound is as its language has bounds. */
export function printValue(value: Value, printing: Printing, decimals?: number): string {
  const { numbers } = printing;
  if (value === null) return numbers.blank;
  if (value.as === 'text') return value.text;
  if (value.as === 'size') return printSize(value.inches, printing);
  const [unit] = printing.unitOf(value.of);
  const places = decimals ?? placesOf(value, unit);
  const say = (held: number) => printNumber(inUnit(value.of, held, unit), numbers, places);
  const { exact, from, to } = value;
  if (exact !== undefined) return say(exact);
  if (from !== undefined && to !== undefined)
    return numbers.range.replace('{a}', say(from)).replace('{b}', say(to));
  if (to !== undefined) return numbers.atMost.replace('{a}', say(to));
  return from === undefined ? numbers.blank : numbers.atLeast.replace('{a}', say(from));
}

/** A length that says half a metre or a pH of 8.5 keeps its decimal, whatever its unit. */
function placesOf(value: Extract<Value, { as: 'amount' }>, unit: string): number {
  const given = DECIMALS[unit] ?? 1;
  if (value.of !== 'none' && value.of !== 'percent' && value.of !== 'fluidLoss') return given;
  const figures = [value.exact, value.from, value.to].filter((one) => one !== undefined);
  return figures.every((one) => Number.isInteger(one)) ? 0 : 1;
}
