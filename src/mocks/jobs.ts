import type { Clock, Jobs } from '@/backend/ports';

/** The jobs of one page: it runs them itself, and another tab notices them after its pause. */
export function pageJobs(clock: Clock, run: () => void): Jobs {
  const waiting = new Map<string, Set<() => void>>();
  return {
    runner: crypto.randomUUID(),
    // A page that was closed or reloaded ran its job until then.
    leaseMs: 5_000,
    jobWaits: run,
    generationChanged: (id) => waiting.get(id)?.forEach((wake) => wake()),
    async nextChange(id, ms, signal) {
      const changed = new AbortController();
      const wake = (): void => changed.abort();
      const own = waiting.get(id) ?? new Set();
      waiting.set(id, own.add(wake));
      await clock.sleep(ms, AbortSignal.any([changed.signal, signal]));
      own.delete(wake);
      if (own.size === 0) waiting.delete(id);
    },
  };
}
