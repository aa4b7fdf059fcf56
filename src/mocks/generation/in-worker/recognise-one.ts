import type { DocumentRecognition } from '@/api/generated/model';
import type { RecogniseOptions } from '../understanding/recognise-document';
import { WorkerLost, WorkerSession } from './worker-session';
import type { DocumentsWorker } from './worker-session';

/**
 * Recognises documents one after the other in one worker that is kept: each file that is chosen is asked for by itself, and
 * to start a worker takes longer than most of them. A document that the worker dies of is refused with a sentence, and the
 * next one gets a new worker.
 */
export function recogniser(start: () => DocumentsWorker) {
  let session: WorkerSession | null = null;
  let before: Promise<unknown> = Promise.resolve();
  const recognise = async (
    name: string,
    bytes: Uint8Array,
    options: RecogniseOptions,
  ): Promise<DocumentRecognition> => {
    try {
      session ??= new WorkerSession(start);
      return (await session.run({ kind: 'recognise', name, bytes, options })) as DocumentRecognition;
    } catch (error) {
      session?.close();
      session = null;
      if (!(error instanceof WorkerLost)) throw error;
      const { message: refused } = error;
      return { kind: null, classification: null, because: null, holds: [], refused, not_understood: [] };
    }
  };
  return (name: string, bytes: Uint8Array, options: RecogniseOptions = {}): Promise<DocumentRecognition> => {
    const mine = before.then(() => recognise(name, bytes, options));
    before = mine.catch(() => undefined);
    return mine;
  };
}
