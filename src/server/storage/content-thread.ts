import type { Worker } from 'node:worker_threads';
import { StorageFailure } from '@/backend/ports';
import { startThread } from '../start-thread';
import type { ContentRow, Replaced } from './replace-content';

/** The memory (MB) for short-lived objects: a thread that only hands texts on needs little. */
const YOUNG_MB = 12;

export type ContentAnswer =
  | { replaced: (Replaced | undefined)[] }
  /** The message of SQLite's error, and its code. */
  | { failed: string; errcode: number | undefined };

export interface ContentThread {
  /**
   * Replaces all or nothing, durably, one call at a time.
   *
   * @throws SQLite's error, and then nothing is replaced; a {StorageFailure} if the thread ends, and then it is unknown.
   */
  replace(rows: readonly ContentRow[]): Promise<(Replaced | undefined)[]>;
  close(): Promise<void>;
}

/** A thread with a connection of its own, which runs from the first call on. The next call replaces one that has ended. */
export function contentThread(path: string): ContentThread {
  let worker: Worker | undefined;
  let settle: PromiseWithResolvers<ContentAnswer> | undefined;

  function start(): Worker {
    const started = startThread('content-worker', import.meta.url, {
      workerData: { path },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    started.unref();
    started.on('message', (answer: ContentAnswer) => settle?.resolve(answer));
    const fail = (cause?: unknown) =>
      settle?.reject(
        new StorageFailure(
          'The server cannot confirm the save. Open the montage again to see whether the change was saved.',
          { cause },
        ),
      );
    started.on('error', fail);
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      fail();
    });
    return started;
  }

  return {
    async replace(rows) {
      worker ??= start();
      settle = Promise.withResolvers<ContentAnswer>();
      worker.postMessage(rows, []);
      // The thread keeps the process alive only while a call waits for it.
      worker.ref();
      const answer = await settle.promise.finally(() => worker?.unref());
      if ('replaced' in answer) return answer.replaced;
      throw Object.assign(new Error(answer.failed), { errcode: answer.errcode });
    },
    async close() {
      await worker?.terminate();
    },
  };
}
