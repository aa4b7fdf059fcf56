import type { MontageVersion } from '@/api/generated/model';
import type { VersionChange } from '@/domain/montage/versions';
import { momentOf } from '@/ui/moment';
import { shortText } from '@/ui/short-text';

const causes: Readonly<Record<string, string>> = {
  upload: 'Uploaded',
  import: 'Added from a montage file or as a copy',
  generation: 'Generated from the documents',
  save: 'Saved',
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `2 Mar 2026, 10:41`; null if the server gives no time. */
export function savedTime({ saved_time }: Pick<MontageVersion, 'saved_time'>): string | null {
  const ms = momentOf(saved_time);
  return ms === null ? null : moment.format(ms);
}

/** `Saved by kees@example.com`; null if the server knows neither. */
export function originOf({ cause, saved_by }: Pick<MontageVersion, 'cause' | 'saved_by'>): string | null {
  // A newer server may have causes that this page does not know.
  const done = cause === null ? undefined : causes[cause];
  if (saved_by === null) return done ?? null;
  return `${done ?? 'Stored'} by ${shortText(saved_by)}`;
}

const counted = (count: number): string =>
  count === 1 ? '1 change' : `${count.toLocaleString('en-US')} changes`;

/** A term of two words stays on one line. */
export const unbroken = (text: string): string => text.replace(/\b(TVD|AHD) (SS|BDF)\b/g, '$1\u00a0$2');

function changeText({ where, before, after }: VersionChange): string {
  const place = unbroken(shortText(where));
  if (before === null) return `${place} added`;
  if (after === null) return `${place} removed`;
  return `${place}: ${shortText(before, 40)}\u00a0→\u00a0${shortText(after, 40)}`;
}

/** What changed, in short: the number of changes, the first few, and how many more there are. */
export interface ChangeSummary {
  readonly title: string;
  readonly first: readonly string[];
  readonly more: number;
}

const shown = 3;

export function summaryOf(changes: readonly VersionChange[]): ChangeSummary {
  return {
    title: changes.length === 0 ? 'No changes' : counted(changes.length),
    first: changes.slice(0, shown).map(changeText),
    more: Math.max(0, changes.length - shown),
  };
}
