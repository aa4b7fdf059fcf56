import { catalogue, topLineColumns, type FieldKind, type FieldOf } from '@/domain/montage/catalogue';
import type { TopLine } from '@/domain/montage/montage';
import { shortText } from '@/ui/short-text';
import { dollars } from '@/domain/montage/figures';
import { shown } from '@/domain/montage/shown';

type TopLineField = FieldOf<'topLine'>;

export interface TopLineTileField {
  readonly field: TopLineField;
  readonly label: string;
  readonly kind: FieldKind;
  /** For a text of a sentence or more: two columns, so that the other tiles fill the rows around it. */
  readonly wide?: true | undefined;
}

export const topLineFields: readonly TopLineTileField[] = topLineColumns.map((field) => ({
  field,
  label: catalogue.topLine[field].name,
  kind: catalogue.topLine[field].kind,
  wide: field === 'location' || field === 'objective' || undefined,
}));

type TopLineValue = TopLine[TopLineField];

/** A value in its tile: a cost has its currency sign, because the label has no unit. */
export const shownValue = ({ field, kind }: TopLineTileField, value: TopLineValue): string =>
  kind === 'usd' && typeof value === 'number' ? dollars(value) : shown(catalogue.topLine[field], value);

/** The full value for the input: opening it must not lose what the tile rounds. */
export const editedValue = (value: TopLineValue): string => (value === null ? '' : String(value));

/** The error for a text that the field rejects; null if it accepts it. */
export function refusal({ label, kind }: TopLineTileField, text: string, now: TopLineValue): string | null {
  if (kind === 'text' || text.trim() === '' || now !== null) return null;
  return `“${shortText(text.trim(), 40)}” is not a ${kind === 'usd' ? 'number' : 'whole number'}: ${label} is empty now.`;
}
