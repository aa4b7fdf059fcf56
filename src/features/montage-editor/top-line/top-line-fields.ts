import type { TopLine } from '@/domain/montage/montage';
import { shortText } from '@/ui/short-text';
import { count, dollars, words } from '@/domain/montage/figures';

export type TopLineField = Exclude<keyof TopLine, 'id' | 'well_heads'>;

export interface TopLineTileField {
  readonly field: TopLineField;
  readonly label: string;
  readonly kind: 'text' | 'whole' | 'usd';
  /** For a text of a sentence or more: two columns, so that the other tiles fill the rows around it. */
  readonly wide?: boolean;
}

/** The tiles in the order in which they fill six, four, three or two columns without a hole. */
export const topLineFields: readonly TopLineTileField[] = [
  { field: 'well_name', label: 'Well name', kind: 'text' },
  { field: 'well_type', label: 'Well type', kind: 'text' },
  { field: 'field_name', label: 'Field name', kind: 'text' },
  { field: 'field_code', label: 'Field code', kind: 'text' },
  { field: 'location', label: 'Location', kind: 'text', wide: true },
  { field: 'objective', label: 'Objective', kind: 'text', wide: true },
  { field: 'well_id', label: 'Well id', kind: 'whole' },
  { field: 'activity_id', label: 'Activity id', kind: 'whole' },
  { field: 'afe_cost', label: 'AFE cost', kind: 'usd' },
  { field: 'days_planned', label: 'Days planned', kind: 'whole' },
];

type TopLineValue = TopLine[TopLineField];

/** A value as its tile shows it. */
export function shownValue({ kind }: TopLineTileField, value: TopLineValue): string {
  if (typeof value !== 'number') return words(value);
  return kind === 'usd' ? dollars(value) : count(value);
}

/** A value as its input begins: all of it, since what the tile rounds away must not be lost by opening it. */
export const editedValue = (value: TopLineValue): string => (value === null ? '' : String(value));

/** What a text was that its field could not take, as told to the person; null where it was taken. */
export function refusal({ label, kind }: TopLineTileField, text: string, now: TopLineValue): string | null {
  if (kind === 'text' || text.trim() === '' || now !== null) return null;
  return `“${shortText(text.trim(), 40)}” is not a ${kind === 'usd' ? 'number' : 'whole number'}: ${label} is empty now.`;
}
