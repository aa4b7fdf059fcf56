import { plainDatum } from '../depths/datum';
import { fold } from '../words/fold';
import { depthUnit, depthWords, isDrillFloorWord } from './depth-references';
import { OTHER_UNITS, UNITS } from './known-units';
import type { Quantity, Unit } from './known-units';

/** A unit without differences in spelling: `lb/100 ft²` and `LB/100FT^2` are one. */
function unitKey(text: string): string {
  return bare(text)
    .replace(/²/g, '2')
    .replace(/³/g, '3')
    .replace(/(?<=.)[\s.^]+|[\s.^]+(?=.)/g, '');
}

const BY_NAME: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap((unit) => unit.names.map((name) => [name, unit] as const)),
);
const isKnown = (text: string): boolean => {
  const key = unitKey(text);
  return BY_NAME.has(key) || OTHER_UNITS.has(key);
};

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

function bare(text: string): string {
  return fold(text)
    .trim()
    .replace(/^[[(]\s*(.*?)\s*[\])]$/, '$1')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ');
}

/** Words for another datum or another depth; they stay part of the heading. */
const DEPTH_WORDS = new Set(['md', 'ahd', 'tvd', 'tvdss', 'ss', 'msl', 'tvdmsl', 'subsea', 'ah', 'above']);

export interface ParsedUnit {
  name: string;
  /** The part of the unit that belongs to the heading: `tvdss` of `m TVDSS`. */
  words: string[];
}

/** A longer text is prose and is not parsed. */
const LONGEST_UNIT = 40;

/** Parses `m`, `(ft)`, `m RKB`, `mTVDSS`, `deg/30m`; null for a text that is not a unit. */
export function parseUnit(text: string): ParsedUnit | null {
  if (text.length > LONGEST_UNIT) return null;
  const name = bare(text);
  if (isKnown(name)) return { name, words: [] };
  const depth = depthUnit(name);
  if (depth) return depth;
  const words = /[.a-z]{2}/.test(name) ? plainDatum(name.replace(/[.,]+/g, ' ').replace(/\s+/g, ' ')) : name;
  const [first = '', ...rest] = words.trim().split(/[\s,]+/);
  if (rest.length === 0) return BY_NAME.has(first) && first !== name ? { name: first, words: [] } : null;
  if (!BY_NAME.has(first)) return null;
  if (!rest.every((word) => isDrillFloorWord(word) || DEPTH_WORDS.has(word) || depthWords(word))) return null;
  return { name: first, words: rest.filter((word) => !isDrillFloorWord(word)) };
}

/** The unit at the start of the text after a number (`SG at shoe` starts with SG), or null. */
export function leadingUnit(rest: string): string | null {
  const whole = parseUnit(rest);
  if (whole) return whole.name;
  const words = rest.trim().split(/\s+/);
  for (const count of [3, 2, 1]) {
    if (words.length < count) continue;
    const first = words.slice(0, count).join(' ').replace(/[,;]$/, '');
    // `98'.`: the full stop of the sentence.
    const unit = parseUnit(first) ?? parseUnit(first.replace(/[.)]+$/, ''));
    if (unit) return unit.name;
  }
  return parseUnit(rest.trim().split(/[\s,;]+/)[0] ?? '')?.name ?? null;
}

export interface Converted {
  value: number;
  /** Null if the unit is the application's own. */
  note: string | null;
}

/** The value in the application's unit, or null if the unit is of another quantity. */
export function convert(value: number, unitName: string, quantity: Quantity): Converted | null {
  const unit = BY_NAME.get(unitKey(unitName));
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
