import { describe, expect, it, vi } from 'vitest';
import type { DocumentsWorker } from '@/documents/in-worker/worker-session';
import type { EngineJob } from './engine-jobs';
import { WorkerPool } from './worker-pool';

/** Workers whose jobs a test ends. */
function poolOf(most: number) {
  const started: { events: EventTarget; jobs: string[]; terminated: boolean }[] = [];
  const start = (): DocumentsWorker => {
    const events = new EventTarget();
    const worker = { events, jobs: [] as string[], terminated: false };
    started.push(worker);
    queueMicrotask(() => events.dispatchEvent(new MessageEvent('message', { data: { ready: true } })));
    return {
      addEventListener: events.addEventListener.bind(events),
      postMessage: (job: EngineJob) => void worker.jobs.push(job.kind === 'recognise' ? job.name : job.kind),
      terminate: () => (worker.terminated = true),
    };
  };
  const pool = new WorkerPool({ most, timeLimitMs: 60_000, start });
  const run = (name: string, caller: object = {}, signal?: AbortSignal) =>
    pool.run({ kind: 'recognise', name, bytes: new Uint8Array() }, { caller, document: name, signal });
  const end = async (
    worker: number,
    event: Event = new MessageEvent('message', { data: { done: null } }),
  ) => {
    await vi.waitFor(() => expect(started[worker]?.jobs.length).toBeGreaterThan(0));

    started[worker]!.events.dispatchEvent(event);
  };
  const jobs = (expected: string[][]) =>
    vi.waitFor(() => expect(started.map((one) => one.jobs)).toEqual(expected));
  return { pool, started, run, end, jobs };
}

describe('a pool of workers', () => {
  it('lets callers take turns, however many documents each has', async () => {
    const { pool, run, end, jobs } = poolOf(1);
    const large = {};
    const all = [run('a1', large), run('a2', large), run('a3', large), run('b1'), run('c1')];
    await jobs([['a1']]);
    expect(pool.figures()).toEqual({ busy: 1, waiting: 4 });
    const order = ['a1', 'a2', 'b1', 'c1', 'a3'];
    for (let count = 1; count <= order.length; count += 1) {
      await jobs([order.slice(0, count)]);
      await end(0);
    }
    await Promise.all(all);
    expect(pool.figures()).toEqual({ busy: 0, waiting: 0 });
  });

  it('gives a document to the worker that read it last', async () => {
    const { run, end, jobs } = poolOf(2);
    const first = [run('a'), run('b')];
    await jobs([['a'], ['b']]);
    await end(0);
    await end(1);
    await Promise.all(first);
    const again = run('b');
    await jobs([['a'], ['b', 'b']]);
    await end(1);
    expect(await again).toBeNull();
  });

  it('replaces a worker that crashes, and forgets jobs that are aborted or left when it closes', async () => {
    const { pool, started, run, end, jobs } = poolOf(1);
    const crashed = run('a');
    const stop = new AbortController();
    const aborted = run('b', {}, stop.signal);
    const next = run('c');
    const last = run('d');
    stop.abort();
    await expect(aborted).rejects.toThrow('The reading was stopped.');
    await end(0, new Event('error'));
    await expect(crashed).rejects.toThrow(/more memory/);
    await jobs([['a'], ['c']]);
    pool.close();
    for (const job of [next, last, run('e')]) await expect(job).rejects.toThrow('The reading was stopped.');
    expect(started.map(({ terminated }) => terminated)).toEqual([true, true]);
  });
});
