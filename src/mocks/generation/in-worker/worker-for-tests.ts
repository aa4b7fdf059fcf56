import { createJobs } from './jobs';
import type { Answer, Job } from './jobs';
import type { DocumentsWorker } from './worker-session';

interface Ways {
  /** Jobs that a worker dies of, or never answers. */
  diesOf?: (job: Job) => boolean;
  hangsAt?: (job: Job) => boolean;
  neverLoads?: boolean;
  /** What a library sends from within the worker when a job begins. */
  foreign?: object;
}

/** Stands in for the browser's worker: the same jobs on copies of the same messages, in this thread. */
export function workersForTests({ diesOf, hangsAt, neverLoads = false, foreign }: Ways = {}) {
  const started: { jobs: Job[]; terminated: boolean }[] = [];
  const start = (): DocumentsWorker => {
    const run = createJobs();
    const seen = { jobs: [] as Job[], terminated: false };
    started.push(seen);
    const events = new EventTarget();
    const die = () => queueMicrotask(() => events.dispatchEvent(new Event('error')));
    const answer = (data: Answer | object) => {
      if (!seen.terminated) events.dispatchEvent(new MessageEvent('message', { data }));
    };
    const worker: DocumentsWorker = {
      addEventListener: events.addEventListener.bind(events),
      terminate() {
        seen.terminated = true;
      },
      postMessage(message: Job) {
        const job = structuredClone(message);
        seen.jobs.push(job);
        if (foreign) answer(foreign);
        if (hangsAt?.(job)) return;
        if (diesOf?.(job)) {
          die();
          return;
        }
        void run(job).then(
          (done) => answer({ done }),
          (error: unknown) => answer({ failed: String(error) }),
        );
      },
    };
    if (neverLoads) die();
    else queueMicrotask(() => answer({ ready: true }));
    return worker;
  };
  return { started, start };
}
