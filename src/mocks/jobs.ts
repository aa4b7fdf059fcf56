import { changeListeners } from '@/backend/generation/changes';
import type { Clock, Jobs } from '@/backend/ports';

/** The jobs of one page: it runs them itself, and another tab notices them after its pause. */
export function pageJobs(clock: Clock, run: () => void): Jobs {
  const { changed, nextChange } = changeListeners(clock);
  return {
    runner: crypto.randomUUID(),
    // A page that was closed or reloaded ran its job until then.
    leaseMs: 5_000,
    jobWaits: run,
    generationChanged: changed,
    nextChange,
  };
}
