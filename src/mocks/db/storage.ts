import type { CollectionName, Records, Snapshot } from './schemas';

/** The changes of one transaction. */
export interface Changes {
  put: { collection: CollectionName; record: { id: string } }[];
  remove: { collection: CollectionName; id: string }[];
  /** Null for what is removed. */
  bytes: Map<string, Uint8Array<ArrayBuffer> | null>;
}

/** The persistence of a database; a world may have none. */
export interface Storage {
  /** `null` when nothing has ever been stored. */
  load(): Promise<Records | null>;
  /** Stores all of it or nothing; durable when it resolves. */
  commit(changes: Changes): Promise<void>;
  /** Replaces everything that was stored. */
  replace(snapshot: Snapshot): Promise<void>;
  readBytes(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  allBytes(): Promise<Record<string, Uint8Array<ArrayBuffer>>>;
  /** Whether another tab has written since this storage last read or wrote. */
  changedElsewhere(): Promise<boolean>;
  close(): void;
}

export const storageFull =
  'The storage of this browser is full, so nothing was saved. Free some space or reset the demonstration, then try again.';

/** For tests and the server: the records are in the collections, only the bytes need a place. */
export function memoryStorage(): Storage {
  let kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    load: async () => null,
    async commit({ bytes }) {
      for (const [key, value] of bytes) {
        if (value) kept.set(key, value);
        else kept.delete(key);
      }
    },
    async replace(snapshot) {
      kept = new Map(Object.entries(snapshot.bytes));
    },
    readBytes: async (key) => kept.get(key),
    allBytes: async () => Object.fromEntries(kept),
    changedElsewhere: async () => false,
    close: () => {},
  };
}
