import { applyChanges, invert } from './apply';
import type { Change, Edit } from './change';
import { compare } from './compare';
import { orderChanges } from './edit';
import { equal, shareEqual } from './equal';
import type { Montage } from './montage';
import { matchNewIds, renameIds, renameIdsOf } from './new-ids';
import { normaliseMontage } from './normalise';
import { onTheirValues, settleDifferences } from './rebase';

/**
 * One montage being edited: the server's version, the edits since, and the history. Plain JSON data, so that it can be
 * stored anywhere.
 */
export interface Session {
  /** The server's version, normalised. */
  readonly base: Montage;
  /** `base` with all changes of `since`. */
  readonly montage: Montage;
  /** The last is undone first. */
  readonly past: readonly Edit[];
  /** The last is redone first. */
  readonly future: readonly Edit[];
  /** Each edit, undo and redo since `base`, in order. */
  readonly since: readonly (readonly Change[])[];
  /** How many of `since` a pending save contains; null without one. */
  readonly sent: number | null;
}

/** A user action, to be repeated after a crash. */
export type JournalEntry =
  | { readonly type: 'edit'; readonly edit: Edit }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** More steps than users undo, and few enough to store in the draft. */
const HISTORY_LIMIT = 1000;

const applyTo = (montage: Montage, changes: readonly Change[]): Montage =>
  normaliseMontage(applyChanges(montage, changes));

export function openSession(server: Montage): Session {
  const base = normaliseMontage(server);
  return { base, montage: base, past: [], future: [], since: [], sent: null };
}

export const isUnsaved = (session: Session): boolean => session.since.length > 0;

/**
 * Adds a batch to `since`. A batch that reverses the one before removes it instead: undoing to the saved state leaves
 * nothing to save. A batch in a pending save is never removed, because the server may store it.
 */
function record(
  session: Session,
  changes: readonly Change[],
  montage: Montage = applyTo(session.montage, changes),
): Session {
  const last = session.since.at(-1);
  if (last && session.since.length > (session.sent ?? 0) && equal(last, invert(changes))) {
    const since = session.since.slice(0, -1);
    if (since.length > 0) return { ...session, montage, since };
    // On a newer base, the earlier batch may have been skipped while this one is not.
    if (equal(montage, session.base)) return { ...session, montage: session.base, since };
  }
  return { ...session, montage, since: [...session.since, changes] };
}

/**
 * The session after an edit; the same session if the edit changes nothing. The history has the edit with the changes of order
 * that it caused.
 */
export function commit(session: Session, edit: Edit): Session {
  const unsorted = applyChanges(session.montage, edit.changes);
  if (unsorted === session.montage) return session;
  const montage = normaliseMontage(unsorted);
  const changes = [...edit.changes, ...orderChanges(unsorted, montage)];
  const past = [...session.past, { ...edit, changes }].slice(-HISTORY_LIMIT);
  return { ...record(session, changes, montage), past, future: [] };
}

export function undo(session: Session): Session {
  const edit = session.past.at(-1);
  if (!edit) return session;
  const after = record(session, invert(edit.changes));
  return { ...after, past: session.past.slice(0, -1), future: [...session.future, edit] };
}

export function redo(session: Session): Session {
  const edit = session.future.at(-1);
  if (!edit) return session;
  const after = record(session, edit.changes);
  return { ...after, past: [...session.past, edit], future: session.future.slice(0, -1) };
}

/** Marks `session.montage` as being saved. The caller must call `saved` or `saveFailed` afterwards. */
export const sendSession = (session: Session): Session => ({ ...session, sent: session.since.length });

export const saveFailed = (session: Session): Session => ({ ...session, sent: null });

/**
 * The session after the answer to a save. Edits made while it was pending are applied to the answer, and the history
 * uses the server's ids of new entities, so that undo works across a save.
 *
 * @param sent the montage when the save was sent.
 */
export function saved(session: Session, sent: Montage, answer: Montage): Session {
  const { foreign } = session.base;
  // An answer without any such fields need not mean that the server has dropped them.
  const server = foreign && !answer.foreign ? { ...answer, foreign } : answer;
  const ids = matchNewIds(sent, server);
  const rename = (edit: Edit): Edit => renameIdsOf(edit, ids);
  const base = shareEqual(session.montage, normaliseMontage(server));
  const since = session.since.slice(session.sent ?? 0).map((batch) => renameIds(batch, ids));
  return {
    base,
    montage: shareEqual(session.montage, since.reduce(applyTo, base)),
    past: ids.size > 0 ? session.past.map(rename) : session.past,
    future: ids.size > 0 ? session.future.map(rename) : session.future,
    since,
    sent: null,
  };
}

/** Reverts all edits since the base, for good: clears the history. */
export const discardEdits = (session: Session): Session => ({
  ...session,
  montage: session.base,
  past: [],
  future: [],
  since: [...session.since, ...session.since.toReversed().map(invert)],
});

/**
 * The session if the server stored what was sent, its answer was lost, and another user has saved since. The base
 * becomes what was stored then, which separates their changes from mine. Otherwise rows that I added would also be in
 * their montage, and a rebase would duplicate them.
 *
 * @param sent the montage when the save was sent.
 * @returns that session, and the number of differences that are other users' changes; null if the server's montage does
 * not contain what was sent.
 */
export function afterLostSave(
  session: Session,
  sent: Montage,
  server: Montage,
): { readonly session: Session; readonly unexplained: number } | null {
  const theirs = normaliseMontage(server);
  const ids = matchNewIds(sent, theirs, false);
  const carried = session.since.slice(0, session.sent ?? 0).map((batch) => renameIds(batch, ids));
  const stored = carried.reduce(applyTo, session.base);
  const made = compare(session.base, stored, session.base);
  const left = compare(session.base, stored, theirs);
  // Values that they have overwritten may have been stored; values that are as before were not.
  if (left.some(({ shown }) => shown.kind === 'mine')) return null;
  const differing = new Set(left.map(({ shown }) => shown.key));
  if (made.every(({ shown }) => differing.has(shown.key))) return null;
  return { session: saved(session, sent, stored), unexplained: left.length };
}

/**
 * My edits on top of a newer montage of the server.
 *
 * @param exceptFor keys of `compareMontages(session.base, session.montage, server)`: differences in which their side
 * wins.
 */
export function rebase(
  session: Session,
  server: Montage,
  exceptFor: ReadonlySet<string> = new Set(),
): Session {
  const base = shareEqual(session.montage, normaliseMontage(server));
  const differences = compare(session.base, session.montage, base);
  const over = onTheirValues(session.since, differences);
  const batches = session.since.map(over.batch);
  const merged = batches.reduce(applyTo, base);
  const settling = settleDifferences(merged, differences, base, exceptFor);
  const montage = shareEqual(session.montage, applyTo(merged, settling));
  const isTheirs = equal(montage, base);
  return {
    base,
    montage: isTheirs ? base : montage,
    past: session.past.map(over.edit),
    future: session.future.map(over.edit),
    since: isTheirs ? [] : settling.length > 0 ? [...batches, settling] : batches,
    sent: null,
  };
}

/** The session from its first montage and its journal. */
export function restore(server: Montage, journal: readonly JournalEntry[]): Session {
  return journal.reduce((session, entry) => {
    if (entry.type === 'edit') return commit(session, entry.edit);
    return entry.type === 'undo' ? undo(session) : redo(session);
  }, openSession(server));
}
