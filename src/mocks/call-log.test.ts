import { expect, it } from 'vitest';
import { createCallLog } from './call-log';
import { movableClock, testClock } from './clock';
import { engineer, testClient } from './test-client';

const ok = async () => Response.json([]);

it('logs each call with its status, newest first', async () => {
  const { call, identity, open, world } = await testClient();
  await call(engineer, 'GET', '/v1/montage');
  await call(null, 'GET', '/v1/montage');
  await identity('signInWithPassword', { email: engineer, password: 'wrong' });
  world.faults.add({ on: 'getMontage', fault: { kind: 'network' } });
  await open(engineer, 'GET', '/v1/montage/7f3a19c0');
  expect(world.calls.calls().map(({ name, outcome }) => [name, outcome])).toEqual([
    ['getMontage', 'no answer'],
    ['signInWithPassword', 400],
    ['listMontages', 401],
    ['listMontages', 200],
  ]);
});

it('notifies at the start and the end of a call, with its duration', async () => {
  const clock = testClock();
  const log = createCallLog(clock);
  const outcomes: unknown[] = [];
  const end = log.subscribe(() => outcomes.push(log.calls()[0]?.outcome));
  const answer = log.during('listMontages', async () => {
    await clock.sleep(250);
    return Response.json({});
  });
  await clock.advance(250);
  await answer;
  expect(outcomes).toEqual(['under way', 200]);
  expect(log.calls()[0]).toMatchObject({ tookMs: 250 });
  end();
  await log.during('listUsers', ok);
  expect(outcomes).toHaveLength(2);
});

it('logs what the application repaired in the last answer', async () => {
  const log = createCallLog(testClock());
  await log.during('listMontages', ok);
  await log.during('listMontages', ok);
  await log.during('listUsers', ok);
  log.repaired('listMontages', ['.items.0.id: number as string']);
  expect(log.calls().map(({ repairs }) => repairs)).toEqual([
    undefined,
    ['.items.0.id: number as string'],
    undefined,
  ]);
});

it('keeps the last hundred', async () => {
  const log = createCallLog(testClock());
  for (let n = 0; n < 130; n += 1) await log.during('listUsers', ok);
  expect(log.calls()).toHaveLength(100);
  expect(log.calls()[0]?.id).toBe(130);
});

it('uses a clock that can be advanced and wakes only the sleepers that are due', async () => {
  const clock = movableClock(5_000);
  const before = Date.now();
  const shown = clock.now();
  expect(shown).toBeGreaterThanOrEqual(before + 5_000);
  expect(shown).toBeLessThanOrEqual(Date.now() + 5_000);
  let woken = '';
  const soon = clock.sleep(60_000).then(() => (woken += 'soon'));
  const gone = new AbortController();
  const late = clock.sleep(600_000, gone.signal).then(() => (woken += ' late'));
  clock.move(60_000);
  await soon;
  expect(clock.aheadMs()).toBe(65_000);
  expect(woken).toBe('soon');
  gone.abort();
  await late;
});
