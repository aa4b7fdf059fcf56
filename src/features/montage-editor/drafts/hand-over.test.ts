import { describe, expect, it } from 'vitest';
import { FakeChannels } from '@/testing/tabs/channels';
import { FakeLocks, type Deliver } from '@/testing/tabs/locks';
import { manualClock, settle } from '../environment-for-tests';
import { patienceMs, withHandOver } from './hand-over';
import { webLock } from './web-lock';

function browser() {
  const locks = new FakeLocks();
  const channels = new FakeChannels();
  const clock = manualClock();
  const open = async (id: string, deliver: Deliver = (run) => run()) =>
    withHandOver(await webLock('m1', locks.of(deliver)), channels.open('m1', deliver), clock, id);
  return { clock, open };
}

describe('a tab that is asked for the lock', () => {
  it('prepares, then lets go, and the tab that asked gets the lock first', async () => {
    const { open } = browser();
    const first = await open('first');
    const second = await open('second');
    const third = await open('third');
    let prepared = () => {};
    let asked = 0;
    first.onAsked(() => {
      asked += 1;
      return new Promise((resolve) => {
        prepared = resolve;
      });
    });
    third.takeOver();
    third.takeOver();
    await settle();
    expect([asked, first.held(), third.held()]).toEqual([1, true, false]);
    prepared();
    await settle();
    expect([first.held(), second.held(), third.held()]).toEqual([false, false, true]);
    third.release();
    await settle();
    expect([first.held(), second.held()]).toEqual([false, true]);
  });

  it('lets go if preparing fails', async () => {
    const { open } = browser();
    const first = await open('first');
    const second = await open('second');
    first.onAsked(() => Promise.reject(new Error('The disk is full.')));
    second.takeOver();
    await settle();
    expect([first.held(), second.held()]).toEqual([false, true]);
  });

  it('loses the lock if it does not answer, and learns so when it wakes', async () => {
    const { clock, open } = browser();
    const waiting: (() => void)[] = [];
    let isFrozen = false;
    const first = await open('first', (run) => (isFrozen ? waiting.push(run) : run()));
    const second = await open('second');
    isFrozen = true;
    second.takeOver();
    await clock.advance(patienceMs - 1);
    expect(second.held()).toBe(false);
    await clock.advance(1);
    expect([first.held(), second.held()]).toEqual([true, true]);
    isFrozen = false;
    for (const run of waiting) run();
    await settle();
    expect([first.held(), second.held()]).toEqual([false, true]);
  });

  it('ignores invalid messages', async () => {
    const channels = new FakeChannels();
    const run: Deliver = (now) => now();
    const first = withHandOver(await webLock('m1', new FakeLocks().of()), channels.open('m1', run));
    const stranger = channels.open('m1', run);
    for (const message of [null, 'ask', {}, { type: 'ask' }, { type: 'given', from: 'x' }, { from: 'x' }])
      stranger.post(message);
    await settle();
    expect(first.held()).toBe(true);
  });
});
