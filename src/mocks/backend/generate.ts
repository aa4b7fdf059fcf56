import { http, type HttpHandler } from 'msw';
import type { GenerationEvent } from '@/api/generated/zod/montageAPI.schemas.zod';
import * as schemas from '@/api/generated/zod/montageAPI.schemas.zod';
import { storeMontage } from '../db/montages';
import type { DocumentSet } from '../db/schemas';
import type { UploadedDocument } from '@/documents/facts';
import { StorageFailure } from '../db/storage';
import type { World } from '../world';
import type { Caller } from './authentication';
import { eventStream } from './event-stream';
import { layoutsFor } from './layouts';
import { answering, receive, type Call, type Incoming } from './operation';
import { notFound } from './problems';
import { noteReading, readingOf } from './reading';
import { assertFits, ContractDeviation } from './responses';

/** Loaded when the first montage is generated: the readers of documents weigh more than everything else here. */
export interface Generator {
  generateMontage: typeof import('@/documents/generate').generateMontage;
  readDocuments: typeof import('@/documents/in-worker/in-worker').readDocuments;
}

export async function loadGenerator(): Promise<Generator> {
  const [{ generateMontage }, { readDocuments }] = await Promise.all([
    import('@/documents/generate'),
    import('@/documents/in-worker/in-worker'),
  ]);
  return { generateMontage, readDocuments };
}

function findDocuments(world: World, id: string): DocumentSet {
  const set = world.db.documentSets.all().find((candidate) => candidate.id === id);
  if (set) return set;
  const montage = world.db.montages.all().some((candidate) => candidate.id === id);
  throw notFound(
    montage
      ? 'The documents of this montage are not stored. Upload them to generate it again.'
      : 'No document set has this id.',
  );
}

function withBytes(world: World, caller: Caller | undefined, set: DocumentSet): Promise<UploadedDocument[]> {
  const layouts = layoutsFor(world, caller);
  return Promise.all(
    set.files.map(async ({ name, classification, bytes_key, corrections = [] }) => ({
      name,
      classification,
      bytes: await world.db.readBytes(bytes_key),
      corrections: structuredClone(corrections),
      layouts,
    })),
  );
}

/** In words for the person, because an open stream cannot answer with a status any more. */
function failureOf(error: unknown): GenerationEvent {
  const why =
    error instanceof StorageFailure || error instanceof ContractDeviation ? error.message : String(error);
  return { event: 'error', data: { error: why } };
}

/**
 * The events of one run. The montage is stored before `complete` is sent: whoever hears of it finds it.
 *
 * @throws {ContractDeviation} in a world that throws, when the generation strays from the contract.
 */
async function* run(
  call: Call<'generateMontage'>,
  set: DocumentSet,
  load: () => Promise<Generator>,
  stopped: AbortSignal,
): AsyncGenerator<GenerationEvent, void> {
  const { world, caller, query } = call;
  let events: ReturnType<Generator['generateMontage']> | undefined;
  try {
    const { generateMontage, readDocuments } = await load();
    events = generateMontage({
      documents: await withBytes(world, caller, set),
      rigFloorHeightM: query.rig_floor_height ?? null,
      vertical: query.vertical,
      montageId: set.id,
      newId: () => world.random.id(),
      async readDocuments(documents) {
        const facts = await readDocuments(documents, stopped);
        await noteReading(world, set.id, readingOf(facts));
        return facts;
      },
    });
    let complete: GenerationEvent | undefined;
    for (;;) {
      const next = await events.next();
      if (next.done) {
        if (!complete) return;
        if (!next.value) throw new ContractDeviation('The generation completed without a montage');
        const montage = next.value;
        assertFits('the generated montage', schemas.Montage, montage);
        await world.db.transaction(() => storeMontage(world.db, world.clock, montage));
        yield complete;
        return;
      }
      const event = next.value;
      assertFits(`generateMontage ${event.event}`, schemas.GenerationEvent, event);
      if (event.event === 'complete') {
        complete = event;
        continue;
      }
      // A step takes its time between its beginning and its outcome.
      if (event.event === 'progress' && event.data.status !== 'IN_PROGRESS') {
        await world.clock.sleep(world.random.between(world.pace.minMs, world.pace.maxMs), stopped);
        if (stopped.aborted) return;
      }
      yield event;
    }
  } catch (error) {
    if (error instanceof ContractDeviation && world.deviations === 'throw') throw error;
    console.error(error);
    yield failureOf(error);
  } finally {
    await events?.return(null);
  }
}

/** Written by hand, because the generated handler answers one JSON body where the contract has a stream. */
export function generateMontageHandler(
  world: World,
  load: () => Promise<Generator> = loadGenerator,
): HttpHandler {
  const open = async (incoming: Incoming) => {
    const { stream: fault } = await world.faults.strike('generateMontage');
    return answering(world, 'generateMontage', async () => {
      const call = await receive(world, 'generateMontage', incoming);
      const set = await world.db.transaction(() => findDocuments(world, call.params.documentId));
      const stop = new AbortController();
      const events = run(call, set, load, stop.signal);
      incoming.request.signal.addEventListener('abort', () => stop.abort());
      return eventStream(events, { clock: world.clock, fault, onGone: () => stop.abort() });
    });
  };
  return http.get('*/v1/montage/generate/:documentId', (incoming) =>
    world.calls.during('generateMontage', 200, () => open(incoming)),
  );
}
