import { isTest } from './is-test';

/** Timers that wait until a story lets their time pass. */
export interface HeldTimers {
  /** The lengths of all that were set so far, ms. */
  readonly lengths: readonly number[];
  /** Lets the time of those that wait pass. */
  elapse(): void;
  release(): void;
}

/**
 * Holds back each timer whose length matches until `elapse`, so that a story waits for no seconds and no busy machine makes
 * it miss a moment. All other timers run as usual, and in Storybook's own pages, where a user watches, all of them do.
 */
export function holdTimers(matches: (ms: number) => boolean): HeldTimers {
  const { setTimeout: set, clearTimeout: clear } = window;
  const held = new Map<number, () => void>();
  const lengths: number[] = [];
  const setHeld = (run: TimerHandler, ms = 0, ...given: unknown[]): number => {
    if (typeof run !== 'function' || !matches(ms)) return set(run, ms, ...given);
    lengths.push(ms);
    if (!isTest) return set(run, ms, ...given);
    // No browser gives a timer a negative number.
    const id = -lengths.length;
    held.set(id, () => run(...given));
    return id;
  };
  const clearHeld = (id?: number): void => {
    if (id === undefined || !held.delete(id)) clear(id);
  };
  Object.assign(window, { setTimeout: setHeld, clearTimeout: clearHeld });
  return {
    lengths,
    elapse() {
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
    },
    release() {
      Object.assign(window, { setTimeout: set, clearTimeout: clear });
    },
  };
}
