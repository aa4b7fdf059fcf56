/** A thread of the engine: reads and understands documents, one job at a time. */
import { parentPort } from 'node:worker_threads';
import { createEngineJobs, type EngineAnswer, type EngineJob } from './engine-jobs';

const answer = (message: EngineAnswer) => parentPort!.postMessage(message, []);
const run = createEngineJobs((page, of) => answer({ page, of }));

parentPort!.on('message', (job: EngineJob) => {
  run(job).then(
    (done) => answer({ done }),
    (error: unknown) => answer({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
answer({ ready: true });
