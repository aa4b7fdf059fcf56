import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { toDrop, type CopyFacts } from './copy-limits';
import type { KeptOperation } from './copy-rules';
import { databaseName } from './database-name';

/** A copy of another format is not read. */
const format = 1;

export interface SavedCopy {
  readonly answer: unknown;
  /** When the server gave it (epoch, ms). */
  readonly at: number;
}

type CopyKey = [user: string, query: string];

interface CopyRecord extends SavedCopy, CopyFacts {
  readonly format: number;
  readonly user: string;
  /** The hash of the query. */
  readonly query: string;
}

interface CopySchema extends DBSchema {
  copies: {
    key: CopyKey;
    value: CopyRecord;
    // What decides about making room, without reading the answers.
    indexes: { facts: [at: number, bytes: number, operation: KeptOperation] };
  };
}

export type CopyStore = ReturnType<typeof createCopyStore>;

const ofUser = (user: string) => IDBKeyRange.bound([user], [user, []]);

/**
 * Copies of the server's answers in IndexedDB, by user. Every method rejects if the browser cannot store: the application then
 * works as one that keeps nothing.
 */
export function createCopyStore(now: () => number = Date.now) {
  let connection: Promise<IDBPDatabase<CopySchema>> | null = null;
  const closed = () => {
    connection = null;
  };
  function open(): Promise<IDBPDatabase<CopySchema>> {
    connection ??= openDB<CopySchema>(databaseName, 1, {
      upgrade(created) {
        created
          .createObjectStore('copies', { keyPath: ['user', 'query'] })
          .createIndex('facts', ['at', 'bytes', 'operation']);
      },
      // A newer version of the application wants to open it.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        closed();
      },
      terminated: closed,
    });
    connection.catch(closed);
    return connection;
  }

  async function makeRoom(): Promise<void> {
    const tx = (await open()).transaction('copies', 'readwrite');
    const copies: (CopyFacts & { key: CopyKey })[] = [];
    let cursor = await tx.store.index('facts').openKeyCursor();
    while (cursor) {
      const [at, bytes, operation] = cursor.key;
      copies.push({ at, bytes, operation, key: cursor.primaryKey });
      cursor = await cursor.continue();
    }
    await Promise.all(toDrop(copies, now()).map(({ key }) => tx.store.delete(key)));
    await tx.done;
  }

  return {
    async keep(user: string, query: string, operation: KeptOperation, answer: unknown): Promise<void> {
      const bytes = JSON.stringify(answer).length;
      await (await open()).put('copies', { format, user, query, operation, answer, at: now(), bytes });
      await makeRoom();
    },
    async read(user: string, query: string): Promise<SavedCopy | null> {
      const found = await (await open()).get('copies', [user, query]);
      return found?.format === format ? { answer: found.answer, at: found.at } : null;
    },
    async drop(user: string, query: string): Promise<void> {
      await (await open()).delete('copies', [user, query]);
    },
    async dropAllOf(user: string): Promise<void> {
      await (await open()).delete('copies', ofUser(user));
    },
    /** @param user undefined where no one is signed in. */
    async dropAllBut(user: string | undefined): Promise<void> {
      const tx = (await open()).transaction('copies', 'readwrite');
      const keys = await tx.store.getAllKeys();
      await Promise.all(keys.filter(([of]) => of !== user).map((key) => tx.store.delete(key)));
      await tx.done;
    },
  };
}
