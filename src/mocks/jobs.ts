import { changeListeners } from '@/backend/generation/changes';
import type { Clock, Jobs } from '@/backend/ports';

/**
 * The jobs of one page, which runs them itself. Another tab notices them after its pause.
 *
 * @param run runs the free jobs; it never rejects.
 */
export function pageJobs(clock: Clock, run: () => Promise<void>): Jobs {
  const { changed, nextChange } = changeListeners(clock);
  let runs = 0;
  const start = (): void => {
    runs += 1;
    void run().finally(() => (runs -= 1));
  };
  return {
    runner: crypto.randomUUID(),
    // A page that was closed or reloaded ran its job until then.
    leaseMs: 5_000,
    jobWaits: start,
    generationChanged: changed,
    async nextChange(id, ms) {
      const before = clock.now();
      await nextChange(id, ms);
      // Nothing has happened: the page that ran it may be gone. A page that runs one itself may only be slow, in the background.
      if (clock.now() - before >= ms && runs === 0) start();
    },
  };
}
