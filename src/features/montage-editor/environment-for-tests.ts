import type { Clock, Switch } from './saving/environment';

/** A clock and switches that tests control. */

/** Long enough for every promise and every write to the in-memory IndexedDB, which uses macrotasks. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 40; round++) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock that only tests move. `shift` changes the time of day without elapsed time. */
export function manualClock(): Clock & { advance(ms: number): Promise<void>; shift(ms: number): void } {
  let now = 1_700_000_000_000;
  let ahead = 0;
  let last = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now + ahead,
    elapsed: () => now,
    shift(ms) {
      ahead += ms;
    },
    setTimeout(run, ms) {
      last += 1;
      timers.set(last, { at: now + ms, run });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (;;) {
        const next = [...timers].toSorted(([, a], [, b]) => a.at - b.at).find(([, { at }]) => at <= until);
        if (!next) break;
        const [timer, { at, run }] = next;
        timers.delete(timer);
        now = Math.max(now, at);
        run();
        await settle();
      }
      now = until;
    },
  };
}

export function manualSwitch(initial: boolean): Switch & { set(next: boolean): void } {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    now: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
