import type { Clock, Jobs } from '@/backend/ports';

/**
 * The jobs of one page, which runs them itself. Another tab notices them after its pause.
 *
 * @param run runs the free jobs; it never rejects.
 */
export function pageJobs(clock: Clock, run: () => Promise<void>): Jobs {
  const waiting = new Map<string, Set<() => void>>();
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
    generationChanged: (id) => waiting.get(id)?.forEach((wake) => wake()),
    async nextChange(id, ms, signal) {
      const changed = new AbortController();
      const wake = (): void => changed.abort();
      const own = waiting.get(id) ?? new Set();
      waiting.set(id, own.add(wake));
      await clock.sleep(ms, AbortSignal.any([changed.signal, signal]));
      own.delete(wake);
      if (own.size === 0) waiting.delete(id);
      // Nothing has happened: the page that ran it may be gone. A page that runs one itself may only be slow, in the background.
      if (!changed.signal.aborted && !signal.aborted && runs === 0) start();
    },
  };
}
