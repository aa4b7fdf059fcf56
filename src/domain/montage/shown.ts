import { parseInches } from '../inches';
import { fromStored } from '../shown-units/units-of-person';
import type { Field } from './field';
import type { Value } from './change';
import { inForce } from './field-in';
import { count, figure, missing, words } from './figures';
import { casingSize } from './titles';

/** Formats a value without its unit, in the unit of the person who looks: rounded, with separators, `-` for null. */
export function shown(stored: Field, value: Value | undefined): string {
  const field = inForce(stored);
  const { kind, decimals } = field;
  if (typeof value === 'number')
    return kind === 'whole' || kind === 'level'
      ? count(value)
      : figure(inShownUnit(field, value), ...decimals);
  if (typeof value !== 'string') return missing;
  if (kind !== 'size') return words(value);
  const sizeIn = field.measure?.shown === undefined ? null : parseInches(value);
  return sizeIn === null ? (casingSize(value) ?? missing) : figure(inShownUnit(field, sizeIn), ...decimals);
}

/** A stored number in the unit of a field of `fieldIn`. */
export const inShownUnit = ({ measure }: Field, value: number): number =>
  measure?.shown === undefined ? value : fromStored(measure.quantity, value, measure.stored, measure.shown);
