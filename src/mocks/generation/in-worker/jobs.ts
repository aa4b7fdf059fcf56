import type { DocumentRecognition } from '@/api/generated/model';
import type { UploadedDocument } from '../facts';
import { readFile } from '../readers/read-file';
import type { ReadResult } from '../readers/table';
import { HEADINGS } from '../understanding/recognise';
import { readDocuments, readOptionsFor } from '../understanding/read-documents';
import type { ReadFacts } from '../understanding/read-documents';
import { recogniseDocument } from '../understanding/recognise-document';
import type { RecogniseOptions } from '../understanding/recognise-document';
import { readerOfLast } from './last-reading';

/**
 * What a worker is asked for. A document is read in a call of its own, so that it is known which one a worker died of; what
 * was read stays in the worker, because fifty thousand rows would hold up the page when they are handed over.
 */
export type Job =
  | { kind: 'read'; document: UploadedDocument }
  /** Of a document that is not read: the sentence that says why. */
  | { kind: 'refuse'; document: UploadedDocument; refused: string }
  | { kind: 'understand' }
  | { kind: 'recognise'; name: string; bytes: Uint8Array; options?: RecogniseOptions };

export type Answer = { ready: true } | { done: ReadFacts | DocumentRecognition | null } | { failed: string };

/** The work itself, without the worker around it. */
export function createJobs(): (job: Job) => Promise<ReadFacts | DocumentRecognition | null> {
  const readAgain = readerOfLast();
  const read = new Map<Uint8Array, ReadResult>();
  const documents: UploadedDocument[] = [];
  const keep = (document: UploadedDocument, result: ReadResult) => {
    documents.push(document);
    read.set(document.bytes, result);
    return null;
  };
  return async (job) => {
    if (job.kind === 'recognise') return recogniseDocument(job.name, job.bytes, job.options, readAgain);
    if (job.kind === 'refuse') return keep(job.document, { refused: job.refused });
    if (job.kind === 'read') {
      const { document } = job;
      return keep(
        document,
        await readFile(document.name, document.bytes, HEADINGS, readOptionsFor(document)),
      );
    }
    return readDocuments(documents, async ({ name, bytes }) => {
      return read.get(bytes) ?? readFile(name, bytes, HEADINGS);
    });
  };
}
