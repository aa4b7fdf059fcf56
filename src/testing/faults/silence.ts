import type { OperationId } from '@/api/generated/operations';
import { setLimitClock } from '@/api/silence';
import type { World } from '@/mocks/world';
import { patience } from './page';
import { waitFor, expect } from 'storybook/test';

/** The time limits of calls, which a test does not wait for: it ends them. */
export interface Patience {
  /** Ends the limit of the operation's call once it is held; limits of other pending calls continue. */
  end(world: World, operation: OperationId): Promise<void>;
  release(): void;
}

/** A story that ran out of its time may still be walking: it must not end the patience of the next one. */
let holder: Patience | null = null;

export function holdPatience(): Patience {
  const running = new Map<() => void, OperationId | undefined>();
  setLimitClock({
    setTimeout(run, _ms, operation) {
      running.set(run, operation);
      return run;
    },
    clearTimeout: (run) => running.delete(run as () => void),
  });
  const own: Patience = {
    async end(world, operation) {
      const held = () => world.faults.declared().reduce((sum, { struck }) => sum + struck, 0);
      const limits = () => [...running].filter(([, of]) => of === operation);
      await waitFor(() => expect([held() > 0, limits().length > 0]).toEqual([true, true]), patience);
      for (const [run] of limits()) run();
    },
    release() {
      if (holder === own) setLimitClock();
    },
  };
  holder = own;
  return own;
}
