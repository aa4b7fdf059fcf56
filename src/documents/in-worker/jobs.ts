import type { DocumentRecognition } from '@/api/generated/model';
import type { UploadedDocument } from '../facts';
import { readFile } from '../readers/read-file';
import { ScanAhead } from '../readers/scan/scan-limits';
import type { ProgressListener } from '../readers/scan/scan-limits';
import type { ReadResult } from '../readers/table';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { readDocuments, readOptionsFor } from '../understanding/read-documents';
import type { ReadFacts } from '../understanding/read-documents';
import { recogniseDocument } from '../understanding/recognise-document';
import type { RecogniseOptions } from '../understanding/recognise-document';
import { readerOfLast } from './last-reading';
import { pagePictures } from './page-pictures';

/**
 * The jobs of a worker. Each document is read by a separate call, so that the caller knows which one crashed a worker. The result
 * stays in the worker, because transferring fifty thousand rows would block the page.
 */
export type Job =
  | { kind: 'read'; document: UploadedDocument }
  /** For a document that is not read: the sentence that says why. */
  | { kind: 'refuse'; document: UploadedDocument; refused: string }
  | { kind: 'understand' }
  | {
      kind: 'recognise';
      name: string;
      bytes: Uint8Array;
      options?: RecogniseOptions;
      /** Whether a document with pages to recognise is left to another worker. */
      scansElsewhere?: boolean;
    };

/** The answer for a document that is left to another worker. */
export const SCAN = 'scan';

export type Done = ReadFacts | DocumentRecognition | typeof SCAN | null;

export type Answer =
  | { ready: true }
  /** Progress: the number of scanned pages read, and their total. */
  | { page: number; of: number }
  | { done: Done }
  | { failed: string };

/** The jobs themselves, without a worker. */
export function createJobs(
  onProgress?: ProgressListener,
  readAgain = readerOfLast(onProgress),
): (job: Job) => Promise<Done> {
  const withPictures = pagePictures();
  const read = new Map<Uint8Array, ReadResult>();
  const documents: UploadedDocument[] = [];
  const keep = (document: UploadedDocument, result: ReadResult) => {
    documents.push(document);
    read.set(document.bytes, result);
    return null;
  };
  return async (job) => {
    if (job.kind === 'recognise') {
      const { name, bytes, options, scansElsewhere = false } = job;
      const readHere: typeof readAgain = (file, content, how) =>
        readAgain(file, content, { ...how, scansElsewhere });
      try {
        const recognition = await recogniseDocument(name, bytes, options, readHere);
        const { review } = recognition;
        return review ? { ...recognition, review: await withPictures(review, bytes) } : recognition;
      } catch (error) {
        if (error instanceof ScanAhead) return SCAN;
        throw error;
      }
    }
    if (job.kind === 'refuse') return keep(job.document, { refused: job.refused });
    if (job.kind === 'read') {
      const { document } = job;
      const options = { ...readOptionsFor(document), ...(onProgress && { onProgress }) };
      return keep(document, await readFile(document.name, document.bytes, HEADINGS, options));
    }
    return readDocuments(documents, async ({ name, bytes }) => {
      return read.get(bytes) ?? readFile(name, bytes, HEADINGS);
    });
  };
}
