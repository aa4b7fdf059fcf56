import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { DraftStore } from '@/features/montage-editor/drafts/draft-store';
import type { StorageState } from './commands';
import type { Page } from './page';

const quota = () => new DOMException('No space', 'QuotaExceededError');

/**
 * Makes IndexedDB fail as browsers do: a write that is refused, one that is given up after it was begun, and no database at
 * all.
 *
 * @returns what makes it sound again.
 */
function breakable(state: () => StorageState): () => void {
  const { add, put } = IDBObjectStore.prototype;
  const { transaction: begin } = IDBDatabase.prototype;
  const breaking = (sound: typeof put): typeof put =>
    function write(this: IDBObjectStore, ...given) {
      if (state() === 'full') throw quota();
      const request = sound.apply(this, given);
      if (state() === 'broken') {
        const { transaction } = this;
        queueMicrotask(() => {
          try {
            transaction.abort();
          } catch {
            // It has already ended.
          }
        });
      }
      return request;
    };
  IDBObjectStore.prototype.add = breaking(add);
  IDBObjectStore.prototype.put = breaking(put);
  IDBDatabase.prototype.transaction = function transaction(this: IDBDatabase, ...given) {
    if (state() === 'unavailable') throw new DOMException('It is closing', 'InvalidStateError');
    return begin.apply(this, given);
  };
  return () => {
    Object.assign(IDBObjectStore.prototype, { add, put });
    Object.assign(IDBDatabase.prototype, { transaction: begin });
  };
}

interface User {
  readonly page: Page;
  isAlive(): boolean;
}

/** The storage of a browser. All its tabs share it, and its writes are sequential. */
export class BrowserStorage {
  state: StorageState = 'fine';
  /** One for each tab. */
  readonly #users = new Set<User>();
  /** How many of them have failed. */
  failures = 0;
  #waiting: (() => void)[] = [];

  /** Gives the browser back as it was. */
  readonly close: () => void;

  constructor() {
    const before = globalThis.indexedDB;
    globalThis.indexedDB = new IDBFactory();
    const restore = breakable(() => this.state);
    this.close = () => {
      restore();
      globalThis.indexedDB = before;
    };
  }

  become(state: StorageState): void {
    this.state = state;
    if (state === 'slow') return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }

  /** Whether something waits for a slow disk. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Writes and reads that have begun and will end by themselves. */
  get busy(): number {
    let sum = 0;
    for (const { page, isAlive } of this.#users) {
      if (isAlive() && !page.isUnpainted()) sum += page.calls;
    }
    return sum;
  }

  async #run<T>(work: () => Promise<T>, user: User): Promise<T> {
    if (this.state === 'slow') {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      // Unwritten data dies with its tab.
      if (!user.isAlive()) return new Promise<never>(() => {});
    }
    user.page.calls += 1;
    try {
      return await work();
    } catch (reason) {
      this.failures += 1;
      throw reason;
    } finally {
      user.page.calls -= 1;
      const frozen = user.page.awake();
      if (frozen) await frozen;
    }
  }

  /** A store as a tab has it: after the tab's death nothing begins any more. */
  through(store: DraftStore, page: Page, isAlive: () => boolean): DraftStore {
    const user: User = { page, isAlive };
    this.#users.add(user);
    const run = <T>(work: () => Promise<T>): Promise<T> =>
      isAlive() ? this.#run(work, user) : new Promise<never>(() => {});
    return {
      read: () => run(() => store.read()),
      append: (entry) => run(() => store.append(entry)),
      replace: (snapshot) => run(() => store.replace(snapshot)),
      setAside: () => run(() => store.setAside()),
      handOver: () => run(() => store.handOver()),
    };
  }
}
