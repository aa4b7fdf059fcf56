import { deserialize, serialize } from 'node:v8';
import type { GenerationEvent, Montage } from '@/api/generated/model';
import type { UploadedDocument } from '@/documents/facts';
import { generateMontage } from '@/documents/generate';
import { createJobs, SCAN, type Answer, type Done, type Job } from '@/documents/in-worker/jobs';
import { readerOfLast, type Read } from '@/documents/in-worker/last-reading';
import type { ProseMessage, ProseOutcome } from '@/documents/prose/request';
import { withAnswers } from '@/documents/prose/with-answers';
import { requestsFor } from '@/documents/prose/with-prose';
import { ScanAhead, type ProgressListener } from '@/documents/readers/scan/scan-limits';
import type { ReadResult } from '@/documents/readers/table';
import type { GenerationInput } from '@/documents/state';
import { readDocuments, readOptionsFor, type ReadFacts } from '@/documents/understanding/read-documents';

/**
 * What was read of one document, serialised, in shared memory: the thread that serves requests passes it on without copying or
 * parsing it.
 */
export type Reading = Uint8Array<SharedArrayBuffer>;

/** A document without its bytes, and what was read of it. */
export interface ReadingOf {
  document: UploadedDocument;
  /** A sentence if the document could not be read. */
  reading: Reading | string;
}

/** The whole result of a generation: its events, the first included. */
export interface Generated {
  read: Pick<ReadFacts, 'documents' | 'questions'> | null;
  events: GenerationEvent[];
  montage: Montage | null;
}

/** What a language model is asked before the generation. */
export interface Requests {
  requests: ProseMessage[][];
}

export type EngineJob =
  | Extract<Job, { kind: 'recognise' }>
  /** Answered with a `Reading`; `SCAN` for a scan that is left to another worker. */
  | { kind: 'read'; document: UploadedDocument; scansElsewhere: boolean }
  | ({
      kind: 'generate';
      readings: ReadingOf[];
      /**
       * `ask` for the requests to a language model, if there are any; then the outcomes of these requests in another job, so that
       * no thread waits for a model.
       */
      prose?: 'ask' | readonly ProseOutcome[];
    } & Pick<GenerationInput, 'drillFloorM' | 'vertical' | 'montageId'>);

export type EngineDone = Done | Reading | Generated | Requests;

export type EngineAnswer = Exclude<Answer, { done: unknown }> | { done: EngineDone };

/** The jobs of a thread. Unlike in a browser, each document of a set may be read by another one. */
export function createEngineJobs(onProgress?: ProgressListener): (job: EngineJob) => Promise<EngineDone> {
  const readAgain = readerOfLast(onProgress);
  // Pages of a scan take minutes to recognise: they are kept in their layout, for a review or a generation that follows.
  const readFrom: Read = (name, bytes, options) =>
    readAgain(name, bytes, { ...options, withPages: options.withPages || !options.scansElsewhere });
  const recognise = createJobs(onProgress, readFrom);

  async function read({ document, scansElsewhere }: Extract<EngineJob, { kind: 'read' }>) {
    const { withPages = false } = readOptionsFor(document);
    try {
      const result = await readFrom(document.name, document.bytes, { withPages, scansElsewhere });
      return shared(withPages ? result : withoutPages(result));
    } catch (error) {
      if (error instanceof ScanAhead) return SCAN;
      throw error;
    }
  }

  return (job) => {
    if (job.kind === 'read') return read(job);
    return job.kind === 'generate' ? generated(job) : recognise(job);
  };
}

function withoutPages(result: ReadResult): ReadResult {
  if ('refused' in result) return result;
  const { pages: _, ...content } = result.content;
  return { content };
}

function shared(result: ReadResult): Reading {
  const bytes = serialize(result);
  const reading = new Uint8Array(new SharedArrayBuffer(bytes.length));
  reading.set(bytes);
  return reading;
}

async function generated({
  readings,
  prose,
  ...input
}: Extract<EngineJob, { kind: 'generate' }>): Promise<Generated | Requests> {
  const found = new Map(readings.map(({ document, reading }) => [document.bytes, reading]));
  const documents = readings.map(({ document }) => document);
  let facts: Promise<ReadFacts> | undefined;
  const understood = () =>
    (facts ??= readDocuments(documents, ({ bytes }) => Promise.resolve(resultOf(found.get(bytes)!))));
  if (prose === 'ask') {
    // What fails here fails the step of the generation, with its sentence.
    const requests = await understood().then(
      ({ passages }) => requestsFor(passages),
      () => [],
    );
    if (requests.length > 0) return { requests };
  }
  let read: Generated['read'] = null;
  const run = generateMontage({
    ...input,
    documents,
    newId: () => crypto.randomUUID().replaceAll('-', '').slice(0, 12),
    async readDocuments() {
      const all = await understood();
      read = { documents: all.documents, questions: all.questions };
      return typeof prose === 'object' ? withAnswers(all, prose) : all;
    },
  });
  const events: GenerationEvent[] = [];
  for (;;) {
    const next = await run.next();
    if (next.done) return { read, events, montage: next.value };
    events.push(next.value);
  }
}

const resultOf = (reading: Reading | string): ReadResult =>
  typeof reading === 'string' ? { refused: reading } : (deserialize(reading) as ReadResult);
