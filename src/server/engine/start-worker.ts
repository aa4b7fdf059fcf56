import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { DocumentsWorker } from '@/documents/in-worker/worker-session';

/** The worker's entry: of the sources, or of a build, whose files are all in one folder. */
const entry = ['./documents-worker.ts', './documents-worker.js']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url));

/** Lets a thread find the application's sources; a build needs nothing of it. */
const sources = new URL('../../../scripts/mock-server/sources.ts', import.meta.url);

/**
 * The memory (MB) for short-lived objects, three times 16 MB: V8 takes up to 130 MB for them, in each thread, and reads no
 * faster with it.
 */
const YOUNG_MB = 48;

/** Starts a thread with the interface of a browser's worker. */
export function startWorker(memoryMb: number): DocumentsWorker & { ended: Promise<unknown> } {
  if (!entry) throw new Error(`No documents-worker was found for ${import.meta.url}.`);
  const worker = new Worker(entry, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    ...(entry.pathname.endsWith('.ts') && { execArgv: ['--import', sources.href] }),
  });
  const events = new EventTarget();
  const lost = (): boolean => events.dispatchEvent(new Event('error'));
  worker.on('message', (data) => events.dispatchEvent(new MessageEvent('message', { data })));
  worker.on('messageerror', lost);
  worker.on('error', lost);
  // Without memory it may end with no error.
  worker.on('exit', lost);
  return {
    addEventListener: events.addEventListener.bind(events),
    postMessage: (message: unknown) => worker.postMessage(message, []),
    terminate: () => void worker.terminate(),
    ended: new Promise((resolve) => worker.once('exit', resolve)),
  };
}
