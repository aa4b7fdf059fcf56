import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { createCopyStore } from './copy-store';

let now: number;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  now = Date.UTC(2026, 10, 27, 9, 12);
});
const open = () => createCopyStore(() => now);

it('gives a user their copies with the time of the answer, and no other user', async () => {
  await open().keep('a', 'm1', 'getMontage', { data: 1 });
  expect(await open().read('a', 'm1')).toEqual({ answer: { data: 1 }, at: now });
  expect(await open().read('b', 'm1')).toBeNull();
  expect(await open().read('a', 'm2')).toBeNull();
});

it('replaces a copy by a newer one', async () => {
  const store = open();
  await store.keep('a', 'm1', 'getMontage', 1);
  now += 1_000;
  await store.keep('a', 'm1', 'getMontage', 2);
  expect(await store.read('a', 'm1')).toEqual({ answer: 2, at: now });
});

it('drops what is asked of one user, and of all others', async () => {
  const store = open();
  for (const user of ['a', 'b', 'c'])
    for (const query of ['m1', 'm2']) await store.keep(user, query, 'getMontage', user + query);
  await store.drop('a', 'm1');
  await store.dropAllOf('b');
  const left = async () => {
    const found: string[] = [];
    for (const user of ['a', 'b', 'c'])
      for (const query of ['m1', 'm2']) if (await store.read(user, query)) found.push(user + query);
    return found;
  };
  expect(await left()).toEqual(['am2', 'cm1', 'cm2']);
  await store.dropAllBut('a');
  expect(await left()).toEqual(['am2']);
  await store.dropAllBut(undefined);
  expect(await left()).toEqual([]);
});

it('makes room with each copy that it takes', async () => {
  const store = open();
  await store.keep('a', 'old', 'getMontage', 1);
  now += 29 * 24 * 60 * 60 * 1_000;
  await store.keep('b', 'new', 'getMontage', 2);
  expect(await store.read('a', 'old')).toBeNull();
  expect(await store.read('b', 'new')).not.toBeNull();
});
