import type { Call } from '../call';
import { signedIn } from '../caller';
import { findVisible } from '../ownership';
import type { Clock, Tables } from '../ports';
import type { StoredGeneration } from '../records';
import { notFound } from '../refusal';
import { isUnderWay, superseded } from './ends';
import { eventIdFrom, type EventId } from './last-event-id';
import { endGeneration } from './stop';

/** What a call follows. */
export interface Started {
  /** The events after this one. */
  after: EventId;
  /** Whether the call has begun it. */
  isNew: boolean;
  /** The generation that was stopped for it. */
  stopped: string | undefined;
}

async function assertStored(
  { documentSets, montages }: Tables,
  call: Call<'generateMontage'>,
  id: string,
): Promise<void> {
  await findVisible({ montages }, signedIn(call.caller), id, 'No document set has this id.');
  if (!(await documentSets.find(id)))
    throw notFound('The documents of this montage are not stored. Upload them to generate it again.');
}

/** Clocks of processes differ, and the latest generation of a set is found by its time. */
const timeAfter = (clock: Clock, before: StoredGeneration | undefined): string =>
  new Date(Math.max(clock.now(), before ? Date.parse(before.started_time) + 1 : 0)).toISOString();

/** The generation of the last event that the client has, if it is one of this set. */
async function followedBefore(
  { generations }: Tables,
  documentId: string,
  text: string | undefined,
): Promise<EventId | undefined> {
  const known = eventIdFrom(text);
  const generation = known && (await generations.find(known.generation));
  if (generation?.document_id !== documentId) return undefined;
  // A number that no event has yet would hide the events up to it.
  const last = (await generations.eventsAfter(generation.id, 0)).at(-1)?.number ?? 0;
  return known && { ...known, number: Math.min(known.number, last) };
}

/**
 * Finds the generation that a call follows, or begins one. Within a transaction, which locks the montage first: of two calls for
 * one set the second sees what the first has begun.
 *
 * @throws {Refusal} 404 for a set that the caller may not see, or without documents.
 */
export async function startOrJoin(call: Call<'generateMontage'>, tables: Tables): Promise<Started> {
  const { ports, query, headers, params } = call;
  const { email, user } = signedIn(call.caller);
  const { generations } = tables;
  const id = params.documentId;
  await assertStored(tables, call, id);

  const followed = await followedBefore(tables, id, headers['Last-Event-ID']);
  if (followed) return { after: followed, isNew: false, stopped: undefined };

  const drill_floor_m = query.rig_floor_height ?? null;
  const { vertical } = query;
  const latest = await generations.latestOf(id);
  const running = latest && isUnderWay(latest) ? latest : undefined;
  if (running && running.drill_floor_m === drill_floor_m && running.vertical === vertical)
    return { after: { generation: running.id, number: 0 }, isNew: false, stopped: undefined };

  if (running) await endGeneration(tables, running.id, superseded);
  const generation: StoredGeneration = {
    id: ports.ids.id(),
    document_id: id,
    started_by: email,
    organisation_id: user?.organisation_id ?? null,
    drill_floor_m,
    vertical,
    started_time: timeAfter(ports.clock, latest),
    state: 'waiting',
    runner: null,
    attempts: 0,
  };
  await generations.put(generation);
  return { after: { generation: generation.id, number: 0 }, isNew: true, stopped: running?.id };
}
