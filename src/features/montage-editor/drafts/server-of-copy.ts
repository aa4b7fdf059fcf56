import { mayBeSame } from '../saving/check-montage';
import type { ServerMontage } from '../server-montage';
import type { StoredDraft } from './draft-store';
import { revive } from './open-draft';
import { isWorkUnsaved } from './work';

/**
 * What to open a draft on if the server gives no answer and this browser has a copy of an earlier one. The draft was made on a
 * version of the server, too. With unsaved work that one counts, whichever is newer: two states of which neither may be the
 * newest are no conflict to decide on. The save after the network's return finds out, by its version.
 *
 * @param copiedAtMs when the server gave the copy (epoch, ms).
 */
export function serverOfCopy(
  stored: StoredDraft | null,
  copy: ServerMontage,
  copiedAtMs: number,
  nowMs: number,
): ServerMontage {
  const left = stored && revive(stored);
  if (!left || !mayBeSame(left.session.base, copy.montage)) return copy;
  const changedAt = stored.journal.at(-1)?.at ?? stored.snapshot.at;
  // Saved after the copy was made, which the browser then did not store again. A copy of the future says that the clock was set
  // back, and nothing of what is newer.
  const isNewer =
    isWorkUnsaved(left) || left.sending !== null || changedAt >= copiedAtMs || copiedAtMs > nowMs;
  return isNewer ? { montage: left.session.base, version: stored.snapshot.version } : copy;
}
