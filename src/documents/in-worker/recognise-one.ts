import type { DocumentRecognition } from '@/api/generated/model';
import type { ProgressListener } from '../readers/scan/scan-limits';
import type { RecogniseOptions } from '../understanding/recognise-document';
import { SCAN } from './jobs';
import type { Job } from './jobs';
import { WorkerLost, WorkerSession } from './worker-session';
import type { DocumentsWorker } from './worker-session';

/** The caller's interest in a document: progress of its scanned pages, and the signal to abort. */
export interface Waiting {
  onProgress?: ProgressListener;
  signal?: AbortSignal;
}

type Recognised = DocumentRecognition | typeof SCAN;

/** The recognition of a document that crashed its worker, with the sentence that says so. */
export const refusal = (refused: string): DocumentRecognition => ({
  kind: null,
  classification: null,
  because: null,
  holds: [],
  refused,
  not_understood: [],
});

/**
 * A queue with one worker, kept because starting one takes longer than most documents. A document that crashes the worker is
 * refused with a sentence, and the next one gets a new worker.
 */
function queueOf(start: () => DocumentsWorker) {
  let session: WorkerSession | null = null;
  let before: Promise<unknown> = Promise.resolve();
  const work = async (job: Job, { onProgress, signal }: Waiting): Promise<Recognised> => {
    signal?.throwIfAborted();
    const mine = (session ??= new WorkerSession(start));
    let recognising = false;
    // Recognising pages takes minutes, and only terminating the worker stops it. Any other job ends sooner than a new worker
    // would start, and the worker's cache is kept.
    const giveUp = () => {
      if (recognising) mine.stop();
    };
    signal?.addEventListener('abort', giveUp);
    try {
      return (await mine.run(job, (done, of) => {
        recognising = done < of;
        if (signal?.aborted) giveUp();
        else onProgress?.(done, of);
      })) as Recognised;
    } catch (error) {
      mine.close();
      session = null;
      if (!(error instanceof WorkerLost)) throw error;
      return refusal(error.message);
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  };
  return (job: Job, waiting: Waiting): Promise<Recognised> => {
    const mine = before.then(() => work(job, waiting));
    before = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Recognises documents in two workers: a scan takes minutes, and documents with text do not wait for it.
 *
 * The promise rejects with an `AbortError` if `signal` aborts first.
 */
export function recogniser(start: () => DocumentsWorker) {
  const texts = queueOf(start);
  const scans = queueOf(start);
  return async (
    name: string,
    bytes: Uint8Array,
    options: RecogniseOptions = {},
    waiting: Waiting = {},
  ): Promise<DocumentRecognition> => {
    const job: Job = { kind: 'recognise', name, bytes, options };
    const found = await texts({ ...job, scansElsewhere: true }, waiting);
    return (found === SCAN ? await scans(job, waiting) : found) as DocumentRecognition;
  };
}
