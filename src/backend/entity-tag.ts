import type { StoredMontage } from './records';
import { revisionOf } from './stored-montage';

/**
 * Holds the time as well as the number of saves: a reset starts the count again, and a page from before it must not match.
 */
export const entityTagOf = (montage: Pick<StoredMontage, 'revision' | 'updated_time'>): string =>
  `"r${revisionOf(montage)}-${Date.parse(montage.updated_time).toString(36)}"`;

/** The version that a tag names; undefined for anything but one tag of ours. */
export function versionOfTag(tag: string): { revision: number; updatedMs: number } | undefined {
  const [, revision, time] = /^"r(\d{1,9})-([\da-z]{1,10})"$/.exec(tag.trim()) ?? [];
  if (revision === undefined || time === undefined) return undefined;
  return { revision: Number(revision), updatedMs: Number.parseInt(time, 36) };
}

/** Whether `If-Match` allows a change of the current version (RFC 9110, 13.1.1): compared strongly, so a weak tag never does. */
export function ifMatchHolds(ifMatch: string, current: string): boolean {
  if (ifMatch.trim() === '*') return true;
  const given: readonly string[] = ifMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return given.includes(current);
}
