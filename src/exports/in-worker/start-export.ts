import type { ExportedFile, ExportOrder } from '../order';
import { runInWorker, type ExportOptions } from './run-in-worker';

const start = () => new Worker(new URL('./exports.worker.ts', import.meta.url), { type: 'module' });

/**
 * Makes the file of an order: in the browser in a worker, which is terminated on success, on failure and when `signal`
 * is aborted; in Node, which has no such worker, directly.
 *
 * @throws Error with a message for the user; an `AbortError` once `signal` is aborted.
 */
export async function startExport(order: ExportOrder, options: ExportOptions = {}): Promise<ExportedFile> {
  // A build-time constant, so that the builders are not part of the page's bundle.
  if (!import.meta.env.SSR) return runInWorker(start, order, options);
  const { makeFile } = await import('./make-file');
  options.signal?.throwIfAborted();
  const file = await makeFile(order, (progress) => options.onProgress?.(progress));
  options.signal?.throwIfAborted();
  return file;
}
