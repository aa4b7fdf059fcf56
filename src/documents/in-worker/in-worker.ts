import type { DocumentRecognition } from '@/api/generated/model';
import type { UploadedDocument } from '../facts';
import type { ReadFacts } from '../understanding/read-documents';
import type { RecogniseOptions } from '../understanding/recognise-document';
import { readSet } from './read-set';
import { recogniser } from './recognise-one';
import type { Waiting } from './recognise-one';

const start = () => new Worker(new URL('./documents.worker.ts', import.meta.url), { type: 'module' });

/**
 * Whether there is a page to keep responsive. Node has no such worker: the mock server and the tests do the work directly,
 * because no user interface waits there, and a thread could not load the application's sources without a loader.
 */
const inPage = typeof Worker !== 'undefined';

const recognise = recogniser(start);

/** Like `readDocuments` of the understanding, but in a worker. */
export async function readDocuments(documents: UploadedDocument[], signal?: AbortSignal): Promise<ReadFacts> {
  if (inPage) return readSet(documents, start, signal);
  return (await import('../understanding/read-documents')).readDocuments(documents);
}

/** Like `recogniseDocument` of the understanding, but in a worker. */
export async function recogniseDocument(
  name: string,
  bytes: Uint8Array,
  options: RecogniseOptions = {},
  waiting: Waiting = {},
): Promise<DocumentRecognition> {
  if (inPage) return recognise(name, bytes, options, waiting);
  return (await import('../understanding/recognise-document')).recogniseDocument(name, bytes, options);
}
