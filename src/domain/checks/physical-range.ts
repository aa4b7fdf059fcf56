import type { Cell } from '../montage/address';
import { isKnown } from './known';
import type { Said } from './rule';

interface Quantity {
  readonly cell: Cell;
  readonly value: number | null;
  /** What it is, with its figure: `A yield point of -5 Pa`. */
  readonly what: (value: number) => string;
}

/**
 * Quantities that nature does not have below zero. Zero itself is left alone: an unreadable number becomes it on edit, and what
 * is not pumped or not tested is written with it. Null where none of them is known.
 */
export function judgeNotNegative(quantities: readonly Quantity[]): Said[] | null {
  let known = 0;
  const said: Said[] = [];
  for (const { cell, value, what } of quantities) {
    if (!isKnown(value)) continue;
    known += 1;
    if (value < 0) said.push({ result: 'error', cell, text: `${what(value)} is negative` });
  }
  return known === 0 ? null : said;
}
