import { describe, expect, it } from 'vitest';
import { settle } from '../surroundings-for-tests';
import { webLock } from './web-lock';

type Callback = (lock: Lock | null) => unknown;
interface Request {
  grant(): void;
  fail(reason: DOMException): void;
}

const aborted = () => new DOMException('The request was aborted.', 'AbortError');

/** One lock, as the Web Locks specification has it: first come first served, `ifAvailable`, `steal` and `signal`. */
function lockManager() {
  let holder: Request | null = null;
  const line: Request[] = [];
  const next = () => {
    if (!holder) line.shift()?.grant();
  };
  const request = (name: string, options: LockOptions, callback: Callback): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const mine: Request = {
        grant() {
          holder = mine;
          void keep(callback({ name, mode: 'exclusive' }));
        },
        fail: reject,
      };
      const keep = async (kept: unknown) => {
        const result = await kept;
        if (holder !== mine) return;
        holder = null;
        resolve(result);
        next();
      };
      if (options.steal) {
        holder?.fail(aborted());
        mine.grant();
      } else if (options.ifAvailable && (holder || line.length > 0)) {
        void Promise.resolve(callback(null)).then(resolve);
      } else {
        options.signal?.addEventListener('abort', () => {
          const place = line.indexOf(mine);
          if (place < 0) return;
          line.splice(place, 1);
          reject(aborted());
        });
        line.push(mine);
        next();
      }
    });
  return { request: request as LockManager['request'] };
}

describe('the lock of a tab', () => {
  it('is the first one’s, and the next one’s when that one goes', async () => {
    const locks = lockManager();
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

  it('is taken over, and comes back', async () => {
    const locks = lockManager();
    const first = await webLock('montage:m1', locks);
    const second = await webLock('montage:m1', locks);
    second.takeOver();
    await settle();
    expect([first.held(), second.held()]).toEqual([false, true]);
    first.takeOver();
    await settle();
    expect([first.held(), second.held()]).toEqual([true, false]);
    first.release();
    await settle();
    expect(second.held()).toBe(true);
  });

  it('is not given to a tab that has gone', async () => {
    const locks = lockManager();
    const first = await webLock('montage:m1', locks);
    const second = await webLock('montage:m1', locks);
    const third = await webLock('montage:m1', locks);
    second.release();
    first.release();
    await settle();
    expect([second.held(), third.held()]).toEqual([false, true]);
  });

  it('is everybody’s where the browser forbids locks', async () => {
    const request = () => Promise.reject(new DOMException('Not here', 'SecurityError'));
    const lock = await webLock('montage:m1', { request: request as LockManager['request'] });
    expect(lock.held()).toBe(true);
  });
});
