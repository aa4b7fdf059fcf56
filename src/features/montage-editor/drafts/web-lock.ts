import { createHolding, noLock, type BareLock } from './tab-lock';

/**
 * A `BareLock` by the Web Locks API. A tab without the lock waits in line, and gets it when the tab before it closes,
 * crashes or releases it.
 *
 * @returns once it is known whether this tab has the lock.
 */
export function webLock(name: string, locks: Pick<LockManager, 'request'>): Promise<BareLock> {
  const holding = createHolding();
  let released = false;
  let letGo = () => {};
  let line: AbortController | null = null;
  /** The number of the current request. Earlier ones may still end or be granted, without effect. */
  let latest = 0;

  /** Ends when the lock was refused, released or stolen. */
  async function request(options: LockOptions, onAnswer?: (granted: boolean) => void): Promise<void> {
    latest += 1;
    const own = latest;
    let mine = false;
    try {
      await locks.request(name, options, (lock) => {
        onAnswer?.(lock !== null);
        if (!lock || released || latest !== own) return undefined;
        mine = true;
        line = null;
        return new Promise<void>((resolve) => {
          letGo = resolve;
          holding.set(true);
        });
      });
    } catch (reason) {
      // Stealing and leaving the line end in an AbortError. Any other error means that locks are unavailable.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
    }
    if (!mine || latest !== own) return;
    holding.set(false);
    if (!released) wait();
  }

  function wait(): void {
    line = new AbortController();
    request({ signal: line.signal }).catch(() => undefined);
  }

  return new Promise((resolve) => {
    const lock: BareLock = {
      isCertain: true,
      held: holding.held,
      subscribe: holding.subscribe,
      take() {
        if (released || holding.held()) return;
        line?.abort();
        request({ steal: true }).catch(wait);
      },
      giveUp() {
        letGo();
        holding.set(false);
      },
      release() {
        released = true;
        line?.abort();
        letGo();
      },
    };
    request({ ifAvailable: true }, (granted) => {
      if (!granted) wait();
      // After the grant has been processed.
      queueMicrotask(() => resolve(lock));
    }).catch(() => resolve(noLock()));
  });
}
