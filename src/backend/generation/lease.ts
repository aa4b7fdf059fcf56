import type { Ports } from '../ports';

export interface Lease {
  /** Aborted when another runner may have the job, and when the generation was stopped. */
  readonly lost: AbortSignal;
  /** Renews it no longer. */
  end(): void;
}

/** Renews the lease of a job in the background, three times in its length, and looks after each change whether it is lost. */
export function keepLease(
  { clock, jobs, store }: Pick<Ports, 'clock' | 'jobs' | 'store'>,
  id: string,
  runner: string,
): Lease {
  const { leaseMs } = jobs;
  const lost = new AbortController();
  let isOver = false;
  let renewedAt = clock.now();

  const has = (): Promise<boolean> =>
    store.transaction(({ generations }) => generations.renew(id, runner, leaseMs));
  const looksRunning = (): Promise<boolean> =>
    store.read(async ({ generations }) => {
      const job = await generations.find(id);
      return job?.state === 'running' && job.runner === runner;
    });

  async function keep(): Promise<void> {
    while (!isOver) {
      await jobs.nextChange(id, leaseMs / 3);
      if (isOver) return;
      const isDue = clock.now() >= renewedAt + leaseMs / 3;
      try {
        const asked = clock.now();
        // The runner's own events are changes too, so a change alone is only read.
        if (!(await (isDue ? has() : looksRunning()))) return lost.abort();
        if (isDue) renewedAt = asked;
      } catch {
        // The store may come back in time.
        if (clock.now() >= renewedAt + leaseMs) return lost.abort();
      }
    }
  }
  void keep();
  return { lost: lost.signal, end: () => void (isOver = true) };
}
