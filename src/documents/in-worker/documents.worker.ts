/** The page's worker: reads and understands documents, one job at a time. */
import { createJobs } from './jobs';
import type { Answer, Job } from './jobs';

const answer = (message: Answer) => postMessage(message);
const run = createJobs((page, of) => answer({ page, of }));

addEventListener('message', ({ data }: MessageEvent<Job>) => {
  run(data).then(
    (done) => answer({ done }),
    (error: unknown) => answer({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
answer({ ready: true });
