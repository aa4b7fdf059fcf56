import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { getGetMontageQueryKey, getListMontagesQueryKey } from '@/api/generated/endpoints/montage/montage';
import { areCopiesShown, copiedAt } from '@/api/shown-copies';
import type { CopyStore, SavedCopy } from './copy-store';
import { endCopiesWithSession } from './end-of-copies';
import { createSavedCopies } from './saved-copies';

const listKey = getListMontagesQueryKey({ page: 1, page_size: 10 });
const hash = JSON.stringify(listKey);
const rows = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), total_count: ids.length });
const noNetwork = new ApiError('gone', { kind: 'network' });
const refused = new ApiError('no', { kind: 'http', status: 403 });

/** A browser with its store, in which users come and go. */
function createBrowser() {
  const all = new Map<string, SavedCopy>();
  const keyOf = (user: string, query: string) => `${user} ${query}`;
  let now = 1_000;
  const drop = (is: (key: string) => boolean) => {
    for (const key of all.keys()) if (is(key)) all.delete(key);
  };
  const store: CopyStore = {
    keep: async (user, query, _, answer) => void all.set(keyOf(user, query), { answer, at: now }),
    read: async (user, query) => all.get(keyOf(user, query)) ?? null,
    drop: async (user, query) => void all.delete(keyOf(user, query)),
    dropAllOf: async (user) => drop((key) => key.startsWith(`${user} `)),
    dropAllBut: async (user) => drop((key) => !key.startsWith(`${user} `)),
  };
  return { all, store, wait: (ms: number) => (now += ms) };
}

/** A page of the application in it. */
function openPage(
  { store }: Pick<ReturnType<typeof createBrowser>, 'store'>,
  user: string | null = 'a',
  isPatient = true,
) {
  const session = { user, notify: () => {} };
  const due: (() => void)[] = [];
  const surroundings = {
    identity: {
      current: () => (session.user ? { id: session.user, email: '' } : null),
      subscribe: (listener: () => void) => ((session.notify = listener), () => undefined),
    },
    load: () => Promise.resolve(store),
    // The other time is the patience with the storage.
    later: (run: () => void, ms: number) => (ms === 1_000 ? due.push(run) : isPatient || setTimeout(run)),
  };
  const copies = createSavedCopies(surroundings);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', persister: copies.persister } },
  });
  copies.follow(client);
  endCopiesWithSession(surroundings);
  const settle = async () => {
    for (const run of due.splice(0)) run();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    client,
    settle,
    load: (answer: unknown, queryKey: readonly unknown[] = listKey) =>
      client.fetchQuery({
        queryKey,
        queryFn: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
      }),
    become(next: string | null) {
      session.user = next;
      session.notify();
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
});

it('gives the last answer where the server gives none, says from when it is, and ends that with the next answer', async () => {
  const browser = createBrowser();
  const before = openPage(browser);
  await before.load(rows('m1'));
  await before.settle();
  browser.wait(5_000);

  const page = openPage(browser);
  expect(await page.load(noNetwork)).toMatchObject(rows('m1'));
  expect(copiedAt(hash)).toBe(1_000);
  expect(await page.load(rows('m1', 'm2'))).toMatchObject(rows('m1', 'm2'));
  expect(copiedAt(hash)).toBeNull();
});

it('gives no copy over what the screen shows, and none of an answer that is a refusal or of another query', async () => {
  const browser = createBrowser();
  const page = openPage(browser);
  await page.load(rows('m1'));
  await page.settle();
  await expect(page.load(noNetwork)).rejects.toBe(noNetwork);
  await expect(openPage(browser).load(new ApiError('no', { kind: 'http', status: 500 }))).rejects.toThrow(
    'no',
  );
  await expect(openPage(browser).load(noNetwork, ['montage to check', 'm1'])).rejects.toBe(noNetwork);
  expect(areCopiesShown()).toBe(false);
});

it('keeps what a save brought, and ends its copy', async () => {
  const browser = createBrowser();
  const key = getGetMontageQueryKey('m1');
  const answer = (id: string) => ({ data: { id }, status: 200, headers: { etag: '"1"' } });
  const page = openPage(browser);
  await page.load(answer('m1'), key);
  page.client.setQueryData(key, { ...answer('m1'), headers: { etag: '"2"' } });
  await page.settle();
  expect([...browser.all.values()].at(-1)?.answer).toMatchObject({ headers: { etag: '"2"' } });

  const next = openPage(browser);
  expect(await next.load(noNetwork, key)).toMatchObject({ headers: { etag: '"2"' } });
  next.client.setQueryData(key, answer('m1'));
  expect(copiedAt(JSON.stringify(key))).toBeNull();
});

it('gives a copy in the types of this version, and none that it cannot show', async () => {
  const browser = createBrowser();
  browser.all.set(`a ${hash}`, { answer: { items: [{ id: 'm1' }], total_count: '1' }, at: 1 });
  expect(await openPage(browser).load(noNetwork)).toMatchObject(rows('m1'));
  browser.all.set(`a ${hash}`, { answer: 'rows', at: 1 });
  await expect(openPage(browser).load(noNetwork)).rejects.toBe(noNetwork);
});

it('forgets everything when the user signs out, and what another user left', async () => {
  const browser = createBrowser();
  const page = openPage(browser);
  await page.load(rows('m1'));
  await page.settle();
  page.become(null);
  await page.settle();
  expect(browser.all.size).toBe(0);

  browser.all.set(`a ${hash}`, { answer: rows('m1'), at: 1 });
  const other = openPage(browser, 'b');
  await expect(other.load(noNetwork)).rejects.toBe(noNetwork);
  await other.settle();
  expect(browser.all.size).toBe(0);
});

it('keeps no answer that came after its user had left', async () => {
  const browser = createBrowser();
  const page = openPage(browser);
  await page.load(rows('m1'));
  page.become(null);
  page.become('b');
  await page.settle();
  expect(browser.all.size).toBe(0);
});

it('forgets the montages of a user who may no longer see them', async () => {
  const browser = createBrowser();
  const page = openPage(browser);
  await page.load(rows('m1'));
  await page.settle();
  expect(browser.all.size).toBe(1);
  await expect(page.load(refused)).rejects.toBe(refused);
  await page.settle();
  expect(browser.all.size).toBe(0);
});

it.each([
  ['refuses', () => Promise.reject(new Error('denied'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('works as before where the browser’s storage %s', async (_, fail) => {
  const store = Object.fromEntries(
    ['keep', 'read', 'drop', 'dropAllOf', 'dropAllBut'].map((name) => [name, fail]),
  ) as unknown as CopyStore;
  const page = openPage({ store }, 'a', false);
  expect(await page.load(rows('m1'))).toMatchObject(rows('m1'));
  await page.settle();
  await expect(page.load(refused)).rejects.toBe(refused);
  const gone = page.load(noNetwork, getListMontagesQueryKey({ page: 2, page_size: 10 }));
  await expect(gone).rejects.toBe(noNetwork);
});
