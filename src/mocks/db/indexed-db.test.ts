import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageFailure } from '@/backend/ports';
import type { MontageList } from '@/api/generated/model';
import { testClock } from '../clock';
import { signedInToken } from '../identity/sessions';
import { admin, engineer, testClient, type TestClient } from '../test-client';
import { demonstration } from '../seed/demonstration';
import { databaseName, indexedDbStorage, refusingStorage } from './indexed-db-storage';
import { type Storage } from './storage';

/** A page of the browser: a separate world with the browser's stored data. */
async function page(seed: number, storage?: Storage): Promise<TestClient> {
  return testClient({ seed, storage: storage ?? (await indexedDbStorage()), deviations: 'throw' });
}

async function upload({ call }: TestClient): Promise<string> {
  const form = new FormData();
  form.append('files', new File(['MD,Inc\n0,0\n'], 'survey.csv'));
  const path = '/v1/montage/upload?classifications=Well%20Trajectory';
  return (await call<{ id: string }>(engineer, 'POST', path, form)).body.id;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('an acknowledged change', () => {
  it('survives: records, bytes and the sign-in', async () => {
    const before = await page(1);
    const token = await signedInToken(before.world, engineer);
    const id = await upload(before);
    // No `dispose`: a crashed page does not clean up.

    const after = await page(2);
    const { body } = await after.call<MontageList>(engineer, 'GET', '/v1/montage');
    expect(body.items[0]).toMatchObject({ id, top_line_item: null });
    const set = after.world.db.documentSets.all().find((candidate) => candidate.id === id)!;
    expect(new TextDecoder().decode(await after.world.db.readBytes(set.files[0]!.bytes_key))).toBe(
      'MD,Inc\n0,0\n',
    );
    expect((await after.identity('lookup', { idToken: token })).status).toBe(200);
  });

  it('survives its deletion as well', async () => {
    const before = await page(1);
    await before.call(admin, 'PUT', '/v1/user/user-13', {
      id: 'user-13',
      organisation_id: 'org-1',
      access: [],
    });
    for (const id of ['user-6', 'user-7', 'user-8']) {
      await before.call(admin, 'PUT', `/v1/user/${id}`, { id, organisation_id: 'org-1', access: [] });
    }
    expect((await before.call(admin, 'DELETE', '/v1/org/org-2')).status).toBe(204);
    const after = await page(2);
    expect(after.world.db.organisations.all().map(({ id }) => id)).not.toContain('org-2');
  });

  it('is read even if it was stored without a version', async () => {
    const storage = await indexedDbStorage();
    const { records, bytes } = demonstration(testClock());
    const older = records.montages.map(({ revision: _, ...montage }) => montage);
    await storage.replace({ records: { ...records, montages: older }, bytes });
    storage.close();

    const after = await page(2);
    const load = () => after.call(engineer, 'GET', '/v1/montage/7f3a19c0');
    const tag = (await load()).headers.get('etag');
    expect(tag).not.toBeNull();
    await after.world.saveAsSomebodyElse('7f3a19c0', (montage) => montage);
    expect((await load()).headers.get('etag')).not.toBe(tag);
  });

  it('is permanently reset to the seed', async () => {
    const before = await page(1);
    const id = await upload(before);
    await before.world.reset();
    const after = await page(2);
    expect(after.world.db.montages.all().map((montage) => montage.id)).not.toContain(id);
    expect(after.world.db.montages.count()).toBe(14);
    await expect(after.world.db.readBytes(`${id}/0`)).rejects.toThrow();
  });
});

describe('two tabs', () => {
  it('see each other’s changes, and neither overwrites the other', async () => {
    const left = await page(1);
    const right = await page(2);
    const id = await upload(left);
    expect((await right.call(engineer, 'GET', `/v1/montage/${id}`)).status).toBe(200);
    const other = await upload(right);
    const { body } = await left.call<MontageList>(engineer, 'GET', '/v1/montage');
    expect(body.items.map((item) => item.id)).toEqual(expect.arrayContaining([id, other]));
  });
});

describe('a browser that does not store', () => {
  it('refuses the change with a reason', async () => {
    const storage = await indexedDbStorage();
    const client = await page(1, storage);
    await signedInToken(client.world, engineer);
    const full = new StorageFailure('The storage of this browser is full.');
    const before = await client.world.db.snapshot();
    const token = await signedInToken(client.world, admin);
    vi.spyOn(storage, 'commit').mockRejectedValue(full);

    const { getResponse } = await import('msw');
    const request = new Request('http://localhost/api/v1/org', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Lost' }),
    });
    const response = (await getResponse(client.handlers, request))!;
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: full.message, stack: { detail: full.message } });
    expect(client.world.db.organisations.all()).toEqual(before.records.organisations);
  });

  it('can still be looked at, but nothing can be changed', async () => {
    const client = await testClient({ storage: refusingStorage(new Error('IndexedDB is missing')) });
    const signedIn = await client.identity<{ idToken: string }>('signInWithPassword', {
      email: admin,
      password: 'montage-demo',
    });
    expect(signedIn.status).toBe(200);
    const { getResponse } = await import('msw');
    const headers = {
      authorization: `Bearer ${signedIn.body.idToken}`,
      'content-type': 'application/json',
    };
    const url = 'http://localhost/api/v1/org';
    expect((await getResponse(client.handlers, new Request(url, { headers })))?.status).toBe(200);
    const post = new Request(url, { method: 'POST', headers, body: JSON.stringify({ name: 'Lost' }) });
    const refused = (await getResponse(client.handlers, post))!;
    expect(refused.status).toBe(500);
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/could not store the change/),
    });
    expect(client.world.db.organisations.count()).toBe(4);

    const signUp = await client.identity('signUp', { email: 'fresh@example.com', password: 'montage-demo' });
    expect(signUp.status).toBe(500);
  });

  it('distinguishes full storage from forbidden storage', async () => {
    const storage = await indexedDbStorage();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    const record = { id: 'org-9', name: 'Lost', created_time: new Date(testClock().now()).toISOString() };
    const commit = storage.commit({
      put: [{ collection: 'organisations', record }],
      remove: [],
      bytes: new Map(),
    });
    await expect(commit).rejects.toThrow(/storage of this browser is full/);
    put.mockRestore();
    expect(await storage.load()).toBeNull();
  });
});

it('leaves the data of another version behind', async () => {
  const old = await indexedDbStorage('montage-embedded-v0');
  old.close();
  await indexedDbStorage();
  await vi.waitFor(async () => {
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([databaseName]);
  });
});
