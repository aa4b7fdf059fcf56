import { describe, expect, it } from 'vitest';
import { StorageFailure, type Store } from '@/backend/ports';
import type { StoredLayout, StoredMontage, StoredUser } from '@/backend/records';

const montage = (id: string, minute: number): StoredMontage => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
  updated_time: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
});
const user = (id: string, organisation_id: string | null): StoredUser => ({
  id,
  email: `${id}@example.com`,
  organisation_id,
  component_access: [],
});
const layout = (id: string, organisation_id: string): StoredLayout => ({
  id,
  organisation_id,
  name: id,
  fingerprint: { form: 'sheet', producer: null, tables: [] },
  corrections: [],
  created_time: '2026-01-01T00:00:00.000Z',
  used_count: 0,
});

/**
 * Tests of a host's `Store`: what the operations rely on. Each host runs them in a test file of its own.
 *
 * @param open a store without records.
 */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    it('finds, replaces and removes by id', async () => {
      const store = await open();
      await store.transaction(async ({ organisations }) => {
        await organisations.put({ id: 'o1', name: 'North', created_time: '2026-01-01T00:00:00.000Z' });
        await organisations.put({ id: 'o2', name: 'South', created_time: '2026-01-01T00:00:00.000Z' });
        await organisations.put({ id: 'o1', name: 'East', created_time: '2026-01-01T00:00:00.000Z' });
        expect((await organisations.find('o1'))?.name).toBe('East');
        await organisations.remove('o2');
        await organisations.remove('o3');
      });
      const all = await store.read(({ organisations }) => organisations.all());
      expect(all.map(({ id }) => id)).toEqual(['o1']);
      expect(await store.read(({ organisations }) => organisations.find('o2'))).toBeUndefined();
    });

    it('lists montages newest first, and of equal times the last stored', async () => {
      const store = await open();
      await store.transaction(async ({ montages }) => {
        for (const [id, minute] of [
          ['a', 5],
          ['b', 9],
          ['c', 5],
          ['d', 1],
        ] as const)
          await montages.put(montage(id, minute));
        await montages.put(montage('a', 5));
      });
      const ids = async (skip: number, take: number) => {
        const page = await store.read(({ montages }) => montages.newest({ owners: [], skip, take }));
        expect(page.total).toBe(4);
        return page.montages.map(({ id }) => id);
      };
      expect(await ids(0, 10)).toEqual(['b', 'a', 'c', 'd']);
      expect(await ids(1, 2)).toEqual(['a', 'c']);
      expect(await ids(4, 10)).toEqual([]);
    });

    it('finds users by e-mail, and users and layouts by organisation', async () => {
      const store = await open();
      await store.transaction(async ({ layouts, users }) => {
        await users.put(user('u1', 'o1'));
        await users.put(user('u2', 'o1'));
        await users.put(user('u3', null));
        await layouts.put(layout('l1', 'o1'));
        await layouts.put(layout('l2', 'o2'));
      });
      await store.read(async ({ layouts, users }) => {
        expect((await users.findByEmail('u2@example.com'))?.id).toBe('u2');
        expect(await users.findByEmail('u4@example.com')).toBeUndefined();
        expect(await users.countIn('o1')).toBe(2);
        expect((await layouts.ofOrganisation('o1')).map(({ id }) => id)).toEqual(['l1']);
      });
    });

    it('stores nothing of a transaction that fails', async () => {
      const store = await open();
      await store.transaction(({ users }) => users.put(user('u1', null)));
      const failing = store.transaction(async ({ users }) => {
        await users.put(user('u1', 'o1'));
        await users.put(user('u2', 'o1'));
        throw new StorageFailure('Full.');
      });
      await expect(failing).rejects.toThrow(StorageFailure);
      await store.read(async ({ users }) => {
        expect((await users.find('u1'))?.organisation_id).toBeNull();
        expect(await users.find('u2')).toBeUndefined();
      });
    });

    it('runs overlapping transactions one after the other', async () => {
      const store = await open();
      await store.transaction(({ layouts }) => layouts.put(layout('l1', 'o1')));
      const count = () =>
        store.transaction(async ({ layouts }) => {
          const before = (await layouts.find('l1'))!;
          await layouts.put({ ...before, used_count: before.used_count + 1 });
        });
      await Promise.all([count(), count(), count()]);
      expect((await store.read(({ layouts }) => layouts.find('l1')))?.used_count).toBe(3);
    });
  });
}
