import type { SourcedValue } from '@/api/generated/model';
import type { Value } from '@/domain/montage/change';

/** Tolerance for two readings of one decimal: far less than any field shows, and more than rounding errors. */
const noise = 1e-9;

/**
 * Whether a value differs from the generated one. A list is generated as one text with commas. Text is compared without
 * outer blanks, which a document's cell may have had.
 */
export function isEditedSince(generated: SourcedValue | null, now: Value | undefined): boolean {
  if (typeof generated === 'number' && typeof now === 'number') {
    return Math.abs(generated - now) > noise * Math.max(1, Math.abs(generated));
  }
  if (Array.isArray(now)) return list(textOf(generated).split(',')) !== list(now);
  return typeof generated === 'number' || typeof now === 'number'
    ? generated !== (now ?? null)
    : textOf(generated).trim() !== textOf(now ?? null).trim();
}

const textOf = (value: Value): string => (value === null ? '' : String(value));

const list = (parts: readonly string[]): string => parts.map((part) => part.trim()).join(', ');
