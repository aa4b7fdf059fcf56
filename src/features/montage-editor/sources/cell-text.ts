import type { SourcedValue } from '@/api/generated/model';
import type { Cell } from '@/domain/montage/address';
import { fieldAt, fullTitleOf } from '@/domain/montage/catalogue';
import type { Montage } from '@/domain/montage/montage';
import { placeName } from '@/domain/montage/words';
import { count, dollars, figure, missing, words } from '@/domain/montage/figures';
import { inForce } from '@/domain/montage/field-in';
import { inShownUnit } from '@/domain/montage/shown';

/** The full name of a value with its unit: `TVD SS (m)`. */
export function valueName(cell: Cell): string {
  if (cell.field === 'well_heads') return 'Well heads';
  const field = fieldAt(cell);
  if (!field) return cell.field;
  // A cost has its currency sign.
  return field.kind === 'usd' ? field.name : fullTitleOf(field);
}

/** The owner of a value: `Chalk`, `mud in 12 1/4″ Section 3`; blank if there is only one. */
export const valueOwner = (montage: Montage, { at }: Cell): string => placeName(montage, at);

/** A value with at most three decimals: two documents may differ by less than a cell shows. */
export function valueWords(cell: Cell, value: SourcedValue | null | readonly string[]): string {
  if (Array.isArray(value)) return value.join(', ') || missing;
  if (typeof value === 'string') return words(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'number') return missing;
  const field = fieldAt(cell);
  if (field?.kind === 'usd') return dollars(value);
  if (field?.kind === 'whole') return count(value);
  const own = field && inForce(field);
  const [least, most] = own?.decimals ?? [1, 1];
  return figure(own ? inShownUnit(own, value) : value, least, Math.max(most, 3));
}
