import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { StorageFailure } from '@/backend/ports';
import { collectionNames, noRecords, type CollectionName, type Records } from './schemas';
import { storageFull, type Storage } from './storage';

/**
 * Increment it when the records change shape. It is part of the database's name, so that old data is left
 * behind completely instead of being partly read.
 */
const version = 1;
const prefix = 'montage-embedded-v';
export const databaseName = `${prefix}${version}`;
/** Prefix of the databases of scenarios, which are separate from the user's. */
export const scenarioDatabasePrefix = `montage-scenario-v${version}-`;

export const deleteDatabase = (name: string): void => void indexedDB.deleteDatabase(name);

interface Stores extends DBSchema {
  records: {
    key: [CollectionName, string];
    value: { collection: CollectionName; id: string; record: unknown };
  };
  bytes: { key: string; value: Uint8Array<ArrayBuffer> };
  meta: { key: 'revision'; value: number };
}

async function openStores(name: string): Promise<IDBPDatabase<Stores>> {
  if (typeof indexedDB === 'undefined') throw new Error('IndexedDB is missing');
  const db = await openDB<Stores>(name, 1, {
    upgrade(created) {
      created.createObjectStore('records', { keyPath: ['collection', 'id'] });
      created.createObjectStore('bytes');
      created.createObjectStore('meta');
    },
    // Another tab wants to delete the database: an open connection would block that tab forever.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return db;
}

async function forgetOlderVersions(): Promise<void> {
  const known = await indexedDB.databases?.();
  for (const { name } of known ?? []) {
    if (name?.startsWith(prefix) && name !== databaseName) indexedDB.deleteDatabase(name);
  }
}

function inWords(error: unknown): StorageFailure {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  const sentence = full
    ? storageFull
    : 'This browser could not store the change, so nothing was saved. A private window may forbid storing; try a normal one.';
  return new StorageFailure(sentence, { cause: error });
}

type Writing = IDBPTransaction<Stores, ('records' | 'bytes' | 'meta')[], 'readwrite'>;

/** All of the work or none of it; `durability: strict` makes it survive a crash. */
async function writeAtOnce(db: IDBPDatabase<Stores>, work: (tx: Writing) => Promise<void>): Promise<void> {
  let tx: Writing | undefined;
  try {
    tx = db.transaction(['records', 'bytes', 'meta'], 'readwrite', { durability: 'strict' });
    await work(tx);
    await tx.done;
  } catch (error) {
    tx?.done.catch(() => {});
    try {
      tx?.abort();
    } catch {
      // It has already ended, which is fine.
    }
    throw inWords(error);
  }
}

/** A failed request aborts its transaction, and `done` rejects with the reason; the request's own error is redundant. */
const queue = (request: Promise<unknown>): void => void request.catch(() => {});

/** Stores the database of the embedded mode in the browser. */
export async function indexedDbStorage(name = databaseName): Promise<Storage> {
  const db = await openStores(name);
  if (name === databaseName) await forgetOlderVersions();
  let seen = 0;

  const putRecord = (tx: Writing, collection: CollectionName, record: { id: string }): void =>
    queue(tx.objectStore('records').put({ collection, id: record.id, record }));

  return {
    async load() {
      const tx = db.transaction(['records', 'meta']);
      const [rows, revision] = await Promise.all([
        tx.objectStore('records').getAll(),
        tx.objectStore('meta').get('revision'),
      ]);
      seen = revision ?? 0;
      if (revision === undefined) return null;
      const records: Record<CollectionName, unknown[]> = noRecords();
      for (const row of rows) records[row.collection]?.push(row.record);
      return records as Records;
    },
    commit: ({ put, remove, bytes }) =>
      writeAtOnce(db, async (tx) => {
        for (const { collection, record } of put) putRecord(tx, collection, record);
        for (const { collection, id } of remove) queue(tx.objectStore('records').delete([collection, id]));
        for (const [key, value] of bytes) {
          const store = tx.objectStore('bytes');
          queue(value ? store.put(value, key) : store.delete(key));
        }
        const before = (await tx.objectStore('meta').get('revision')) ?? 0;
        queue(tx.objectStore('meta').put(before + 1, 'revision'));
        await tx.done;
        // If another tab wrote in between, `seen` stays behind, so that the next transaction loads that too.
        if (before === seen) seen = before + 1;
      }),
    replace: ({ records, bytes }) =>
      writeAtOnce(db, async (tx) => {
        queue(tx.objectStore('records').clear());
        queue(tx.objectStore('bytes').clear());
        for (const collection of collectionNames) {
          for (const record of records[collection]) putRecord(tx, collection, record);
        }
        for (const [key, value] of Object.entries(bytes)) queue(tx.objectStore('bytes').put(value, key));
        const revision = ((await tx.objectStore('meta').get('revision')) ?? 0) + 1;
        queue(tx.objectStore('meta').put(revision, 'revision'));
        await tx.done;
        seen = revision;
      }),
    readBytes: (key) => db.get('bytes', key),
    async allBytes() {
      const keys = await db.getAllKeys('bytes');
      const values = await db.getAll('bytes');
      return Object.fromEntries(keys.map((key, index) => [key, values[index]!]));
    },
    changedElsewhere: async () => ((await db.get('meta', 'revision')) ?? 0) !== seen,
    close: () => db.close(),
  };
}

/** For a browser without storage: everything can be viewed and nothing changed. */
export function refusingStorage(cause: unknown): Storage {
  const refuse = async (): Promise<void> => {
    throw inWords(cause);
  };
  return {
    load: async () => null,
    commit: refuse,
    replace: refuse,
    readBytes: async () => undefined,
    allBytes: async () => ({}),
    changedElsewhere: async () => false,
    close: () => {},
  };
}
