import type { GenerationEvent } from '@/api/generated/zod/montageAPI.schemas.zod';
import * as schemas from '@/api/generated/zod/montageAPI.schemas.zod';
import type { UploadedDocument } from '@/documents/facts';
import { audit } from '../audit';
import { assertFits, ContractDeviation } from '../contract-deviation';
import { layoutsOf } from '../layouts';
import { readingOf, storeReadings } from '../open-questions';
import { ownerOf } from '../ownership';
import { StorageFailure, type Ports, type Tables } from '../ports';
import type { Montage, StoredGeneration } from '../records';
import { storeMontage } from '../stored-montage';
import { failure, givenUp, mostAttempts } from './ends';

interface Running {
  ports: Ports;
  /** As claimed, with its runner. */
  job: StoredGeneration & { runner: string };
  /** Aborted when the job is not this runner's any more. */
  lost: AbortSignal;
  /** Aborted when this process ends. */
  stop: AbortSignal;
}

/** The store or the files failed, not the generation: the job stays claimed until its lease ends, and is begun again then. */
class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** What the store refuses with a sentence for the user ends the generation; anything else may be over at the next attempt. */
const stored = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof StorageFailure
      ? error
      : new StoreUnavailable('The store failed', { cause: error });
  });

/** What was generated, or the event that says why nothing was. */
type Outcome = { complete: GenerationEvent; montage: Montage } | { failed: GenerationEvent };

/** Writes what happens to a job, each time only as long as the runner has it. */
function jobWriter({ ports: { clock, jobs, store }, job }: Running) {
  let last = 0;
  /** @returns false, and writes nothing, when the job is not this runner's any more. */
  async function write(event: GenerationEvent, more?: (tables: Tables) => Promise<void>): Promise<boolean> {
    const written = await stored(
      store.transaction(async (tables) => {
        // In the order in which a start and a save lock them: first the montage, then the generation.
        if (more) await tables.montages.find(job.document_id);
        if (!(await tables.generations.renew(job.id, job.runner, jobs.leaseMs))) return false;
        await tables.generations.addEvent(job.id, { number: last + 1, event });
        await more?.(tables);
        return true;
      }),
    );
    if (written) last += 1;
    jobs.generationChanged(job.id);
    return written;
  }
  return {
    /** An earlier attempt may have written events, which stay. */
    async open(): Promise<void> {
      const events = await stored(store.readOne(({ generations }) => generations.eventsAfter(job.id, 0)));
      last = events.at(-1)?.number ?? 0;
    },
    progress: (event: GenerationEvent) => write(event),
    fail: (event: GenerationEvent) =>
      write(event, ({ generations }) => generations.put({ ...job, state: 'failed' })),
    /** The montage, the last event, the state and the audit are stored together, or nothing is. */
    complete: (event: GenerationEvent, montage: Montage) =>
      write(event, async (tables) => {
        const { started_by: by, organisation_id } = job;
        const owner = ownerOf({ email: by, organisation_id });
        await storeMontage(tables, clock, montage, { cause: 'generation', by, owner });
        await tables.generations.put({ ...job, state: 'completed' });
        await audit(tables, clock, by, 'generateMontage', job.document_id);
      }),
  };
}

async function documentsOf({ ports: { files, store }, job }: Running): Promise<UploadedDocument[]> {
  const { document_id, organisation_id } = job;
  const { set, layouts } = await stored(
    store.read(async (tables) => ({
      set: await tables.documentSets.find(document_id),
      layouts: await layoutsOf(tables, organisation_id),
    })),
  );
  return Promise.all(
    (set?.files ?? []).map(async ({ name, classification, bytes_key, corrections = [] }) => ({
      name,
      classification,
      bytes: await stored(files.get(bytes_key)),
      corrections,
      layouts,
    })),
  );
}

/** Runs the engine. Undefined when the signal ended it. */
async function generated(
  running: Running,
  signal: AbortSignal,
  progress: (event: GenerationEvent) => Promise<boolean>,
): Promise<Outcome | undefined> {
  const { ports, job } = running;
  const { generation, store } = ports;
  const events = generation.generateMontage(
    {
      documents: await documentsOf(running),
      drillFloorM: job.drill_floor_m,
      vertical: job.vertical,
      montageId: job.document_id,
      onRead: (read) => stored(storeReadings(store, job.document_id, readingOf(read))),
    },
    signal,
  );
  try {
    let complete: GenerationEvent | undefined;
    for (;;) {
      const next = await events.next();
      if (signal.aborted) return undefined;
      if (next.done) {
        if (!complete || !next.value)
          throw new ContractDeviation('The generation ended without a montage and without a reason');
        assertFits('the generated montage', schemas.Montage, next.value);
        return { complete, montage: next.value };
      }
      const event = next.value;
      assertFits(`generateMontage ${event.event}`, schemas.GenerationEvent, event);
      if (event.event === 'error') return { failed: event };
      if (event.event === 'complete') complete = event;
      else if (!(await progress(event))) return undefined;
    }
  } finally {
    await events.return(null);
  }
}

/** So that another process takes it up at once; an attempt that a stop has ended is not counted. */
async function giveBack({ ports: { jobs, store }, job }: Running): Promise<void> {
  const given = await store
    .transaction(async ({ generations }) => {
      if (!(await generations.renew(job.id, job.runner, jobs.leaseMs))) return false;
      await generations.put({ ...job, attempts: job.attempts - 1 });
      await generations.release(job.id, job.runner);
      return true;
    })
    // A store that is closed already: the lease ends by itself.
    .catch(() => false);
  if (given) jobs.jobWaits();
}

const sentenceOf = (error: unknown): string =>
  error instanceof StorageFailure || error instanceof ContractDeviation ? error.message : String(error);

/**
 * Runs a claimed job to its end, unless it is lost or the process stops.
 *
 * @throws what `reportDefect` throws.
 */
export async function runJob(running: Running): Promise<void> {
  const { ports, job, lost, stop } = running;
  const writer = jobWriter(running);
  try {
    await writer.open();
    const outcome =
      job.attempts > mostAttempts
        ? { failed: givenUp }
        : await generated(running, AbortSignal.any([lost, stop]), writer.progress);
    if (outcome && 'montage' in outcome) await writer.complete(outcome.complete, outcome.montage);
    else if (outcome) await writer.fail(outcome.failed);
    else if (!lost.aborted) await giveBack(running);
  } catch (error) {
    if (lost.aborted) return;
    if (stop.aborted) return giveBack(running);
    if (error instanceof StoreUnavailable) {
      // Another attempt, after the lease has ended, may find the store again.
      ports.reportDefect(error.cause);
      return;
    }
    await writer.fail(failure(sentenceOf(error))).catch((again: unknown) => ports.reportDefect(again));
    ports.reportDefect(error);
  }
}
