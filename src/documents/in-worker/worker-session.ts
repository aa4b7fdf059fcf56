import type { ProgressListener } from '../readers/scan/scan-limits';
import type { Answer, Job } from './jobs';

/** What is used of the browser's worker, so that a test can stand in for it. */
export type DocumentsWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** A minute without a word: the largest documents take seconds, and of a scan each page is told. */
export const LIMIT_MS = 60_000;

/** The worker is gone: it took too long, or died. The message is a sentence for the person. */
export class WorkerLost extends Error {}

const TOO_LONG =
  'Reading took longer than a minute, so that the document may be damaged; upload its tables as CSV or XLSX.';
const DIED =
  'The document took more memory than there is, so that it may be damaged; upload its tables as CSV or XLSX.';
const NOT_LOADED = 'The part that reads documents could not be loaded; check the connection and try again.';

/** One worker and the job it is at. After a loss no further job can be given to it. */
export class WorkerSession {
  private readonly worker: DocumentsWorker;
  private readonly ready: Promise<void>;
  private loaded = false;
  private settle: { resolve: (done: unknown) => void; reject: (error: Error) => void } | null = null;
  private lost: Error | null = null;
  private onProgress: ProgressListener | undefined;
  private limit: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => DocumentsWorker, signal?: AbortSignal) {
    this.worker = start();
    this.ready = new Promise((resolve, reject) => {
      this.settle = { resolve: () => resolve(), reject };
    });
    // Whoever asks for a job hears of it; nobody else has to.
    this.ready.catch(() => undefined);
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.hear(data));
    const die = () => this.lose(new WorkerLost(DIED));
    this.worker.addEventListener('error', die);
    this.worker.addEventListener('messageerror', die);
    signal?.addEventListener('abort', () => this.stop());
    if (signal?.aborted) this.stop();
  }

  /**
   * `onProgress` hears of the pages of a scan.
   *
   * @throws {WorkerLost} when the job takes longer than the limit or the worker dies of it; what the job itself throws
   * comes as an ordinary error, after which the worker goes on.
   */
  async run(job: Job, onProgress?: ProgressListener): Promise<unknown> {
    this.startLimit();
    this.onProgress = onProgress;
    try {
      await this.ready;
      if (this.lost) throw this.lost;
      return await new Promise((resolve, reject) => {
        this.settle = { resolve, reject };
        // Copied, not transferred: the bytes are the caller's, who stores them and may ask again.
        this.worker.postMessage(job, []);
      });
    } finally {
      clearTimeout(this.limit);
    }
  }

  private startLimit(): void {
    clearTimeout(this.limit);
    this.limit = setTimeout(() => this.lose(new WorkerLost(TOO_LONG)), LIMIT_MS);
  }

  /** Ends the worker in the middle of its job, which rejects with an `AbortError`. */
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
    // A library that believes the worker to be its own sends messages of its kind, as pdf.js does where it is loaded.
    if (!('ready' in answer || 'done' in answer || 'failed' in answer)) return;
    if ('ready' in answer) this.loaded = true;
    const settle = this.settle;
    this.settle = null;
    if ('failed' in answer) settle?.reject(new Error(answer.failed));
    else settle?.resolve('done' in answer ? answer.done : undefined);
  }

  private lose(why: Error): void {
    // A worker that never came says nothing about the document.
    this.lost ??= why instanceof WorkerLost && !this.loaded ? new Error(NOT_LOADED) : why;
    this.worker.terminate();
    this.settle?.reject(this.lost);
    this.settle = null;
  }
}
