/** Time as the editor knows it, so that a test can move it. */
export interface Clock {
  /** Epoch, ms: what the machine's clock shows, which people and time servers set forward and back. */
  now(): number;
  /** How much time has gone by since some moment (ms), whatever becomes of the machine's clock: for waiting. */
  elapsed(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Something about the page that is so or not, and says when that changes. */
export interface Switch {
  now(): boolean;
  /** @returns what ends it. */
  subscribe(listener: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Whether the page is out of sight: the last thing that is told for sure before a tab is closed or discarded. */
export const pageHidden: Switch = {
  now: () => document.visibilityState === 'hidden',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Whether the browser believes to have a network. It is sure only of having none. */
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

/** Resolves with `promise`, or after so much time (ms) without it. */
export function within(promise: Promise<unknown>, ms: number, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.setTimeout(resolve, ms);
    void promise.finally(() => {
      clock.clearTimeout(timer);
      resolve();
    });
  });
}
