import type { UploadedDocument } from '@/documents/facts';
import type { GenerationEvent } from '@/api/generated/zod/montageAPI.schemas.zod';
import * as schemas from '@/api/generated/zod/montageAPI.schemas.zod';
import { refusalFor } from './answer';
import { receive, type Call, type Incoming } from './call';
import { signedIn } from './caller';
import { assertFits, ContractDeviation } from './contract-deviation';
import { eventStream } from './event-stream';
import { layoutsFor } from './layouts';
import { StorageFailure, type Generation, type Ports, type Tables } from './ports';
import { readingOf, storeReadings } from './open-questions';
import type { DocumentSet } from './records';
import { notFound } from './refusal';
import { savedBy, storeMontage } from './stored-montage';

async function findDocuments({ documentSets, montages }: Tables, id: string): Promise<DocumentSet> {
  const set = await documentSets.find(id);
  if (set) return set;
  throw notFound(
    (await montages.find(id))
      ? 'The documents of this montage are not stored. Upload them to generate it again.'
      : 'No document set has this id.',
  );
}

async function withBytes(
  { ports: { files, store }, caller }: Call<'generateMontage'>,
  set: DocumentSet,
): Promise<UploadedDocument[]> {
  const layouts = await store.read((tables) => layoutsFor(tables, caller));
  return Promise.all(
    set.files.map(async ({ name, classification, bytes_key, corrections = [] }) => ({
      name,
      classification,
      bytes: await files.get(bytes_key),
      corrections,
      layouts,
    })),
  );
}

/** A sentence for the user, because an open stream cannot answer with a status any more. */
function failureOf(error: unknown): GenerationEvent {
  const known = error instanceof StorageFailure || error instanceof ContractDeviation;
  return { event: 'error', data: { error: known ? error.message : String(error) } };
}

/**
 * The events of one run. The montage is stored before `complete` is sent, so that a client that receives it can load it.
 *
 * @throws what `reportDefect` throws.
 */
async function* run(
  call: Call<'generateMontage'>,
  set: DocumentSet,
  stopped: AbortSignal,
): AsyncGenerator<GenerationEvent, void> {
  const { ports, query } = call;
  const { clock, generation, store } = ports;
  let events: ReturnType<Generation['generateMontage']> | undefined;
  try {
    const input = {
      documents: await withBytes(call, set),
      drillFloorM: query.rig_floor_height ?? null,
      vertical: query.vertical,
      montageId: set.id,
      onRead: (read: Parameters<typeof readingOf>[0]) => storeReadings(store, set.id, readingOf(read)),
    };
    events = generation.generateMontage(input, stopped);
    let complete: GenerationEvent | undefined;
    for (;;) {
      const next = await events.next();
      if (next.done) {
        if (!complete) return;
        if (!next.value) throw new ContractDeviation('The generation completed without a montage');
        const montage = next.value;
        assertFits('the generated montage', schemas.Montage, montage);
        await store.transaction((tables) =>
          storeMontage(tables, clock, montage, savedBy(signedIn(call.caller), 'generation')),
        );
        yield complete;
        return;
      }
      const event = next.value;
      assertFits(`generateMontage ${event.event}`, schemas.GenerationEvent, event);
      if (event.event === 'complete') complete = event;
      else yield event;
    }
  } catch (error) {
    ports.reportDefect(error);
    yield failureOf(error);
  } finally {
    await events?.return(null);
  }
}

/** Answers with an event stream, where every other operation answers with one body. */
export async function generateMontage(ports: Ports, incoming: Incoming): Promise<Response> {
  try {
    const call = await receive(ports, 'generateMontage', incoming);
    const set = await ports.store.read((tables) => findDocuments(tables, call.params.documentId));
    const stop = new AbortController();
    incoming.request.signal.addEventListener('abort', () => stop.abort());
    const events = run(call, set, stop.signal);
    return eventStream(events, { clock: ports.clock, onGone: () => stop.abort() });
  } catch (error) {
    return refusalFor(ports, 'generateMontage', error);
  }
}
