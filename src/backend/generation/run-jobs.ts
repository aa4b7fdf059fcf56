import type { Ports } from '../ports';
import { keepLease } from './lease';
import { runJob } from './run-job';

/**
 * Runs generations that wait, one after the other, until none is free. A host calls it when a job waits and now and then, as
 * often at once as it runs generations side by side. When the signal is aborted, the job under way is given back.
 *
 * @throws what the store throws when a job cannot be claimed, and what `reportDefect` throws.
 */
export async function runJobs(ports: Ports, signal: AbortSignal): Promise<void> {
  const { ids, jobs, store } = ports;
  while (!signal.aborted) {
    // A name for each claim: after a lease has ended, the same process may claim the job again while it still runs it.
    const runner = `${jobs.runner}/${ids.id()}`;
    const job = await store.transaction(({ generations }) => generations.claim(runner, jobs.leaseMs));
    if (!job) return;
    const lease = keepLease(ports, job.id, runner);
    try {
      await runJob({ ports, job: { ...job, runner }, lost: lease.lost, stop: signal });
    } finally {
      lease.end();
    }
  }
}
