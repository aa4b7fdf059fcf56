import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DraftSnapshot, JournalEntry } from './draft-store';

export const databaseName = 'montage-drafts';
/** Of the records. One of another format is set aside and not guessed at. */
export const recordFormat = 1;
const databaseVersion = 1;
/** How long a draft without unsaved work, or one that could not be understood, is kept. */
const keptMs = 28 * 24 * 60 * 60 * 1_000;

/** The person and the montage. */
export type DraftKey = readonly [user: string, montage: string];
type EntryKey = [user: string, montage: string, sequence: number];

export interface DraftRecord extends DraftSnapshot {
  readonly format: number;
  readonly user: string;
  readonly montage: string;
  /** The sequence of the first journal entry that comes after it. */
  readonly next: number;
  /** Only where nothing is unsaved: an index leaves out records without its field. */
  readonly savedAt?: number;
}

export interface DraftSchema extends DBSchema {
  drafts: { key: [string, string]; value: DraftRecord; indexes: { savedAt: number } };
  journal: {
    key: EntryKey;
    /** Without an action it is the fence, or a fence that was followed: see `fenceOf` and `followedSequence`. */
    value: Partial<JournalEntry> & { user: string; montage: string; sequence: number; next?: number };
  };
  aside: { key: number; value: { at: number; draft: unknown; journal: unknown }; indexes: { at: number } };
}

export type DraftDatabase = IDBPDatabase<DraftSchema>;

export const fenceSequence = -1;

/**
 * The row before the journal's first entry: `next` of the latest snapshot. A tab that knows a lower one has been taken over
 * from, and must not write a snapshot of its own.
 */
export const fenceOf = ([user, montage]: DraftKey): EntryKey => [user, montage, fenceSequence];

/**
 * The sequence of the row that says that a snapshot has followed the fence `known`. It is added with that snapshot, so that the
 * browser itself refuses a second one from a tab that knows no later fence, and the snapshot need not wait to read the fence.
 */
export const followedSequence = (known: number): number => fenceSequence - 1 - known;

/** A tab that slept through so many snapshots has been told long ago that it was taken over from. */
const followedKept = 100;

/** The rows of the fences before `known` that can go, where the fences are `apart`; null where there are none. */
export function oldFollowed([user, montage]: DraftKey, known: number, apart: number): IDBKeyRange | null {
  const from = followedSequence(known - followedKept * apart);
  return from < fenceSequence
    ? IDBKeyRange.bound([user, montage, from], [user, montage, fenceSequence], false, true)
    : null;
}

/** The fence and every row of one that was followed. */
const fencesOf = ([user, montage]: DraftKey): IDBKeyRange =>
  IDBKeyRange.bound([user, montage, Number.MIN_SAFE_INTEGER], [user, montage, fenceSequence]);

/** All journal entries of a draft, from `sequence` on. */
export const entriesOf = ([user, montage]: DraftKey, sequence = 0): IDBKeyRange =>
  IDBKeyRange.bound([user, montage, sequence], [user, montage, Number.MAX_SAFE_INTEGER]);

/**
 * Waits no longer than `patienceMs`: an older version of the application in another tab can hold the database open, and a
 * browser that is short of something may never answer. The screen is not to wait for either.
 *
 * @param onClosed Called when the connection has come to its end; the next write needs another.
 */
export async function openDraftDatabase(onClosed: () => void, patienceMs = 2_000): Promise<DraftDatabase> {
  if (typeof indexedDB === 'undefined') throw new Error('IndexedDB is missing');
  const opening = openDB<DraftSchema>(databaseName, databaseVersion, {
    upgrade(created) {
      created.createObjectStore('drafts', { keyPath: ['user', 'montage'] }).createIndex('savedAt', 'savedAt');
      created.createObjectStore('journal', { keyPath: ['user', 'montage', 'sequence'] });
      created.createObjectStore('aside', { autoIncrement: true }).createIndex('at', 'at');
    },
    // A newer version of the application wants in: holding the database open would hang that tab.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), patienceMs);
  });
  try {
    return await Promise.race([opening, patience]);
  } catch (reason) {
    // One that opens after all would stand in the way of the next upgrade.
    opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw reason;
  } finally {
    clearTimeout(timer);
  }
}

/** Drops drafts without unsaved work, and what was set aside, after four weeks. */
export async function dropOldDrafts(database: DraftDatabase, nowMs: number): Promise<void> {
  const before = IDBKeyRange.upperBound(nowMs - keptMs);
  const tx = database.transaction(['drafts', 'journal', 'aside'], 'readwrite');
  const [drafts, journal, aside] = [
    tx.objectStore('drafts'),
    tx.objectStore('journal'),
    tx.objectStore('aside'),
  ];
  for (const key of await drafts.index('savedAt').getAllKeys(before)) {
    // Its journal holds what has been done since: then it is in use, whatever its record says.
    if ((await journal.count(entriesOf(key))) > 0) continue;
    await drafts.delete(key);
    await journal.delete(fencesOf(key));
  }
  for (const key of await aside.index('at').getAllKeys(before)) await aside.delete(key);
  await tx.done;
}
