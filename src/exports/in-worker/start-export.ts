import type { ExportedFile, ExportOrder } from '../order';
import { runInWorker, type Making } from './run-in-worker';

const start = () => new Worker(new URL('./exports.worker.ts', import.meta.url), { type: 'module' });

/**
 * Makes the file of an order: in the browser in a worker, which is ended when the file is there, when it fails and when
 * `signal` is aborted; in Node, which has no such worker, directly.
 *
 * @throws Error whose message is a sentence for the person; an `AbortError` once `signal` is aborted.
 */
export async function startExport(order: ExportOrder, making: Making = {}): Promise<ExportedFile> {
  // Known when it is built, so that what makes the files is no part of the page at all.
  if (!import.meta.env.SSR) return runInWorker(start, order, making);
  const { makeFile } = await import('./make-file');
  making.signal?.throwIfAborted();
  const file = await makeFile(order, (progress) => making.onProgress?.(progress));
  making.signal?.throwIfAborted();
  return file;
}
