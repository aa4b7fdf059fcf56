import type { UploadedDocument } from '../facts';
import type { ReadFacts } from '../understanding/read-documents';
import { WorkerLost, WorkerSession } from './worker-session';
import type { DocumentsWorker } from './worker-session';

/**
 * Reads a set of documents in a new worker. A document that crashes the worker gets a sentence; a new worker
 * reads the others, so that one bad document costs only time.
 *
 * @throws an `AbortError` if `signal` aborts, which terminates the worker at once; an error with a sentence if the worker
 * cannot be loaded, or crashes on the combined facts.
 */
export async function readSet(
  documents: readonly UploadedDocument[],
  start: () => DocumentsWorker,
  signal?: AbortSignal,
): Promise<ReadFacts> {
  const refused = new Map<UploadedDocument, string>();
  // Each round reads one document fewer, so the loop ends.
  for (;;) {
    const session = new WorkerSession(start, signal);
    let at: UploadedDocument | null = null;
    try {
      for (const document of documents) {
        const sentence = refused.get(document);
        if (sentence === undefined) {
          at = document;
          await session.run({ kind: 'read', document });
          at = null;
        } else {
          const empty = { ...document, bytes: new Uint8Array() };
          await session.run({ kind: 'refuse', document: empty, refused: sentence });
        }
      }
      return (await session.run({ kind: 'understand' })) as ReadFacts;
    } catch (error) {
      if (!(error instanceof WorkerLost) || at === null) throw error;
      refused.set(at, error.message);
    } finally {
      session.close();
    }
  }
}
