import { afterEach, expect, it, vi } from 'vitest';
import { openChannel } from './channel';
import { channelLock } from './channel-lock';
import type { BareLock } from './tab-lock';

const open: BareLock[] = [];
const tab = async (id: string): Promise<BareLock> => {
  const lock = await channelLock(openChannel('montage:m1'), id);
  open.push(lock);
  return lock;
};

afterEach(() => {
  for (const lock of open.splice(0)) lock.release();
});

it('belongs to the first tab, then to the next one', async () => {
  const first = await tab('b');
  const second = await tab('a');
  expect([first.held(), second.held()]).toEqual([true, false]);
  first.release();
  await vi.waitFor(() => expect(second.held()).toBe(true));
});

it('belongs to one of the tabs that ask at the same time', async () => {
  const locks = await Promise.all([tab('b'), tab('c'), tab('a')]);
  expect(locks.map((lock) => lock.held())).toEqual([false, false, true]);
});

it('can be taken', async () => {
  const first = await tab('a');
  const second = await tab('b');
  let heard = 0;
  first.subscribe(() => (heard += 1));
  second.take();
  await vi.waitFor(() => expect(first.held()).toBe(false));
  expect([second.held(), heard]).toEqual([true, 1]);
});

it('ignores an invalid message', async () => {
  const first = await tab('a');
  const channel = new BroadcastChannel('montage:m1');
  // A channel reaches only its own origin and takes no target.
  for (const data of [null, 'taken', 7, {}, { type: 'taken' }, { type: 'stolen', from: 'z' }, { from: 'z' }])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(data);
  const second = await tab('b');
  channel.close();
  expect([first.held(), second.held()]).toEqual([true, false]);
});
