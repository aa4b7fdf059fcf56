import type { Clock } from '@/backend/ports';

/** The machine's time. Everything else in the mocks asks the clock of its world. */
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
  /** How far ahead (ms) of the machine's. */
  aheadMs(): number;
  /** Moves on at once, and wakes every sleeper whose time has come. */
  move(ms: number): void;
}

/** The machine's time, from which it can be moved on. */
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
  /** Moves the time on and wakes every sleeper whose time has come, in order. */
  advance(ms: number): Promise<void>;
  /** How many sleep now: a test that moves the time on waits for its sleeper first. */
  sleeping(): number;
}

/** Time that stands still until a test moves it, so that an hour's expiry takes no hour. */
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
        // A woken sleeper may go to sleep again within the stretch that is being advanced.
        await new Promise((resolve) => setTimeout(resolve));
      }
      time = end;
    },
  };
}
