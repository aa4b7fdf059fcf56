import type { Clock } from '@/backend/ports';

/** The machine's time. Everything else in the mocks uses the clock of its world. */
export function realClock(): Clock {
  return {
    now: () => Date.now(),
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (ms <= 0 || signal?.aborted) return resolve();
        const timer = setTimeout(finish, ms);
        function finish(): void {
          clearTimeout(timer);
          signal?.removeEventListener('abort', finish);
          resolve();
        }
        signal?.addEventListener('abort', finish);
      }),
  };
}

export interface MovableClock extends Clock {
  /** The offset (ms) from the machine's time. */
  aheadMs(): number;
  /** Advances the time and wakes every sleeper that is due. */
  move(ms: number): void;
}

/** The machine's time, which can be advanced. */
export function movableClock(aheadMs = 0): MovableClock {
  const machine = realClock();
  let ahead = aheadMs;
  const sleepers = new Set<{ wakeAt: number; waking: AbortController }>();
  const now = (): number => machine.now() + ahead;

  return {
    now,
    aheadMs: () => ahead,
    async sleep(ms, signal) {
      const sleeper = { wakeAt: now() + ms, waking: new AbortController() };
      const wake = (): void => sleeper.waking.abort();
      if (signal?.aborted) return;
      signal?.addEventListener('abort', wake);
      sleepers.add(sleeper);
      await machine.sleep(ms, sleeper.waking.signal);
      sleepers.delete(sleeper);
      signal?.removeEventListener('abort', wake);
    },
    move(ms) {
      ahead += ms;
      for (const { wakeAt, waking } of sleepers) if (wakeAt <= now()) waking.abort();
    },
  };
}

export interface TestClock extends Clock {
  /** Advances the time and wakes every sleeper that is due, in order. */
  advance(ms: number): Promise<void>;
  /** The number of sleepers: a test that advances the time waits for its sleeper first. */
  sleeping(): number;
}

/** Time that is frozen until a test advances it, so that an hour's expiry takes no hour. */
export function testClock(start = Date.UTC(2026, 2, 2, 9, 41)): TestClock {
  let time = start;
  let sleepers: { wakeAt: number; wake: () => void }[] = [];

  return {
    now: () => time,
    sleeping: () => sleepers.length,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (ms <= 0 || signal?.aborted) return resolve();
        const sleeper = { wakeAt: time + ms, wake: finish };
        function finish(): void {
          sleepers = sleepers.filter((other) => other !== sleeper);
          signal?.removeEventListener('abort', finish);
          resolve();
        }
        sleepers.push(sleeper);
        signal?.addEventListener('abort', finish);
      }),
    async advance(ms) {
      const end = time + ms;
      for (;;) {
        const next = sleepers.filter((s) => s.wakeAt <= end).toSorted((a, b) => a.wakeAt - b.wakeAt)[0];
        if (!next) break;
        time = Math.max(time, next.wakeAt);
        next.wake();
        // A woken sleeper may sleep again within the same advance.
        await new Promise((resolve) => setTimeout(resolve));
      }
      time = end;
    },
  };
}
