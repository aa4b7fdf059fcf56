import type { Field } from './catalogue';
import type { Value } from './change';
import { count, figure, missing, words } from './figures';
import { casingSize } from './titles';

/** Formats a value without its unit: rounded, with separators, `-` for null. */
export function shown({ kind, decimals }: Field, value: Value | undefined): string {
  if (typeof value === 'number')
    return kind === 'whole' || kind === 'level' ? count(value) : figure(value, ...decimals);
  if (typeof value !== 'string') return missing;
  return kind === 'size' ? (casingSize(value) ?? missing) : words(value);
}
