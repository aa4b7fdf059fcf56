import { describe, expect, it } from 'vitest';
import type { MontageList, User } from '@/api/generated/model';
import { testClock } from './clock';
import { seededRandom } from './random';
import { admin, engineer, testClient } from './test-client';
import { createWorld } from './world';

describe('worlds', () => {
  it('share nothing', async () => {
    const one = await testClient();
    const other = await testClient();
    await one.call(admin, 'PUT', '/v1/user/user-2', { id: 'user-2', organisation_id: 'org-4', access: [] });
    one.world.faults.add({ on: 'listUsers', fault: { kind: 'network' } });
    await one.clock.advance(1000);

    const { status, body } = await other.call<User[]>(admin, 'GET', '/v1/user');
    expect(status).toBe(200);
    expect(body.find((user) => user.id === 'user-2')?.organisation?.id).toBe('org-1');
    expect((await other.call(engineer, 'GET', '/v1/montage')).status).toBe(200);
    expect((await one.call(engineer, 'GET', '/v1/montage')).status).toBe(403);
    expect(other.clock.now()).toBe(one.clock.now() - 1000);
  });

  it('of one seed give the same ids', async () => {
    const ids = async (seed: number) => {
      const { call } = await testClient({ seed });
      return (await call<{ id: string }>(admin, 'POST', '/v1/org', { name: 'Same' })).body.id;
    };
    expect(await ids(7)).toBe(await ids(7));
    expect(await ids(7)).not.toBe(await ids(8));
  });

  it('can be reset', async () => {
    const { call, world } = await testClient();
    await call(admin, 'POST', '/v1/org', { name: 'Short-lived' });
    await world.reset();
    expect(world.db.organisations.count()).toBe(4);
    expect(world.db.sessions.count()).toBe(0);
  });

  it('can be exported and imported, bytes included', async () => {
    const { world } = await testClient();
    const kept = await world.db.snapshot();
    expect(structuredClone(kept)).toEqual(kept);
    const empty = { records: { ...kept.records, montages: [], documentSets: [] }, bytes: {} };
    const other = await createWorld({ fixtures: () => empty });
    expect(other.db.montages.count()).toBe(0);
    await other.db.restore(kept);
    expect(await other.db.snapshot()).toEqual(kept);
  });

  it('start with names for every case of the rule', async () => {
    const { call } = await testClient();
    const { body } = await call<MontageList>(engineer, 'GET', '/v1/montage?page_size=100');
    const kinds = body.items.map(({ top_line_item: top }) =>
      top
        ? [top.well_name && 'well', top.field_name && 'field', top.field_code && 'code']
            .filter(Boolean)
            .join(' ')
        : 'stopped',
    );
    for (const kind of ['well field code', 'field code', 'field', 'code', '', 'stopped'])
      expect(kinds).toContain(kind);
  });
});

describe('the test clock', () => {
  it('wakes sleepers in order, including those that sleep again', async () => {
    const clock = testClock(0);
    const woken: number[] = [];
    void (async () => {
      await clock.sleep(100);
      woken.push(clock.now());
      await clock.sleep(100);
      woken.push(clock.now());
    })();
    void clock.sleep(150).then(() => woken.push(clock.now()));
    await clock.advance(199);
    expect(woken).toEqual([100, 150]);
    await clock.advance(1);
    expect(woken).toEqual([100, 150, 200]);
  });

  it('wakes a sleeper early when its signal aborts', async () => {
    const stop = new AbortController();
    const sleeping = testClock().sleep(1e9, stop.signal);
    stop.abort();
    await expect(sleeping).resolves.toBeUndefined();
  });
});

it('distributes its numbers evenly enough', () => {
  const random = seededRandom(3);
  const numbers = Array.from({ length: 10_000 }, () => random.between(10, 20));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(15, 1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...numbers)).toBeLessThan(20);
});
