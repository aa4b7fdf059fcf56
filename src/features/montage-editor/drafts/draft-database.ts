import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DraftSnapshot, JournalEntry } from './draft-store';

export const databaseName = 'montage-drafts';
/** The format of the records. A record of another format is set aside. */
export const recordFormat = 1;
const databaseVersion = 1;
/** How long a draft without unsaved work, or one that is set aside, is kept. */
const keptMs = 28 * 24 * 60 * 60 * 1_000;

/** The user and the montage. */
export type DraftKey = readonly [user: string, montage: string];
type EntryKey = [user: string, montage: string, sequence: number];

export interface DraftRecord extends DraftSnapshot {
  readonly format: number;
  readonly user: string;
  readonly montage: string;
  /** The sequence of the first journal entry after it. */
  readonly next: number;
  /** Only if nothing is unsaved: an index leaves out records without its field. */
  readonly savedAt?: number;
}

export interface DraftSchema extends DBSchema {
  drafts: { key: [string, string]; value: DraftRecord; indexes: { savedAt: number } };
  journal: {
    key: EntryKey;
    /** Without an action it is the fence or a followed fence: see `fenceOf` and `followedSequence`. */
    value: Partial<JournalEntry> & { user: string; montage: string; sequence: number; next?: number };
  };
  aside: { key: number; value: { at: number; draft: unknown; journal: unknown }; indexes: { at: number } };
}

export type DraftDatabase = IDBPDatabase<DraftSchema>;

export const fenceSequence = -1;

/**
 * The row before the journal's first entry: `next` of the latest snapshot. A tab that knows a lower value has lost the
 * draft to another tab and must not write a snapshot.
 */
export const fenceOf = ([user, montage]: DraftKey): EntryKey => [user, montage, fenceSequence];

/**
 * The sequence of the row that marks the fence `known` as followed by a snapshot. It is added with that snapshot, so
 * that the browser refuses a second snapshot from a tab that knows no later fence. The snapshot need not wait to read
 * the fence.
 */
export const followedSequence = (known: number): number => fenceSequence - 1 - known;

/** A tab that slept through this many snapshots has long learned of the takeover. */
const followedKept = 100;

/**
 * The rows of the fences before `known` that can be deleted, with `apart` between two fences; null if there are none.
 */
export function oldFollowed([user, montage]: DraftKey, known: number, apart: number): IDBKeyRange | null {
  const from = followedSequence(known - followedKept * apart);
  return from < fenceSequence
    ? IDBKeyRange.bound([user, montage, from], [user, montage, fenceSequence], false, true)
    : null;
}

/** The fence and every row of a followed fence. */
const fencesOf = ([user, montage]: DraftKey): IDBKeyRange =>
  IDBKeyRange.bound([user, montage, Number.MIN_SAFE_INTEGER], [user, montage, fenceSequence]);

/** All journal entries of a draft from `sequence`. */
export const entriesOf = ([user, montage]: DraftKey, sequence = 0): IDBKeyRange =>
  IDBKeyRange.bound([user, montage, sequence], [user, montage, Number.MAX_SAFE_INTEGER]);

/**
 * Waits at most `patienceMs`, because the screen waits: an older version of the application in another tab can hold the
 * database open, and a browser short of resources may never answer.
 *
 * @param onClosed Called when the connection has closed; the next write needs a new one.
 */
export async function openDraftDatabase(onClosed: () => void, patienceMs = 2_000): Promise<DraftDatabase> {
  if (typeof indexedDB === 'undefined') throw new Error('IndexedDB is missing');
  const opening = openDB<DraftSchema>(databaseName, databaseVersion, {
    upgrade(created) {
      created.createObjectStore('drafts', { keyPath: ['user', 'montage'] }).createIndex('savedAt', 'savedAt');
      created.createObjectStore('journal', { keyPath: ['user', 'montage', 'sequence'] });
      created.createObjectStore('aside', { autoIncrement: true }).createIndex('at', 'at');
    },
    // A newer version of the application wants to open the database: holding it open would block that tab.
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
    // If it opens after all, it would block the next upgrade.
    opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw reason;
  } finally {
    clearTimeout(timer);
  }
}

/** Deletes drafts without unsaved work, and those set aside, after four weeks. */
export async function dropOldDrafts(database: DraftDatabase, nowMs: number): Promise<void> {
  const before = IDBKeyRange.upperBound(nowMs - keptMs);
  const tx = database.transaction(['drafts', 'journal', 'aside'], 'readwrite');
  const [drafts, journal, aside] = [
    tx.objectStore('drafts'),
    tx.objectStore('journal'),
    tx.objectStore('aside'),
  ];
  for (const key of await drafts.index('savedAt').getAllKeys(before)) {
    // A draft with journal entries is in use, whatever its record says.
    if ((await journal.count(entriesOf(key))) > 0) continue;
    await drafts.delete(key);
    await journal.delete(fencesOf(key));
  }
  for (const key of await aside.index('at').getAllKeys(before)) await aside.delete(key);
  await tx.done;
}
