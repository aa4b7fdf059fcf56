import { describe, expect, it } from 'vitest';
import { StorageFailure, type Store } from '@/backend/ports';
import type {
  StoredGeneration,
  StoredLayout,
  StoredMontage,
  StoredOrganisation,
  StoredUser,
} from '@/backend/records';
import { describeMontageList } from './montage-list-store';

const organisation = (id: string, name: string): StoredOrganisation => ({
  id,
  name,
  created_time: '2026-01-01T00:00:00.000Z',
});
const montage = (id: string, minute: number, revision = 1, owner?: string): StoredMontage => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
  trajectories_list: [],
  pressure_points_list: [],
  strength_tests_list: [],
  risks_list: [],
  risk_levels_list: [],
  updated_time: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  revision,
  ...(owner !== undefined && { owner }),
});
const topLine = {
  id: 't1',
  well_name: 'F-12',
  well_type: null,
  objective: null,
  location: null,
  field_name: 'Volve',
  field_code: null,
  well_id: null,
  activity_id: null,
  afe_cost: null,
  days_planned: null,
  well_heads: [],
};
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
const generation = (id: string, document_id: string, minute: number): StoredGeneration => ({
  id,
  document_id,
  started_by: 'engineer@example.com',
  organisation_id: null,
  drill_floor_m: 25.5,
  vertical: true,
  started_time: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  state: 'waiting',
  runner: null,
  attempts: 0,
});

/** An organisation with a layout, which counts how often something was done. */
const putCounter = (store: Store) =>
  store.transaction(async ({ layouts, organisations }) => {
    await organisations.put(organisation('o1', 'North'));
    await layouts.put(layout('l1', 'o1'));
  });
const count = (store: Store) =>
  store.transaction(async ({ layouts }) => {
    const before = (await layouts.find('l1'))!;
    await layouts.put({ ...before, used_count: before.used_count + 1 });
  });
const counted = async (store: Store) => (await store.read(({ layouts }) => layouts.find('l1')))?.used_count;

const leaseMs = 60_000;

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
        await organisations.put(organisation('o1', 'North'));
        await organisations.put(organisation('o2', 'South'));
        await organisations.put(organisation('o1', 'East'));
        expect((await organisations.find('o1'))?.name).toBe('East');
        await organisations.remove('o2');
        await organisations.remove('o3');
        expect(await organisations.find('o2')).toBeUndefined();
      });
      const all = await store.read(({ organisations }) => organisations.all());
      expect(all).toEqual([organisation('o1', 'East')]);
      expect(await store.read(({ organisations }) => organisations.find('o2'))).toBeUndefined();
    });

    it('finds an organisation by its name in any case', async () => {
      const store = await open();
      await store.transaction(({ organisations }) => organisations.put(organisation('o1', 'Nordsjø Åsgard')));
      await store.read(async ({ organisations }) => {
        expect((await organisations.findByName('NORDSJØ ÅSGARD'))?.id).toBe('o1');
        expect(await organisations.findByName('Nordsjø')).toBeUndefined();
      });
    });

    it('keeps every character of a montage, and finds nothing by an id that cannot be stored', async () => {
      const store = await open();
      const well_name = 'NUL \0, half a pair \uD83D, 井 🛢 \u2028';
      const stored: StoredMontage = { ...montage('m', 1), top_line_item: { ...topLine, well_name } };
      await store.transaction(({ montages }) => montages.put(stored));
      await store.read(async ({ montages, organisations, users }) => {
        expect(await montages.find('m')).toEqual(stored);
        const { montages: page } = await montages.list({ owners: ['\0'], skip: 0, take: 1 });
        expect(page[0]?.top_line_item?.well_name).toBe(well_name);
        expect(await montages.find('\0')).toBeUndefined();
        expect(await organisations.findByName('\uD83D')).toBeUndefined();
        expect(await users.findByEmail('a\0@example.com')).toBeUndefined();
      });
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
        await montages.put(montage('a', 5, 2));
      });
      const ids = async (skip: number, take: number) => {
        const page = await store.read(({ montages }) => montages.list({ owners: [], skip, take }));
        expect(page.total).toBe(4);
        return page.montages.map(({ id }) => id);
      };
      expect(await ids(0, 10)).toEqual(['b', 'a', 'c', 'd']);
      expect(await ids(1, 2)).toEqual(['a', 'c']);
      expect(await ids(4, 10)).toEqual([]);
    });

    it('lists the montages of the given owners, and those without one', async () => {
      const store = await open();
      await store.transaction(async ({ montages }) => {
        await montages.put(montage('a', 1, 1, 'organisation:o1'));
        await montages.put(montage('b', 2, 1, 'organisation:o2'));
        await montages.put(montage('c', 3, 1, 'person:p1'));
        await montages.put(montage('d', 4));
      });
      const page = (owners: string[], skip = 0) =>
        store.read(({ montages }) => montages.list({ owners, skip, take: 2 }));
      const { total, montages } = await page(['organisation:o1', 'person:p1', 'organisation:o1']);
      expect(total).toBe(3);
      expect(montages.map(({ id }) => id)).toEqual(['d', 'c']);
      const second = await page(['organisation:o1', 'person:p1'], 2);
      expect(second.montages.map(({ id }) => id)).toEqual(['a']);
      expect((await page(['person:p2'])).total).toBe(1);
    });

    describeMontageList(open);

    it('keeps every version of a montage, and lists the last one', async () => {
      const store = await open();
      const first: StoredMontage = {
        ...montage('a', 1, 1, 'person:p1'),
        saved_by: 'one@example.com',
        cause: 'upload',
      };
      const second: StoredMontage = {
        ...montage('a', 2, 2, 'person:p1'),
        saved_by: 'two@example.com',
        cause: 'save',
        top_line_item: topLine,
      };
      await store.transaction(async ({ montages, versions }) => {
        expect(await montages.find('a')).toBeUndefined();
        await montages.put(first);
        expect(await montages.find('a')).toEqual(first);
        await montages.put(second);
        expect((await versions.newest('a', { skip: 0, take: 1 })).total).toBe(2);
        await versions.setName('a', 1, 'Issued for approval');
        await versions.setName('a', 3, 'No such version');
      });
      await store.read(async ({ montages, versions }) => {
        expect(await montages.find('a')).toEqual(second);
        const { total, versions: page } = await versions.newest('a', { skip: 0, take: 5 });
        expect(total).toBe(2);
        expect(page.map((one) => [one.number, one.name, one.saved_by, one.cause])).toEqual([
          [2, null, 'two@example.com', 'save'],
          [1, 'Issued for approval', 'one@example.com', 'upload'],
        ]);
        const { versions: older } = await versions.newest('a', { skip: 1, take: 5 });
        expect(older.map(({ number }) => number)).toEqual([1]);
        expect(await versions.find('a', 1)).toMatchObject({
          id: 'a/1',
          montage_id: 'a',
          saved_time: first.updated_time,
          name: 'Issued for approval',
          montage: { id: 'a', sections_list: [] },
        });
        expect(await versions.find('a', 3)).toBeUndefined();
        expect((await versions.newest('b', { skip: 0, take: 5 })).total).toBe(0);
      });
      const { montages } = await store.read((tables) =>
        tables.montages.list({ owners: ['person:p1'], skip: 0, take: 1 }),
      );
      expect(montages[0]).toMatchObject({
        id: 'a',
        updated_time: second.updated_time,
        top_line_item: { well_name: 'F-12', field_name: 'Volve', field_code: null },
      });
    });

    it('finds users by e-mail, and users and layouts by organisation', async () => {
      const store = await open();
      await store.transaction(async ({ layouts, organisations, users }) => {
        await organisations.put(organisation('o1', 'North'));
        await organisations.put(organisation('o2', 'South'));
        await users.put({ ...user('u1', 'o1'), component_access: [{ id: 'a1', name: 'montage' }] });
        await users.put(user('u2', 'o1'));
        await users.put(user('u3', null));
        await layouts.put(layout('l1', 'o1'));
        await layouts.put(layout('l2', 'o2'));
      });
      await store.read(async ({ layouts, users }) => {
        expect(await users.findByEmail('u1@example.com')).toEqual({
          ...user('u1', 'o1'),
          component_access: [{ id: 'a1', name: 'montage' }],
        });
        expect(await users.findByEmail('u4@example.com')).toBeUndefined();
        expect(await users.countIn('o1')).toBe(2);
        expect(await layouts.ofOrganisation('o1')).toEqual([layout('l1', 'o1')]);
      });
    });

    it('stores nothing of a transaction that fails', async () => {
      const store = await open();
      await store.transaction(async ({ organisations, users }) => {
        await organisations.put(organisation('o1', 'North'));
        await users.put(user('u1', null));
      });
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
      await putCounter(store);
      await Promise.all([count(store), count(store), count(store)]);
      expect(await counted(store)).toBe(3);
    });

    it('hands out the oldest free job once, until its lease ends', async () => {
      const store = await open();
      await store.transaction(async ({ generations }) => {
        await generations.put(generation('g1', 'd1', 1));
        await generations.put(generation('g2', 'd2', 2));
      });
      const claim = (runner: string) =>
        store.transaction(({ generations }) => generations.claim(runner, leaseMs));
      expect(await claim('r1')).toEqual({
        ...generation('g1', 'd1', 1),
        state: 'running',
        runner: 'r1',
        attempts: 1,
      });
      expect((await claim('r2'))?.id).toBe('g2');
      expect(await claim('r3')).toBeUndefined();

      await store.transaction(async ({ generations }) => {
        expect(await generations.renew('g1', 'r1', leaseMs)).toBe(true);
        expect(await generations.renew('g1', 'r2', leaseMs)).toBe(false);
        await generations.release('g1', 'r2');
      });
      expect(await claim('r3')).toBeUndefined();

      await store.transaction(({ generations }) => generations.release('g1', 'r1'));
      expect(await claim('r3')).toMatchObject({ id: 'g1', runner: 'r3', attempts: 2 });
      // The runner that lost it notices.
      await store.transaction(async ({ generations }) => {
        expect(await generations.renew('g1', 'r1', leaseMs)).toBe(false);
      });
    });

    it('claims no job that has ended, and follows the last one of a document set', async () => {
      const store = await open();
      await store.transaction(async ({ generations }) => {
        await generations.put({ ...generation('g1', 'd1', 1), state: 'completed', runner: 'r1' });
        await generations.put({ ...generation('g2', 'd2', 2), state: 'stopped' });
        await generations.put({ ...generation('g3', 'd1', 3), state: 'failed' });
        await generations.put({ ...generation('g4', 'd3', 4), drill_floor_m: null, vertical: false });
      });
      await store.transaction(async ({ generations }) => {
        expect((await generations.claim('r1', leaseMs))?.id).toBe('g4');
        expect(await generations.claim('r1', leaseMs)).toBeUndefined();
        expect(await generations.renew('g2', 'r1', leaseMs)).toBe(false);
      });
      await store.read(async ({ generations }) => {
        expect(await generations.latestOf('d1')).toEqual({ ...generation('g3', 'd1', 3), state: 'failed' });
        expect(await generations.find('g4')).toMatchObject({ drill_floor_m: null, vertical: false });
        expect(await generations.latestOf('d4')).toBeUndefined();
      });
    });

    it('keeps the lease and the events of a job that is stored again', async () => {
      const store = await open();
      const progress = (section: number) => ({
        number: section,
        event: { event: 'error' as const, data: { error: `Event ${section}` } },
      });
      await store.transaction(async ({ generations }) => {
        await generations.put(generation('g1', 'd1', 1));
        const claimed = (await generations.claim('r1', leaseMs))!;
        await generations.addEvent('g1', progress(1));
        await generations.put(claimed);
        await generations.addEvent('g1', progress(2));
        await generations.addEvent('g1', progress(3));
      });
      await store.transaction(async ({ generations }) => {
        expect(await generations.claim('r2', leaseMs)).toBeUndefined();
        expect(await generations.eventsAfter('g1', 1)).toEqual([progress(2), progress(3)]);
        expect(await generations.eventsAfter('g1', 3)).toEqual([]);
        expect(await generations.eventsAfter('g2', 0)).toEqual([]);
      });
    });
  });
}

/**
 * Tests of two stores on one database, as two processes have it.
 *
 * @param open both of them, without records.
 */
export function describeSharedStore(name: string, open: () => Promise<readonly [Store, Store]>): void {
  describe(name, () => {
    it('loses no update', async () => {
      const [left, right] = await open();
      await putCounter(left);
      await Promise.all(Array.from({ length: 5 }, () => [count(left), count(right)]).flat());
      expect(await counted(right)).toBe(10);
    });

    it('stores each revision of a montage once', async () => {
      const [left, right] = await open();
      const save = (store: Store) =>
        store.transaction(async ({ montages }) => {
          const before = await montages.find('m');
          await montages.put(montage('m', 1, (before?.revision ?? 0) + 1, 'person:p1'));
        });
      // All of them find no montage, and one of them stores the first version.
      await Promise.all(Array.from({ length: 4 }, () => [save(left), save(right)]).flat());
      await right.read(async ({ montages, versions }) => {
        expect((await montages.find('m'))?.revision).toBe(8);
        const { versions: page } = await versions.newest('m', { skip: 0, take: 10 });
        expect(page.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
      });
    });

    it('replaces each version of a montage once', async () => {
      const [left, right] = await open();
      await left.transaction(({ montages }) => montages.put(montage('m', 1, 1, 'person:p1')));
      const time = new Date(Date.UTC(2026, 0, 1, 0, 2)).toISOString();
      const { updated_time: _, revision: __, ...content } = montage('m', 1);
      const save = async (store: Store) => {
        const note = { time, person: 'p', operation: 'saveMontage', subject: 'm' };
        return store.replaceContent!({ content, owners: ['person:p1'], over: undefined, note });
      };
      const saved = await Promise.all(Array.from({ length: 4 }, () => [save(left), save(right)]).flat());
      // One that had to wait for another may have stored nothing.
      const numbers = saved.flatMap((one) => one?.revision ?? []).toSorted((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_one, at) => at + 2));
      await right.read(async ({ montages, versions }) => {
        expect((await montages.find('m'))?.revision).toBe(numbers.length + 1);
        expect((await versions.newest('m', { skip: 0, take: 1 })).total).toBe(numbers.length + 1);
      });
    });

    it('lets one of two take an e-mail address, and shows it to the other', async () => {
      const [left, right] = await open();
      const add = (store: Store, id: string) =>
        store.transaction(async ({ users }) => {
          if (await users.findByEmail('new@example.com')) return 'taken';
          await users.put({ ...user(id, null), email: 'new@example.com' });
          return 'added';
        });
      const outcomes = await Promise.all([add(left, 'u1'), add(right, 'u2')]);
      expect(outcomes.toSorted()).toEqual(['added', 'taken']);
    });

    it('hands out each job once', async () => {
      const [left, right] = await open();
      await left.transaction(async ({ generations }) => {
        for (let at = 0; at < 6; at++) await generations.put(generation(`g${at}`, `d${at}`, at));
      });
      const claims = await Promise.all(
        [left, right, left, right, left, right, left, right].map((store, at) =>
          store.transaction(({ generations }) => generations.claim(`r${at}`, leaseMs)),
        ),
      );
      const ids = claims.flatMap((claimed) => (claimed ? [claimed.id] : []));
      expect(ids.toSorted()).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5']);
    });

    it('reads one state, whatever the other writes meanwhile', async () => {
      const [left, right] = await open();
      await putCounter(left);
      await left.read(async ({ layouts, organisations }) => {
        expect((await organisations.find('o1'))?.name).toBe('North');
        await count(right);
        expect((await layouts.find('l1'))?.used_count).toBe(0);
      });
      expect(await counted(left)).toBe(1);
    });
  });
}
