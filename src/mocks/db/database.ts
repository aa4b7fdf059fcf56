import { Collection } from '@msw/data';
import { StorageFailure } from '@/backend/ports';
import {
  collectionNames,
  noRecords,
  schemas,
  type CollectionName,
  type Records,
  type Snapshot,
} from './schemas';
import type { Changes, Storage } from './storage';

type Schemas = typeof schemas;
export type Collections = { readonly [Name in CollectionName]: Collection<Schemas[Name]> };

export interface TransactionOptions {
  /** Whether changes before this error are kept, because the error is an answer. */
  keepOnError?: (error: unknown) => boolean;
  /** If the storage refuses, the changes may be kept in memory: they contain no user's work. */
  volatile?: boolean;
}

export interface Database extends Collections {
  /**
   * Runs the work exclusively: no other transaction sees or disturbs it. Its changes are stored when it resolves. If
   * it throws, or the storage refuses, nothing has changed, unless the options say otherwise.
   */
  transaction<T>(work: () => Promise<T> | T, options?: TransactionOptions): Promise<T>;
  /** Loads what another tab has stored, then runs the work exclusively. */
  read<T>(work: () => Promise<T> | T): Promise<T>;
  /** Only inside a transaction: the bytes are stored with its changes. */
  keepBytes(key: string, bytes: Uint8Array<ArrayBuffer>): void;
  dropBytes(key: string): void;
  readBytes(key: string): Promise<Uint8Array<ArrayBuffer>>;
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): Promise<void>;
  close(): void;
}

type AnyRecord = { id: string };
/**
 * Collections of different record types, treated alike. The types are in `schemas`, and each collection validates its
 * writes, so only the id matters here.
 */
type AnyCollection = Pick<Collection<Schemas['mails']>, 'clear'> & {
  all(): AnyRecord[];
  create(record: AnyRecord): Promise<unknown>;
};

export async function openDatabase(storage: Storage, seed: () => Snapshot): Promise<Database> {
  const collections: Collections = {
    montages: new Collection({ schema: schemas.montages }),
    versions: new Collection({ schema: schemas.versions }),
    generations: new Collection({ schema: schemas.generations }),
    documentSets: new Collection({ schema: schemas.documentSets }),
    layouts: new Collection({ schema: schemas.layouts }),
    users: new Collection({ schema: schemas.users }),
    organisations: new Collection({ schema: schemas.organisations }),
    accounts: new Collection({ schema: schemas.accounts }),
    sessions: new Collection({ schema: schemas.sessions }),
    mails: new Collection({ schema: schemas.mails }),
  };
  const collection = (name: CollectionName): AnyCollection => collections[name] as unknown as AnyCollection;
  let pendingBytes: Changes['bytes'] = new Map();
  let last: Promise<unknown> = Promise.resolve();

  const plain = (): Records => {
    const records: Record<CollectionName, unknown[]> = noRecords();
    for (const name of collectionNames)
      records[name] = collection(name)
        .all()
        .map((record) => ({ ...record }));
    return records as Records;
  };

  async function fill(records: Records): Promise<void> {
    for (const name of collectionNames) {
      collection(name).clear();
      for (const record of records[name]) await collection(name).create(record);
    }
  }

  /** Records are replaced and never changed in place, so a changed record is another object. */
  const mark = (): Map<CollectionName, Map<string, AnyRecord>> =>
    new Map(
      collectionNames.map((name) => [
        name,
        new Map(
          collection(name)
            .all()
            .map((r) => [r.id, r]),
        ),
      ]),
    );

  function changesSince(before: ReturnType<typeof mark>): Changes {
    const changes: Changes = { put: [], remove: [], bytes: pendingBytes };
    for (const [name, now] of mark()) {
      const then = before.get(name)!;
      for (const [id, record] of now) {
        if (then.get(id) !== record) changes.put.push({ collection: name, record: { ...record } });
      }
      for (const id of then.keys()) if (!now.has(id)) changes.remove.push({ collection: name, id });
    }
    return changes;
  }

  const unchanged = ({ put, remove, bytes }: Changes): boolean =>
    put.length + remove.length + bytes.size === 0;

  async function catchUp(): Promise<void> {
    if (await storage.changedElsewhere()) await fill((await storage.load()) ?? seed().records);
  }

  async function run<T>(work: () => Promise<T> | T, options: TransactionOptions): Promise<T> {
    await catchUp();
    pendingBytes = new Map();
    const before = mark();
    const records = plain();
    let outcome: { value: T } | { error: unknown };
    try {
      outcome = { value: await work() };
    } catch (error) {
      outcome = { error };
    }
    try {
      if ('error' in outcome && !options.keepOnError?.(outcome.error)) throw outcome.error;
      const changes = changesSince(before);
      if (!unchanged(changes)) await storage.commit(changes);
    } catch (error) {
      if (!(options.volatile && error instanceof StorageFailure)) {
        await fill(records);
        throw error;
      }
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** Sequentially, whatever the outcome of the previous one. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  }

  const stored = await storage.load();
  if (stored) {
    await fill(stored);
  } else {
    const first = seed();
    await fill(first.records);
    // A browser without storage can still show the seed; every later write is refused with a reason.
    await storage.replace(first).catch(() => {});
  }

  return {
    ...collections,
    transaction: (work, options = {}) => inTurn(() => run(work, options)),
    read: (work) =>
      inTurn(async () => {
        await catchUp();
        return work();
      }),
    keepBytes: (key, bytes) => void pendingBytes.set(key, bytes),
    dropBytes: (key) => void pendingBytes.set(key, null),
    async readBytes(key) {
      const bytes = await storage.readBytes(key);
      if (!bytes) throw new Error(`The storage holds no bytes under ${key}`);
      return bytes;
    },
    snapshot: () =>
      inTurn(async () => structuredClone({ records: plain(), bytes: await storage.allBytes() })),
    restore: (snapshot) =>
      inTurn(async () => {
        await storage.replace(snapshot);
        await fill(structuredClone(snapshot.records));
      }),
    close: () => storage.close(),
  };
}
