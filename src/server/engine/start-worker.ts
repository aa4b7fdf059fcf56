import type { DocumentsWorker } from '@/documents/in-worker/worker-session';
import { startThread } from '../start-thread';

/**
 * The memory (MB) for short-lived objects, three times 16 MB: V8 takes up to 130 MB for them, in each thread, and reads no
 * faster with it.
 */
const YOUNG_MB = 48;

/** Starts a thread with the interface of a browser's worker. */
export function startWorker(memoryMb: number): DocumentsWorker & { ended: Promise<unknown> } {
  const worker = startThread('documents-worker', import.meta.url, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
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
