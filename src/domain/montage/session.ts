import { applyChanges, invert } from './apply';
import type { Change, Edit } from './change';
import { compare } from './compare';
import { orderChanges } from './edit';
import { equal, shareEqual } from './equal';
import type { Montage } from './montage';
import { matchNewIds, renameIds, renameIdsOf } from './new-ids';
import { normaliseMontage } from './normalise';
import { overTheirs, settleDifferences } from './rebase';

/**
 * One montage being edited: what the server has, what was done to it, and what can be undone. Plain JSON data, so that it
 * can be kept anywhere.
 */
export interface Session {
  /** What the server has, in the editor's order. */
  readonly base: Montage;
  /** `base` with everything of `since` done to it. */
  readonly montage: Montage;
  /** The last is undone first. */
  readonly past: readonly Edit[];
  /** The last is done again first. */
  readonly future: readonly Edit[];
  /** Each edit, undo and redo since `base`, in order. */
  readonly since: readonly (readonly Change[])[];
  /** How many of `since` a save under way carries; null where none is. */
  readonly sent: number | null;
}

/** What a person did, to be done again after a crash. */
export type JournalEntry =
  | { readonly type: 'edit'; readonly edit: Edit }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Further back than anybody undoes, and little enough to be kept whole in the draft. */
const HISTORY_LIMIT = 1000;

const put = (montage: Montage, changes: readonly Change[]): Montage =>
  normaliseMontage(applyChanges(montage, changes));

export function openSession(server: Montage): Session {
  const base = normaliseMontage(server);
  return { base, montage: base, past: [], future: [], since: [], sent: null };
}

export const isUnsaved = (session: Session): boolean => session.since.length > 0;

/**
 * Writes down what was done since the base. What takes the batch before it back is not a second batch but the end of the
 * first: undoing to what is saved leaves nothing to save. A batch that a save carries has left and must be answered.
 */
function record(
  session: Session,
  changes: readonly Change[],
  montage: Montage = put(session.montage, changes),
): Session {
  const last = session.since.at(-1);
  if (last && session.since.length > (session.sent ?? 0) && equal(last, invert(changes))) {
    const since = session.since.slice(0, -1);
    if (since.length > 0) return { ...session, montage, since };
    // Over a newer base something may have been passed over that this change does not pass over.
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

/** Marks a save of `session.montage` as under way. Obliges the caller to `saved` or `saveFailed`. */
export const sendSession = (session: Session): Session => ({ ...session, sent: session.since.length });

export const saveFailed = (session: Session): Session => ({ ...session, sent: null });

/**
 * The answer to a save. What was done while it was under way goes on top of it, and what the server called the new entities
 * is what the history calls them from now on, so that undo reaches across a save.
 *
 * @param sent the montage as it was when the save was sent.
 */
export function saved(session: Session, sent: Montage, server: Montage): Session {
  const ids = matchNewIds(sent, server);
  const rename = (edit: Edit): Edit => renameIdsOf(edit, ids);
  const base = shareEqual(session.montage, normaliseMontage(server));
  const since = session.since.slice(session.sent ?? 0).map((batch) => renameIds(batch, ids));
  return {
    base,
    montage: shareEqual(session.montage, since.reduce(put, base)),
    past: ids.size > 0 ? session.past.map(rename) : session.past,
    future: ids.size > 0 ? session.future.map(rename) : session.future,
    since,
    sent: null,
  };
}

/** The session with everything since the base taken back, for good: it cannot be undone, nor what was before. */
export const takeBack = (session: Session): Session => ({
  ...session,
  montage: session.base,
  past: [],
  future: [],
  since: [...session.since, ...session.since.toReversed().map(invert)],
});

/**
 * The session as it goes on if the server stored what was sent, although its answer was lost and somebody else has saved on
 * top of it since: upon what was stored then, so that what they did is told apart from what was mine. Otherwise the rows that
 * I added would stand in theirs as well, and putting mine on top of theirs would double them.
 *
 * @param sent the montage as it was when the save was sent.
 * @returns that session, and how many differences it leaves to others; null where the server's montage does not show what was
 *   sent.
 */
export function savedBeneath(
  session: Session,
  sent: Montage,
  server: Montage,
): { readonly session: Session; readonly unexplained: number } | null {
  const theirs = normaliseMontage(server);
  const ids = matchNewIds(sent, theirs, false);
  const carried = session.since.slice(0, session.sent ?? 0).map((batch) => renameIds(batch, ids));
  const stored = carried.reduce(put, session.base);
  const made = compare(session.base, stored, session.base);
  const left = compare(session.base, stored, theirs);
  // What is there and was overwritten by them may have been stored; what they have as it was before has not.
  if (left.some(({ shown }) => shown.kind === 'mine')) return null;
  const differing = new Set(left.map(({ shown }) => shown.key));
  if (made.every(({ shown }) => differing.has(shown.key))) return null;
  return { session: saved(session, sent, stored), unexplained: left.length };
}

/**
 * My edits on top of a newer montage of the server.
 *
 * @param exceptFor keys of `compareMontages(session.base, session.montage, server)`: what is to be theirs, against my edits.
 */
export function rebase(
  session: Session,
  server: Montage,
  exceptFor: ReadonlySet<string> = new Set(),
): Session {
  const base = shareEqual(session.montage, normaliseMontage(server));
  const differences = compare(session.base, session.montage, base);
  const over = overTheirs(session.since, differences);
  const batches = session.since.map(over.batch);
  const merged = batches.reduce(put, base);
  const settling = settleDifferences(merged, differences, base, exceptFor);
  const montage = shareEqual(session.montage, put(merged, settling));
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

/** A session as it was, from the montage it began with and what was done. */
export function restore(server: Montage, journal: readonly JournalEntry[]): Session {
  return journal.reduce((session, entry) => {
    if (entry.type === 'edit') return commit(session, entry.edit);
    return entry.type === 'undo' ? undo(session) : redo(session);
  }, openSession(server));
}
