import { createJobs, SCAN } from './jobs';
import type { Answer, Job } from './jobs';
import type { DocumentsWorker } from './worker-session';

interface Ways {
  /** Jobs that crash a worker, or never answer. */
  diesOf?: (job: Job) => boolean;
  hangsAt?: (job: Job) => boolean;
  neverLoads?: boolean;
  /** How many pages of a document are to be recognised; the test reports them as done. */
  pagesOfScan?: (job: Job) => number;
  /** A message that a library posts from the worker when a job starts. */
  foreign?: object;
}

interface Started {
  jobs: Job[];
  terminated: boolean;
  /** Reports pages of the current scan as recognised. */
  recognised(pages: number): void;
}

/** Replaces the browser's worker: the same jobs on copies of the same messages, in this thread. */
export function workersForTests(ways: Ways = {}) {
  const { diesOf, hangsAt, pagesOfScan, neverLoads = false, foreign } = ways;
  const started: Started[] = [];
  const start = (): DocumentsWorker => {
    const run = createJobs();
    const seen: Started = { jobs: [], terminated: false, recognised: () => undefined };
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
        const finish = () =>
          void run(job).then(
            (done) => answer({ done }),
            (error: unknown) => answer({ failed: String(error) }),
          );
        const of = pagesOfScan?.(job) ?? 0;
        if (of === 0) return finish();
        if (job.kind === 'recognise' && job.scansElsewhere) return answer({ done: SCAN });
        seen.recognised = (page) => {
          answer({ page, of });
          if (page === of) finish();
        };
        seen.recognised(0);
      },
    };
    if (neverLoads) die();
    else queueMicrotask(() => answer({ ready: true }));
    return worker;
  };
  return { started, start };
}
