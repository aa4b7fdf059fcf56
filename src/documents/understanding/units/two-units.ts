import { unitInBrackets } from '../words/headings';
import { parseNumber } from '../words/numbers';
import { convert, leadingUnit } from './units';
import type { Quantity } from './known-units';

export interface Reading {
  value: number;
  unit: string | null;
}

const SECOND = /[/(;=,]\s*(?:ca\.?\s*|approx\.?\s*)?(\d[\d.,' ]*\d|\d)\s*([^\d\s()][^()\d]*)/;

/** The text after a number with a second unit: `m / 11483 ft`, `SG (10.4 ppg)`. Null if there is none. */
export function secondReading(rest: string, quantity: Quantity): Reading | null {
  if (!/\d/.test(rest) || quantity === 'size' || quantity === 'number') return null;
  const match = SECOND.exec(rest);
  const [value, unit] = [parseNumber((match?.[1] ?? '').replace(/[' ]/g, '')), leadingUnit(match?.[2] ?? '')];
  if (value === null || unit === null || convert(value, unit, quantity) === null) return null;
  // The first unit must be another one: `3500 m / 3600 m` is a range.
  return leadingUnit(rest) === unit ? null : { value, unit };
}

/** `(2034)` behind a number, below a heading with a unit in brackets: the same value in that unit. Null for anything else. */
export function readingInBrackets(rest: string, heading: string): Reading | null {
  const figure = /^\s*\(\s*(\d[\d.,' ]*)\)\s*$/.exec(rest)?.[1];
  const unit = figure === undefined ? null : unitInBrackets(heading);
  const value = parseNumber((figure ?? '').replace(/[' ]/g, ''));
  return value === null || unit === null ? null : { value, unit };
}

/** Half of the last digit of the coarser value, plus the rounding of a converter with fewer digits. */
const RELATIVE = 0.01;

export function agree(first: Reading, second: Reading, quantity: Quantity): boolean {
  if (first.unit === null || second.unit === null) return true;
  const [a, b] = [convert(first.value, first.unit, quantity), convert(second.value, second.unit, quantity)];
  return !a || !b || Math.abs(a.value - b.value) <= RELATIVE * Math.max(Math.abs(a.value), Math.abs(b.value));
}
