import { WorkerSession, type DocumentsWorker } from '@/documents/in-worker/worker-session';
import type { ProgressListener } from '@/documents/readers/scan/scan-limits';
import type { EngineDone, EngineJob } from './engine-jobs';

/** What the caller of a job wants of it. */
export interface Wanted {
  /** A caller with many jobs does not delay the others: they take turns. */
  caller: object;
  /** The document: a worker that read it last may have cached it. */
  document?: string;
  signal?: AbortSignal | undefined;
  onProgress?: ProgressListener | undefined;
}

interface PoolWorker {
  session: WorkerSession;
  /** What it read last. */
  document: string | undefined;
}

/** Gives a waiting job its worker; none when it is not to run any more. */
type Start = (isWanted: boolean) => void;

export interface PoolFigures {
  /** Jobs that run, and jobs that wait for a worker. */
  busy: number;
  waiting: number;
}

interface PoolOptions {
  /** The most workers that are alive. */
  most: number;
  timeLimitMs: number;
  start(): DocumentsWorker;
}

/** Workers that do one job at a time, and are kept for the next. One that crashes is replaced. */
export class WorkerPool {
  private readonly options: PoolOptions;
  private readonly idle: PoolWorker[] = [];
  private readonly busy = new Set<PoolWorker>();
  /** The jobs that wait, by caller; the first caller is the next. */
  private readonly queue = new Map<object, Start[]>();
  private isClosed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /**
   * @throws {WorkerLost} if the job exceeds the time limit or crashes its worker; an `AbortError` if the signal is aborted,
   * which terminates the worker, and when the pool is closed.
   */
  async run(job: EngineJob, { caller, document, signal, onProgress }: Wanted): Promise<EngineDone> {
    const worker = await this.freeWorker(caller, document, signal);
    const { session } = worker;
    const stop = () => session.stop();
    signal?.addEventListener('abort', stop);
    try {
      const done = (await session.run(job, onProgress)) as EngineDone;
      worker.document = document;
      if (!this.isClosed) this.idle.push(worker);
      return done;
    } catch (error) {
      session.close();
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
      this.busy.delete(worker);
      this.next();
    }
  }

  figures(): PoolFigures {
    const waiting = [...this.queue.values()].reduce((sum, { length }) => sum + length, 0);
    return { busy: this.busy.size, waiting };
  }

  close(): void {
    this.isClosed = true;
    for (const { session } of this.busy) session.stop();
    for (const { session } of this.idle.splice(0)) session.close();
    this.next();
  }

  private async freeWorker(
    caller: object,
    document: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<PoolWorker> {
    signal?.throwIfAborted();
    const given = await new Promise<PoolWorker | null>((resolve) => {
      const start = (isOpen: boolean) => resolve(isOpen ? this.take(document) : null);
      this.queue.set(caller, [...(this.queue.get(caller) ?? []), start]);
      signal?.addEventListener('abort', () => this.forget(caller, start), { once: true });
      this.next();
    });
    if (!given) throw new DOMException('The reading was stopped.', 'AbortError');
    return given;
  }

  /** Starts the jobs that there are workers for, or ends them all when the pool is closed. */
  private next(): void {
    while (this.queue.size > 0 && (this.isClosed || this.busy.size < this.options.most)) {
      const [caller, [start, ...others]] = [...this.queue][0]!;
      // The caller's next job waits behind those of the other callers.
      this.queue.delete(caller);
      if (others.length > 0) this.queue.set(caller, others);
      start!(!this.isClosed);
    }
  }

  private forget(caller: object, start: Start): void {
    const starts = this.queue.get(caller);
    if (!starts?.includes(start)) return;
    const others = starts.filter((one) => one !== start);
    if (others.length > 0) this.queue.set(caller, others);
    else this.queue.delete(caller);
    start(false);
  }

  private take(document: string | undefined): PoolWorker {
    const known = this.idle.findIndex((one) => document !== undefined && one.document === document);
    const alive = this.idle.length + this.busy.size;
    const [kept] =
      known >= 0 ? this.idle.splice(known, 1) : alive < this.options.most ? [] : this.idle.splice(0, 1);
    const { start, timeLimitMs } = this.options;
    const worker = kept ?? { session: new WorkerSession(start, undefined, timeLimitMs), document };
    this.busy.add(worker);
    return worker;
  }
}
