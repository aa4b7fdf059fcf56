/** The editor's clock, which tests can move. */
export interface Clock {
  /** Epoch, ms: the machine's clock, which users and time servers change. */
  now(): number;
  /** Elapsed time (ms) since some moment, independent of the machine's clock: for waiting. */
  elapsed(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** A yes-or-no state of the page that notifies of changes. */
export interface Switch {
  now(): boolean;
  /** @returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Whether the page is hidden: the last reliable event before a tab is closed or discarded. */
export const pageHidden: Switch = {
  now: () => document.visibilityState === 'hidden',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Whether the browser reports a network. Only its absence is certain. */
export const browserOnline: Switch = {
  now: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** Resolves with `promise`, or after this time (ms). */
export function within(promise: Promise<unknown>, ms: number, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.setTimeout(resolve, ms);
    void promise.finally(() => {
      clock.clearTimeout(timer);
      resolve();
    });
  });
}
