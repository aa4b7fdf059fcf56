import type { SourcedValue } from '@/api/generated/model';
import type { Cell } from '@/domain/montage/address';
import type { Montage } from '@/domain/montage/montage';
import { fieldAt } from '@/domain/montage/fields';
import { placeName } from '@/domain/montage/words';
import { fieldOf, type Field } from '../fields';
import { dollars, figure, missing, words } from '@/domain/montage/figures';
import { topLineFields } from '../top-line/top-line-fields';

const tableField = (cell: Cell): Field | null => {
  try {
    return fieldOf(cell);
  } catch {
    // Tiles and the plan have words of their own.
    return null;
  }
};

/** What a value is called, in full and with its unit: `TVD SS (m)`. */
export function valueName(cell: Cell): string {
  const { at, field } = cell;
  if (at.of === 'section') return `Section TD ${tableField(cell)?.name ?? field}`;
  if (field === 'well_heads') return 'Well heads';
  const tile = at.of === 'topLine' && topLineFields.find((one) => one.field === field);
  if (tile) return tile.label;
  const label = fieldAt(cell)?.label ?? field;
  return tableField(cell)?.name ?? label.charAt(0).toUpperCase() + label.slice(1);
}

/** What it is a value of: `Chalk`, `mud in 12 1/4″ Section 3`; blank where there is one only. */
export const valueOwner = (montage: Montage, { at }: Cell): string => placeName(montage, at);

/** A value with three decimals at most: two documents may differ by less than a cell shows. */
export function valueWords(cell: Cell, value: SourcedValue | null | readonly string[]): string {
  if (Array.isArray(value)) return value.join(', ') || missing;
  if (typeof value === 'string') return words(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'number') return missing;
  if (cell.at.of === 'topLine') return cell.field === 'afe_cost' ? dollars(value) : String(value);
  const [least, most] = tableField(cell)?.decimals ?? [1, 1];
  return figure(value, least, Math.max(most, 3));
}
