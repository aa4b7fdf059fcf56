import type { Cell } from '../montage/address';
import { isKnown } from './known';
import type { RuleFinding } from './rule';

interface Quantity {
  readonly cell: Cell;
  readonly value: number | null;
  /** The quantity with its value: `A yield point of -5 Pa`. */
  readonly what: (value: number) => string;
}

/**
 * Findings for quantities that are physically never negative. Zero is accepted: an unreadable number becomes zero on
 * edit, and documents write it for what is not pumped or not tested. Null if no value is known.
 */
export function judgeNotNegative(quantities: readonly Quantity[]): RuleFinding[] | null {
  let known = 0;
  const findings: RuleFinding[] = [];
  for (const { cell, value, what } of quantities) {
    if (!isKnown(value)) continue;
    known += 1;
    if (value < 0) findings.push({ result: 'error', cell, text: `${what(value)} is negative` });
  }
  return known === 0 ? null : findings;
}
