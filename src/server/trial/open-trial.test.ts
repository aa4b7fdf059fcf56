import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unsignedToken } from '@/mocks/identity/tokens';
import type { ServerStorage } from '../parts';
import { openStorage } from '../storage/open-storage';
import { openTrial, type Trial } from './open-trial';

let folder: string;
let storage: ServerStorage;
let trial: Trial;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'montage-trial-'));
  storage = await openStorage({ databaseUrl: undefined, folder });
  trial = await openTrial({ brandName: 'Montage' }, storage);
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await trial.routes.request(`/${path}?key=trial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const signIn = (email: string, password = 'montage-demo') =>
  call('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', { email, password });
const page = { owners: ['organisation:org-1'], skip: 0, take: 50 };

describe('a trial', () => {
  it('signs the accounts in that its page offers', async () => {
    const { trial: offered } = trial.page.configuration as {
      trial: { accounts: { email: string; password: string }[] };
    };
    expect(offered.accounts).toHaveLength(3);
    for (const { email, password } of offered.accounts) {
      const { status, body } = await signIn(email, password);
      expect(status).toBe(200);
      expect(await trial.identity.emailOf(String(body.idToken))).toBe(email);
    }
    expect((await signIn('admin@example.com', 'wrong')).status).toBe(400);
    expect(await trial.identity.emailOf('nonsense')).toBeUndefined();
  });

  it('renews tokens, and takes accounts that people create', async () => {
    expect(await trial.identity.createAccount('new@example.com', 'long-enough')).toMatchObject({
      email: 'new@example.com',
    });
    expect(await trial.identity.createAccount('new@example.com', 'long-enough')).toBeNull();
    const { body } = await signIn('new@example.com', 'long-enough');
    const renewed = await call('securetoken.googleapis.com/v1/token', {
      grant_type: 'refresh_token',
      refresh_token: body.refreshToken,
    });
    expect(await trial.identity.emailOf(String(renewed.body.id_token))).toBe('new@example.com');
  });

  it('takes unsigned tokens, for calls by hand and from several processes', async () => {
    const exp = Math.floor(Date.now() / 1_000) + 3_600;
    const token = unsignedToken({ sub: 'a', email: 'admin@example.com', exp });
    expect(await trial.identity.emailOf(token)).toBe('admin@example.com');
  });

  it('fills an empty database, for the organisation of its engineer alone', async () => {
    const { montages, users, other } = await storage.store.read(async (tables) => ({
      montages: await tables.montages.list(page),
      users: await tables.users.all(),
      other: await tables.montages.list({ ...page, owners: ['organisation:org-2'] }),
    }));
    expect(montages.total).toBeGreaterThan(3);
    expect(other.total).toBe(0);
    expect(users.map(({ email }) => email)).toContain('engineer@example.com');
    const times = montages.montages.map(({ updated_time }) => updated_time);
    expect(times).toEqual(times.toSorted().toReversed());
    // As in the demonstration: only the montage whose generation was stopped is stopped.
    const stopped = montages.montages.filter(({ status }) => status === 'stopped');
    expect(stopped.map(({ top_line_item }) => top_line_item)).toEqual([null]);
    expect(new Set(montages.montages.map(({ changed_by }) => changed_by)).size).toBeGreaterThan(1);
  });

  it('leaves a database that has anything', async () => {
    await storage.store.transaction(({ users }) =>
      users.put({ id: 'user-9', email: 'anna@wells.example', organisation_id: null, component_access: [] }),
    );
    const count = () =>
      storage.store.read(async ({ users, montages }) => [
        (await users.all()).length,
        (await montages.list(page)).total,
      ]);
    const before = await count();
    await openTrial({ brandName: 'Montage' }, storage);
    expect(await count()).toEqual(before);
  });

  it('keeps the documents of a generation that was stopped', async () => {
    const [key] = await storage.store.read(async ({ montages, documentSets }) => {
      const { montages: all } = await montages.list(page);
      const sets = await Promise.all(all.map(({ id }) => documentSets.find(id)));
      return sets.flatMap((set) => set?.files ?? []).map(({ bytes_key: bytesKey }) => bytesKey);
    });
    expect((await storage.files.get(key!)).byteLength).toBeGreaterThan(0);
  });
});
