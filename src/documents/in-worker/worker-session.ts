import type { ProgressListener } from '../readers/scan/scan-limits';
import type { Answer } from './jobs';

/** The part of the browser's worker that is used, so that a test can replace it. */
export type DocumentsWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** The longest silence by default, a minute: the largest documents take seconds, and a scan reports each page. */
export const LIMIT_MS = 60_000;

/** The worker took too long, or crashed. The message is a sentence for the user. */
export class WorkerLost extends Error {}

const tooLong = (limitMs: number) =>
  `Reading took longer than ${limitMs === LIMIT_MS ? 'a minute' : `${limitMs / 1_000} seconds`}, so that the document may be damaged; upload its tables as CSV or XLSX.`;
const DIED =
  'The document took more memory than there is, so that it may be damaged; upload its tables as CSV or XLSX.';
const NOT_LOADED = 'The part that reads documents could not be loaded; check the connection and try again.';

/** A worker and its current job. After a crash it accepts no further job. */
export class WorkerSession {
  private readonly worker: DocumentsWorker;
  private readonly ready: Promise<void>;
  private loaded = false;
  private settle: { resolve: (done: unknown) => void; reject: (error: Error) => void } | null = null;
  private lost: Error | null = null;
  private onProgress: ProgressListener | undefined;
  private limit: ReturnType<typeof setTimeout> | undefined;

  private readonly limitMs: number;

  constructor(start: () => DocumentsWorker, signal?: AbortSignal, limitMs = LIMIT_MS) {
    this.worker = start();
    this.limitMs = limitMs;
    this.ready = new Promise((resolve, reject) => {
      this.settle = { resolve: () => resolve(), reject };
    });
    // The caller of `run` gets the error; without a job no one needs it.
    this.ready.catch(() => undefined);
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.hear(data));
    const die = () => this.lose(new WorkerLost(DIED));
    this.worker.addEventListener('error', die);
    this.worker.addEventListener('messageerror', die);
    signal?.addEventListener('abort', () => this.stop());
    if (signal?.aborted) this.stop();
  }

  /**
   * `onProgress` is called for the pages of a scan.
   *
   * @throws {WorkerLost} if the job exceeds the time limit or crashes the worker; an error of the job itself is
   * thrown as an ordinary error, and the worker can be used again.
   */
  async run(job: object, onProgress?: ProgressListener): Promise<unknown> {
    this.startLimit();
    this.onProgress = onProgress;
    try {
      await this.ready;
      if (this.lost) throw this.lost;
      return await new Promise((resolve, reject) => {
        this.settle = { resolve, reject };
        // Copied, not transferred: the caller stores the bytes and may send them again.
        this.worker.postMessage(job, []);
      });
    } finally {
      clearTimeout(this.limit);
    }
  }

  private startLimit(): void {
    clearTimeout(this.limit);
    this.limit = setTimeout(() => this.lose(new WorkerLost(tooLong(this.limitMs))), this.limitMs);
  }

  /** Terminates the worker during its job, which rejects with an `AbortError`. */
  stop(): void {
    this.lose(new DOMException('The reading was stopped.', 'AbortError'));
  }

  close(): void {
    this.worker.terminate();
  }

  private hear(answer: Answer): void {
    if ('page' in answer) {
      this.startLimit();
      this.onProgress?.(answer.page, answer.of);
      return;
    }
    // A library that believes the worker to be its own posts messages, as pdf.js does when it is loaded.
    if (!('ready' in answer || 'done' in answer || 'failed' in answer)) return;
    if ('ready' in answer) this.loaded = true;
    const settle = this.settle;
    this.settle = null;
    if ('failed' in answer) settle?.reject(new Error(answer.failed));
    else settle?.resolve('done' in answer ? answer.done : undefined);
  }

  private lose(why: Error): void {
    // A failure to load the worker is not the document's fault.
    this.lost ??= why instanceof WorkerLost && !this.loaded ? new Error(NOT_LOADED) : why;
    this.worker.terminate();
    this.settle?.reject(this.lost);
    this.settle = null;
  }
}
