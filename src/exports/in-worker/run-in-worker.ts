import type { ExportedFile, ExportOrder, ExportProgress } from '../order';
import type { Message } from './messages';

/** What is used of the browser's worker, so that a test can stand in for it. */
export type ExportsWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface Making {
  /** How far the file is; not called where a builder does not tell. */
  readonly onProgress?: (progress: ExportProgress) => void;
  readonly signal?: AbortSignal;
}

const NOT_LOADED = 'The part that makes files could not be loaded; check the connection and try again.';
const DIED = 'The file took more memory than there is. Close what else is open and try again.';
const stopped = () => new DOMException('The export was stopped.', 'AbortError');

/**
 * A file made beside the page's own work, by a worker of its own. Whatever becomes of it, the worker is ended: what the
 * libraries of papers keep for themselves would otherwise stay for as long as the page.
 *
 * @throws Error whose message is a sentence; an `AbortError` once `signal` is aborted.
 */
export function runInWorker(
  start: () => ExportsWorker,
  order: ExportOrder,
  { onProgress, signal }: Making = {},
): Promise<ExportedFile> {
  if (signal?.aborted) return Promise.reject(stopped());
  const worker = start();
  const making = new Promise<ExportedFile>((resolve, reject) => {
    let loaded = false;
    // The worker's error says nothing of its reason: before it has answered it did not come, after that it died.
    const die = (event: Event) => {
      event.preventDefault();
      reject(new Error(loaded ? DIED : NOT_LOADED));
    };
    worker.addEventListener('error', die);
    worker.addEventListener('messageerror', die);
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('ready' in data) loaded = true;
      else if ('progress' in data) onProgress?.(data.progress);
      else if ('file' in data) resolve(data.file);
      else if ('failed' in data) reject(new Error(data.failed));
    });
    signal?.addEventListener('abort', () => reject(stopped()), { once: true });
    worker.postMessage(order, []);
  });
  return making.finally(() => worker.terminate());
}
