import type { DocumentRecognition } from '@/api/generated/model';
import type { UploadedDocument } from '../facts';
import type { ReadFacts } from '../understanding/read-documents';
import type { RecogniseOptions } from '../understanding/recognise-document';
import { readSet } from './read-set';
import { recogniser } from './recognise-one';
import type { Waiting } from './recognise-one';

const start = () => new Worker(new URL('./documents.worker.ts', import.meta.url), { type: 'module' });

/**
 * Whether there is a page to keep answering. Node has no such worker: in the mock server and the tests the work is done
 * directly, because nobody waits for a picture there, and a thread would have to be taught the application's sources first.
 */
const inPage = typeof Worker !== 'undefined';

const recognise = recogniser(start);

/** As `readDocuments` of the understanding, beside the page's own work. */
export async function readDocuments(documents: UploadedDocument[], signal?: AbortSignal): Promise<ReadFacts> {
  if (inPage) return readSet(documents, start, signal);
  return (await import('../understanding/read-documents')).readDocuments(documents);
}

/** As `recogniseDocument` of the understanding, beside the page's own work. */
export async function recogniseDocument(
  name: string,
  bytes: Uint8Array,
  options: RecogniseOptions = {},
  waiting: Waiting = {},
): Promise<DocumentRecognition> {
  if (inPage) return recognise(name, bytes, options, waiting);
  return (await import('../understanding/recognise-document')).recogniseDocument(name, bytes, options);
}
