import type { UploadedDocument } from '../facts';
import type { ReadFacts } from '../understanding/read-documents';
import { WorkerLost, WorkerSession } from './worker-session';
import type { DocumentsWorker } from './worker-session';

/**
 * Reads a set of documents in a worker of its own. A document that the worker dies of is told in a sentence; a new worker
 * reads the others, so that one bad document costs the others only time.
 *
 * @throws an `AbortError` when `signal` stops it, which ends the worker at once; an error with a sentence when the worker
 * cannot be loaded, or is lost over what the documents say together.
 */
export async function readSet(
  documents: readonly UploadedDocument[],
  start: () => DocumentsWorker,
  signal?: AbortSignal,
): Promise<ReadFacts> {
  const refused = new Map<UploadedDocument, string>();
  // Each time round one document fewer is read, so that it ends.
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
