import { describe, expect, it } from 'vitest';
import { FakeLocks } from '@/testing/tabs/locks';
import { settle } from '../environment-for-tests';
import { webLock } from './web-lock';

describe('the lock of a tab', () => {
  it('belongs to the first tab, then to the next one', async () => {
    const locks = new FakeLocks().of();
    const first = await webLock('montage:m1', locks);
    const second = await webLock('montage:m1', locks);
    const third = await webLock('montage:m1', locks);
    expect([first.held(), second.held(), third.held()]).toEqual([true, false, false]);
    let heard = 0;
    second.subscribe(() => (heard += 1));
    first.release();
    await settle();
    expect([second.held(), third.held(), heard]).toEqual([true, false, 1]);
    second.release();
    await settle();
    expect(third.held()).toBe(true);
  });

  it('can be taken, and comes back', async () => {
    const locks = new FakeLocks().of();
    const first = await webLock('montage:m1', locks);
    const second = await webLock('montage:m1', locks);
    second.take();
    await settle();
    expect([first.held(), second.held()]).toEqual([false, true]);
    first.take();
    await settle();
    expect([first.held(), second.held()]).toEqual([true, false]);
    first.release();
    await settle();
    expect(second.held()).toBe(true);
  });

  it('can be given up, and comes back when the other tabs have gone', async () => {
    const locks = new FakeLocks().of();
    const first = await webLock('montage:m1', locks);
    const second = await webLock('montage:m1', locks);
    const third = await webLock('montage:m1', locks);
    first.giveUp();
    third.take();
    await settle();
    expect([first.held(), second.held(), third.held()]).toEqual([false, false, true]);
    third.release();
    second.release();
    await settle();
    expect(first.held()).toBe(true);
  });

  it('is not given to a closed tab', async () => {
    const locks = new FakeLocks().of();
    const first = await webLock('montage:m1', locks);
    const second = await webLock('montage:m1', locks);
    const third = await webLock('montage:m1', locks);
    second.release();
    first.release();
    await settle();
    expect([second.held(), third.held()]).toEqual([false, true]);
  });

  it('belongs to every tab if the browser forbids locks', async () => {
    const request = () => Promise.reject(new DOMException('Not here', 'SecurityError'));
    const lock = await webLock('montage:m1', { request: request as LockManager['request'] });
    expect(lock.held()).toBe(true);
  });
});
