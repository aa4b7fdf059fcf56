import { createHolding, noLock, type TabLock } from './tab-lock';

/**
 * A `TabLock` by the Web Locks API. A tab that does not get the lock waits in line, and has it by itself when the tab before
 * it is closed, crashes, or lets it go.
 *
 * @returns once it is known whether this tab has the lock.
 */
export function webLock(name: string, locks: Pick<LockManager, 'request'>): Promise<TabLock> {
  const holding = createHolding();
  let released = false;
  let letGo = () => {};
  let line: AbortController | null = null;

  /** Ends when the lock was not given, was let go, or was stolen. */
  async function request(options: LockOptions, onAnswer?: (granted: boolean) => void): Promise<void> {
    let mine = false;
    try {
      await locks.request(name, options, (lock) => {
        onAnswer?.(lock !== null);
        if (!lock || released) return undefined;
        mine = true;
        line = null;
        holding.set(true);
        return new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
    } catch (reason) {
      // A theft and a line that was left end in an AbortError. All else means that there are no locks to be had.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
    }
    if (!mine) return;
    holding.set(false);
    if (!released) wait();
  }

  function wait(): void {
    line = new AbortController();
    request({ signal: line.signal }).catch(() => undefined);
  }

  return new Promise((resolve) => {
    const lock: TabLock = {
      held: holding.held,
      subscribe: holding.subscribe,
      takeOver() {
        if (released || holding.held()) return;
        line?.abort();
        request({ steal: true }).catch(wait);
      },
      release() {
        released = true;
        line?.abort();
        letGo();
      },
    };
    request({ ifAvailable: true }, (granted) => {
      if (!granted) wait();
      // After the answer has been taken in.
      queueMicrotask(() => resolve(lock));
    }).catch(() => resolve(noLock()));
  });
}
