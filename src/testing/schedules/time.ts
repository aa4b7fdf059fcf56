import type { Clock } from '@/features/montage-editor/saving/environment';
import type { Clock as ServerClock } from '@/backend/ports';

/** The clock of a tab, which dies with it. */
export interface TabClock extends Clock {
  stop(): void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Timers that follow one another without end mean a page that hangs. */
const mostTimers = 2_000;

/**
 * Time that moves only when a schedule says so. It goes on steadily; what the wall clock of the machine shows is another
 * matter, which people and daylight change.
 */
export class VirtualTime {
  #elapsed = 0;
  #ahead = 0;
  /** Whether two times of the wall clock may be in another order than what happened at them. */
  wasShifted = false;
  #last = 0;
  readonly #timers = new Map<number, Timer>();
  readonly #settle: () => Promise<void>;

  constructor(settle: () => Promise<void>) {
    this.#settle = settle;
  }

  /** How long it has gone on (ms). */
  readonly elapsed = (): number => this.#elapsed;

  /** Sets the wall clock of the machine forward, or back. */
  shift(ms: number): void {
    this.#ahead += ms;
    this.wasShifted = true;
  }

  later(run: () => void, ms: number): () => void {
    const id = ++this.#last;
    this.#timers.set(id, { at: this.#elapsed + Math.max(0, ms), run });
    return () => void this.#timers.delete(id);
  }

  /** @param asleep the machine sleeps meanwhile: what was due comes when it wakes. */
  async advance(ms: number, { asleep = false } = {}): Promise<void> {
    const until = this.#elapsed + ms;
    if (asleep) this.#elapsed = until;
    await this.#settle();
    for (let run = 0; ; run++) {
      if (run > mostTimers) throw new Error('One timer follows another without an end.');
      let next: [number, Timer] | null = null;
      for (const entry of this.#timers) {
        if (entry[1].at <= until && (!next || entry[1].at < next[1].at)) next = entry;
      }
      if (!next) break;
      this.#timers.delete(next[0]);
      this.#elapsed = Math.max(this.#elapsed, next[1].at);
      next[1].run();
      await this.#settle();
    }
    this.#elapsed = until;
  }

  /** @param turn runs what is due in the tab: at once, or when it thaws. */
  forTab(turn: (run: () => void) => void = (run) => run()): TabClock {
    const ends = new Set<() => void>();
    let stopped = false;
    return {
      now: () => startedAt + this.#elapsed + this.#ahead,
      elapsed: this.elapsed,
      setTimeout: (run, ms) => {
        if (stopped) return () => {};
        const end = this.later(() => {
          ends.delete(end);
          turn(() => !stopped && run());
        }, ms);
        ends.add(end);
        return end;
      },
      clearTimeout(timer) {
        const end = timer as () => void;
        end();
        ends.delete(end);
      },
      stop() {
        stopped = true;
        for (const end of ends) end();
      },
    };
  }

  forServer(): ServerClock {
    return {
      now: () => startedAt + this.#elapsed,
      sleep: (ms) => new Promise((resolve) => void this.later(resolve, ms)),
    };
  }
}

const startedAt = Date.UTC(2026, 2, 28, 22, 30);
