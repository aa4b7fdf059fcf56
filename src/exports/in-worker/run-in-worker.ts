import type { ExportedFile, ExportOrder, ExportProgress } from '../order';
import type { Message } from './messages';

/** The used part of the browser's worker, so that tests can replace it. */
export type ExportsWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface ExportOptions {
  /** Receives the progress; some builders report none. */
  readonly onProgress?: (progress: ExportProgress) => void;
  readonly signal?: AbortSignal;
}

const NOT_LOADED = 'The part that makes files could not be loaded; check the connection and try again.';
const DIED = 'The file took more memory than there is. Close what else is open and try again.';
const stopped = () => new DOMException('The export was stopped.', 'AbortError');

/**
 * Makes a file in the background, in a worker of its own. The worker is always terminated: otherwise the memory of the
 * PDF libraries would stay in use as long as the page.
 *
 * @throws Error with a message for the user; an `AbortError` once `signal` is aborted.
 */
export function runInWorker(
  start: () => ExportsWorker,
  order: ExportOrder,
  { onProgress, signal }: ExportOptions = {},
): Promise<ExportedFile> {
  if (signal?.aborted) return Promise.reject(stopped());
  const worker = start();
  const options = new Promise<ExportedFile>((resolve, reject) => {
    let loaded = false;
    // The worker's error event has no reason: before its first answer loading failed, after that it crashed.
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
  return options.finally(() => worker.terminate());
}
