import { revisionOf } from '../db/montages';
import type { StoredMontage } from '../db/schemas';

/**
 * The time is in it beside the number of saves, because a reset begins to count anew and a page that was loaded before it
 * must not match.
 */
export const entityTagOf = (montage: StoredMontage): string =>
  `"r${revisionOf(montage)}-${Date.parse(montage.updated_time).toString(36)}"`;

/** Whether `If-Match` lets a change of what is there pass (RFC 9110, 13.1.1): compared strongly, so a weak tag never does. */
export function ifMatchHolds(ifMatch: string, current: string): boolean {
  if (ifMatch.trim() === '*') return true;
  const given: readonly string[] = ifMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return given.includes(current);
}
