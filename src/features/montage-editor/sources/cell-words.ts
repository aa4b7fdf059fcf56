import type { SourcedValue } from '@/api/generated/model';
import type { Cell } from '@/domain/montage/address';
import { fieldAt, fullTitleOf } from '@/domain/montage/catalogue';
import type { Montage } from '@/domain/montage/montage';
import { placeName } from '@/domain/montage/words';
import { count, dollars, figure, missing, words } from '@/domain/montage/figures';

/** What a value is called, in full and with its unit: `TVD SS (m)`. */
export function valueName(cell: Cell): string {
  if (cell.field === 'well_heads') return 'Well heads';
  const field = fieldAt(cell);
  if (!field) return cell.field;
  // A cost has the sign of its currency.
  return field.kind === 'usd' ? field.name : fullTitleOf(field);
}

/** What it is a value of: `Chalk`, `mud in 12 1/4″ Section 3`; blank where there is one only. */
export const valueOwner = (montage: Montage, { at }: Cell): string => placeName(montage, at);

/** A value with three decimals at most: two documents may differ by less than a cell shows. */
export function valueWords(cell: Cell, value: SourcedValue | null | readonly string[]): string {
  if (Array.isArray(value)) return value.join(', ') || missing;
  if (typeof value === 'string') return words(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'number') return missing;
  const field = fieldAt(cell);
  if (field?.kind === 'usd') return dollars(value);
  if (field?.kind === 'whole') return count(value);
  const [least, most] = field?.decimals ?? [1, 1];
  return figure(value, least, Math.max(most, 3));
}
