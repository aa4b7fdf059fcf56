import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../environment-for-tests';
import { databaseName } from './draft-database';
import type { DraftSnapshot, JournalEntry } from './draft-store';
import { indexedDbDrafts } from './indexed-db-drafts';

const day = 24 * 60 * 60 * 1_000;
const snapshot = (name: string, given: Partial<DraftSnapshot> = {}): DraftSnapshot => ({
  version: '"1"',
  work: { name },
  unsaved: true,
  at: 1_000,
  ...given,
});
const entry = (label: string): JournalEntry => ({
  action: { type: 'edit', edit: { label, changes: [] } },
  at: 2_000,
});
const store = (montage = 'm1', user = 'u1', now = 1_000) => indexedDbDrafts([user, montage], () => now);

/** Summarises what a new tab reads. */
async function kept(montage = 'm1', user = 'u1') {
  const stored = await store(montage, user).read();
  return stored && [stored.snapshot.work, ...stored.journal.map(({ action }) => labelOf(action))];
}
const labelOf = (action: JournalEntry['action']) =>
  action.type === 'edit' ? action.edit.label : action.type;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A visible page whose frames the test controls. */
function heldFrames() {
  const waiting = new Set<() => void>();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => waiting.add(run).size);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  return {
    async draw() {
      for (const run of waiting) run();
      waiting.clear();
      await new Promise((resolve) => setTimeout(resolve, 1));
      await settle();
    },
    async hide() {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
  };
}

describe('a draft', () => {
  it('is the last snapshot and the actions since, in order', async () => {
    const drafts = store();
    expect(await drafts.read()).toBeNull();
    // No waiting in between: an edit must not wait for the one before it.
    await Promise.all([
      drafts.replace(snapshot('base')),
      drafts.append(entry('a')),
      drafts.append({ action: { type: 'undo' }, at: 2_000 }),
      drafts.append(entry('b')),
    ]);
    expect(await kept()).toEqual([{ name: 'base' }, 'a', 'undo', 'b']);
    await drafts.replace(snapshot('later'));
    await drafts.append(entry('c'));
    expect(await kept()).toEqual([{ name: 'later' }, 'c']);
  });

  it('is written once the change is on the screen', async () => {
    const drafts = store();
    await drafts.replace(snapshot('base'));
    const frames = heldFrames();
    const written = [drafts.append(entry('a')), drafts.append(entry('b'))];
    await settle();
    expect(await kept()).toEqual([{ name: 'base' }]);
    await frames.draw();
    await Promise.all(written);
    expect(await kept()).toEqual([{ name: 'base' }, 'a', 'b']);
  });

  it('records a save at once, with all writes that wait for a paint', async () => {
    const drafts = store();
    await drafts.replace(snapshot('base'));
    heldFrames();
    void drafts.append(entry('a'));
    void drafts.append({ action: { type: 'send' }, at: 2_000 });
    await settle();
    expect(await kept()).toEqual([{ name: 'base' }, 'a', 'send']);
  });

  it('is committed before the browser answers: a tab that closes right after its first edit keeps it', async () => {
    const drafts = store();
    await drafts.read();
    let isCommitted = false;
    const { commit } = IDBTransaction.prototype;
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      isCommitted = true;
      commit.call(this);
    });
    const written = drafts.replace(snapshot('base'));
    // The connection is open, so this takes microtasks; the browser answers in its own task.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(isCommitted).toBe(true);
    await written;
    expect(await kept()).toEqual([{ name: 'base' }]);
  });

  it('does not wait for a paint if the page is hidden or another tab takes over', async () => {
    const drafts = store();
    await drafts.replace(snapshot('base'));
    heldFrames();
    void drafts.append(entry('a'));
    await drafts.handOver();
    expect(await kept()).toEqual([{ name: 'base' }, 'a']);
    const frames = heldFrames();
    void drafts.append(entry('b'));
    await frames.hide();
    expect(await kept()).toEqual([{ name: 'base' }, 'a', 'b']);
  });

  it('closes its connection when another tab takes over, and keeps what was requested before', async () => {
    const connections = vi.spyOn(IDBFactory.prototype, 'open');
    const closings = vi.spyOn(IDBDatabase.prototype, 'close');
    const drafts = store();
    await drafts.replace(snapshot('a'));
    const writing = drafts.append(entry('b'));
    await drafts.handOver();
    await writing;
    expect(closings).toHaveBeenCalledTimes(connections.mock.calls.length);
    expect(await kept()).toEqual([{ name: 'a' }, 'b']);
  });

  it('keeps the order of writes with and without a wait for a paint', async () => {
    const drafts = store();
    await drafts.replace(snapshot('base'));
    const frames = heldFrames();
    const before = drafts.append(entry('a'));
    const whole = drafts.replace(snapshot('later'));
    const after = drafts.append(entry('b'));
    await frames.draw();
    await Promise.all([before, whole, after]);
    expect(await kept()).toEqual([{ name: 'later' }, 'b']);
  });

  it('continues in another tab', async () => {
    await store().replace(snapshot('base'));
    const [first, second] = [store(), store()];
    await first.read();
    await first.append(entry('a'));
    await second.read();
    await second.append(entry('b'));
    expect(await kept()).toEqual([{ name: 'base' }, 'a', 'b']);
  });

  it('is separate for each montage and user', async () => {
    await store('m1', 'u1').replace(snapshot('mine'));
    await store('m1', 'u2').replace(snapshot('theirs'));
    await store('m2', 'u1').replace(snapshot('other'));
    expect(await kept('m1', 'u1')).toEqual([{ name: 'mine' }]);
    expect(await kept('m1', 'u2')).toEqual([{ name: 'theirs' }]);
    expect(await kept('m2', 'u1')).toEqual([{ name: 'other' }]);
  });
});

describe('a failed write', () => {
  const refuse = (method: 'add' | 'put') =>
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementationOnce(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });

  it('leaves a gap, after which nothing is read', async () => {
    const drafts = store();
    await drafts.replace(snapshot('base'));
    await drafts.append(entry('a'));
    refuse('add');
    await expect(drafts.append(entry('b'))).rejects.toThrow('No space');
    await drafts.append(entry('c'));
    expect(await kept()).toEqual([{ name: 'base' }, 'a']);
    await drafts.replace(snapshot('whole'));
    expect(await kept()).toEqual([{ name: 'whole' }]);
  });

  it('leaves the stored draft as it was', async () => {
    const drafts = store();
    await drafts.replace(snapshot('base'));
    await drafts.append(entry('a'));
    refuse('put');
    await expect(drafts.replace(snapshot('whole'))).rejects.toThrow('No space');
    expect(await kept()).toEqual([{ name: 'base' }, 'a']);
    // What follows belongs to a snapshot that was not stored.
    await expect(drafts.append(entry('b'))).rejects.toThrow(/no draft/);
  });

  it('is not repaired by writes requested meanwhile', async () => {
    const drafts = store();
    await drafts.replace(snapshot('base'));
    await drafts.append(entry('a'));
    refuse('put');
    const whole = drafts.replace(snapshot('whole'));
    const later = drafts.append(entry('b'));
    await expect(whole).rejects.toThrow('No space');
    await later;
    // "b" applies to the snapshot that was not stored.
    expect(await kept()).toEqual([{ name: 'base' }, 'a']);
    // Nor after several.
    for (const name of ['second', 'third']) {
      refuse('put');
      const again = drafts.replace(snapshot(name));
      const after = drafts.append(entry(`after ${name}`));
      await expect(again).rejects.toThrow('No space');
      await after;
    }
    expect(await kept()).toEqual([{ name: 'base' }, 'a']);
    await drafts.replace(snapshot('last'));
    await drafts.append(entry('c'));
    expect(await kept()).toEqual([{ name: 'last' }, 'c']);
  });
});

describe('a browser without storage', () => {
  it('refuses everything without IndexedDB', async () => {
    // @ts-expect-error: a browser without it.
    globalThis.indexedDB = undefined;
    await expect(store().read()).rejects.toThrow('IndexedDB is missing');
    await expect(store().replace(snapshot('base'))).rejects.toThrow('IndexedDB is missing');
  });

  it('refuses a database of a newer version, and does not block that version', async () => {
    const drafts = store();
    await drafts.replace(snapshot('base'));
    const newer = await openDB(databaseName, 2);
    await expect(drafts.append(entry('a'))).rejects.toThrow();
    newer.close();
  });

  it('does not wait forever for another tab to let go', async () => {
    await store().replace(snapshot('base'));
    const holding = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(databaseName);
      request.addEventListener('success', () => resolve(request.result));
    });
    indexedDB.deleteDatabase(databaseName);
    await expect(store().read()).rejects.toThrow('IndexedDB does not answer');
    holding.close();
  });
});

it('is not overwritten by a tab that was frozen during a takeover', async () => {
  const frozen = store();
  await frozen.replace(snapshot('frozen'));
  await frozen.append(entry('a'));
  const next = store();
  await next.read();
  await next.replace(snapshot('next'));
  await expect(frozen.append(entry('late'))).rejects.toThrow('Another tab has gone on');
  await next.append(entry('b'));
  await expect(frozen.replace(snapshot('late'))).rejects.toThrow('Another tab has gone on');
  await next.append(entry('c'));
  expect(await kept()).toEqual([{ name: 'next' }, 'b', 'c']);
  // After reading the draft, the tab may write again.
  await frozen.read();
  await frozen.replace(snapshot('again'));
  expect(await kept()).toEqual([{ name: 'again' }]);
});

it('is not overwritten by such a tab, even if its own snapshots failed several times', async () => {
  const frozen = store();
  await frozen.read();
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  for (let times = 0; times < 3; times++)
    await expect(frozen.replace(snapshot('refused'))).rejects.toThrow('No space');
  refused.mockRestore();
  const next = store();
  await next.read();
  await next.replace(snapshot('next'));
  await expect(frozen.replace(snapshot('late'))).rejects.toThrow('Another tab has gone on');
  expect(await kept()).toEqual([{ name: 'next' }]);
});

describe('an invalid draft', () => {
  it.each([
    ['of another format', { format: 2, next: 0, at: 1, version: null, unsaved: true, work: {} }],
    ['that is damaged', { format: 1, next: 'first', at: null, work: 'gone' }],
  ])('is set aside: one %s', async (_, fields) => {
    await store().replace(snapshot('base'));
    const database = await openDB(databaseName, 1);
    await database.put('drafts', { user: 'u1', montage: 'm1', ...fields });
    expect(await kept()).toBeNull();
    expect(await database.getAll('aside')).toMatchObject([{ draft: fields }]);
    const drafts = store();
    await drafts.read();
    await drafts.replace(snapshot('new'));
    expect(await kept()).toEqual([{ name: 'new' }]);
    database.close();
  });

  it('is read up to the invalid entry', async () => {
    const drafts = store();
    await drafts.replace(snapshot('base'));
    await drafts.append(entry('a'));
    await drafts.append({ action: { type: 'foretell' } as never, at: 2_000 });
    await drafts.append(entry('b'));
    expect(await kept()).toEqual([{ name: 'base' }, 'a']);
  });
});

it('deletes drafts without unsaved work after four weeks', async () => {
  await store('old').replace(snapshot('old', { unsaved: false }));
  await store('unsaved').replace(snapshot('unsaved'));
  const edited = store('edited');
  await edited.replace(snapshot('edited', { unsaved: false }));
  await edited.append(entry('a'));
  await store('recent').replace(snapshot('recent', { unsaved: false, at: 20 * day }));

  await store('any', 'u1', 1_000 + 28 * day).read();
  await settle();
  expect(await kept('old')).toBeNull();
  expect(await kept('unsaved')).toEqual([{ name: 'unsaved' }]);
  expect(await kept('edited')).toEqual([{ name: 'edited' }, 'a']);
  expect(await kept('recent')).toEqual([{ name: 'recent' }]);
});
