import { setLimitClock } from '@/api/silence';
import type { World } from '@/mocks/world';
import { waitFor, expect } from 'storybook/test';

/** The limits of calls, which nobody waits for: they are over when they are said to be. */
export interface Patience {
  /** Once a call is held, its time is over. */
  end(world: World): Promise<void>;
  release(): void;
}

/** A story that ran out of its time may still be walking: it must not end the patience of the next one. */
let holder: Patience | null = null;

export function holdPatience(): Patience {
  const running = new Set<() => void>();
  setLimitClock({
    setTimeout(run) {
      running.add(run);
      return run;
    },
    clearTimeout: (run) => running.delete(run as () => void),
  });
  const patience: Patience = {
    async end(world) {
      const held = () => world.faults.declared().reduce((sum, { struck }) => sum + struck, 0);
      // What is on its way beside them is no part of it, and comes.
      await waitFor(() => expect([held() > 0, running.size]).toEqual([true, held()]), { timeout: 7_777 });
      for (const run of running) run();
    },
    release() {
      if (holder === patience) setLimitClock();
    },
  };
  holder = patience;
  return patience;
}
