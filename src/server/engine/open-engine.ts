import type { DocumentRecognition, GenerationEvent } from '@/api/generated/model';
import type { Generation, MontageInput } from '@/backend/ports';
import type { UploadedDocument } from '@/documents/facts';
import { generateMontage as generateHere } from '@/documents/generate';
import { SCAN } from '@/documents/in-worker/jobs';
import { askAll } from '@/documents/prose/with-prose';
import { refusal } from '@/documents/in-worker/recognise-one';
import { WorkerLost, type DocumentsWorker } from '@/documents/in-worker/worker-session';
import type { EngineDone, EngineJob, Generated, Reading, ReadingOf, Requests } from './engine-jobs';
import type { EngineOptions, ServerEngine } from '../parts';
import { startWorker } from './start-worker';
import { WorkerPool, type PoolFigures, type Wanted } from './worker-pool';

export interface Engine extends ServerEngine {
  figures(): { texts: PoolFigures; scans: PoolFigures };
}

/**
 * The document engine on threads of their own: the thread that answers requests reads no document and does not even receive
 * what was read of one. A document that crashes its thread costs itself alone.
 */
export function openEngine({ workers, memoryMb, timeLimitMs, askModel }: EngineOptions): Engine {
  const alive = new Set<Promise<unknown>>();
  const start = (): DocumentsWorker => {
    const { ended, ...worker } = startWorker(memoryMb);
    alive.add(ended);
    void ended.then(() => alive.delete(ended));
    return worker;
  };
  const texts = new WorkerPool({ most: workers, timeLimitMs, start });
  // Minutes of recognition do not keep documents with text waiting.
  const scans = new WorkerPool({ most: Math.max(1, Math.floor(workers / 2)), timeLimitMs, start });

  async function run(
    job: Extract<EngineJob, { kind: 'read' | 'recognise' }>,
    wanted: Wanted,
  ): Promise<EngineDone> {
    const done = await texts.run({ ...job, scansElsewhere: true }, wanted);
    return done === SCAN ? scans.run({ ...job, scansElsewhere: false }, wanted) : done;
  }

  async function read(document: UploadedDocument, caller: object, signal: AbortSignal): Promise<ReadingOf> {
    const withoutBytes = { ...document, bytes: new Uint8Array() };
    try {
      const wanted = { caller, document: keyOf(document), signal };
      const reading = await run({ kind: 'read', document, scansElsewhere: true }, wanted);
      return { document: withoutBytes, reading: reading as Reading };
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      return { document: withoutBytes, reading: error.message };
    }
  }

  async function generated(
    { documents, drillFloorM, vertical, montageId }: MontageInput,
    signal: AbortSignal,
  ): Promise<Generated> {
    const caller = {};
    const readings = await Promise.all(documents.map((document) => read(document, caller, signal)));
    const job = { kind: 'generate' as const, readings, drillFloorM, vertical, montageId };
    const generate = async (own: EngineJob) =>
      (await texts.run(own, { caller, signal })) as Generated | Requests;
    const generateAll = async () => {
      const done = await generate(askModel ? { ...job, prose: 'ask' } : job);
      if (!('requests' in done && askModel)) return done as Generated;
      const prose = await askAll(done.requests, (messages) => askModel(messages, signal), signal);
      return (await generate({ ...job, prose })) as Generated;
    };
    for (;;) {
      try {
        return await generateAll();
      } catch (error) {
        // Each could be read alone, but not all together: the run does without the largest.
        const size = ({ reading }: ReadingOf) => (typeof reading === 'string' ? 0 : reading.byteLength);
        const [largest] = readings.toSorted((a, b) => size(b) - size(a));
        if (!(error instanceof WorkerLost) || !largest || size(largest) === 0) throw error;
        largest.reading = error.message;
      }
    }
  }

  const generation: Generation = {
    async *generateMontage(input, signal) {
      let failure: unknown;
      // Gives the first event, which is always the same, and the last ones if the documents cannot be read.
      const unread = generateHere({
        ...input,
        newId: () => crypto.randomUUID(),
        readDocuments: () => Promise.reject(failure),
      });
      yield (await unread.next()).value as GenerationEvent;
      let result: Generated;
      try {
        result = await generated(input, signal);
      } catch (error) {
        if (signal.aborted) return null;
        failure = error;
        return yield* unread;
      }
      if (result.read) await input.onRead(result.read);
      yield* result.events.slice(1);
      return result.montage;
    },
    async recogniseDocument(name, bytes, options, { signal, onProgress }) {
      const wanted = { caller: {}, document: keyOf({ name, bytes }), signal, onProgress };
      try {
        return (await run({ kind: 'recognise', name, bytes, options }, wanted)) as DocumentRecognition;
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
        return refusal(error.message);
      }
    },
    async layoutCorrections(corrections) {
      const { layoutCorrections } = await import('@/documents/understanding/corrections/layouts');
      return layoutCorrections(corrections);
    },
  };

  return {
    generation,
    figures: () => ({ texts: texts.figures(), scans: scans.figures() }),
    async close() {
      texts.close();
      scans.close();
      await Promise.all(alive);
    },
  };
}

/** Cheap, because the worker compares the bytes themselves. */
const keyOf = ({ name, bytes }: Pick<UploadedDocument, 'name' | 'bytes'>): string =>
  `${bytes.length} ${name}`;
