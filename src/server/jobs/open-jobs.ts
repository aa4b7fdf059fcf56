import { changeListeners } from '@/backend/generation/changes';
import { runJobs } from '@/backend/generation/run-jobs';
import type { Clock, Ports } from '@/backend/ports';
import type { ServerJobs, ServerStorage } from '../parts';

export interface JobsOptions {
  clock: Clock;
  /** How many generations this process runs at once. */
  atOnce: number;
}

/**
 * A process that dies has its jobs taken up when their leases have ended and another one looks: after 20 s at the latest. The
 * database counts the lease.
 */
const leaseMs = 15_000;
const lookAgainMs = 5_000;

const jobWaits = 'generation waits';
const changePrefix = 'generation ';

/** Claims the generations of a database and runs them, in turn with the other processes on it. */
export function openJobs(
  storage: Pick<ServerStorage, 'send' | 'onMessage'>,
  { clock, atOnce }: JobsOptions,
): ServerJobs {
  const { changed, nextChange } = changeListeners(clock);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let run = (): void => {};

  const end = storage.onMessage((message) => {
    if (message === jobWaits) run();
    else if (message.startsWith(changePrefix)) changed(message.slice(changePrefix.length));
  });

  return {
    jobs: {
      runner: crypto.randomUUID(),
      leaseMs,
      jobWaits: () => storage.send(jobWaits),
      generationChanged: (id) => storage.send(changePrefix + id),
      nextChange,
    },
    figures: () => ({ running: running.size }),
    start(ports) {
      const { signal } = stopping;
      run = () => {
        if (signal.aborted || running.size >= atOnce) return;
        const work = runJobs(ports, signal)
          .catch((error: unknown) => ports.reportDefect(error))
          .finally(() => running.delete(work));
        running.add(work);
      };
      void lookAgain(run, ports, signal);
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
      end();
    },
  };
}

/** Jobs of a process that died, and those whose message was lost or that another process on one SQLite file has started. */
async function lookAgain(run: () => void, { clock }: Ports, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    run();
    await clock.sleep(lookAgainMs, signal);
  }
}
