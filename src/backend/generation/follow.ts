import type { GenerationEvent } from '@/api/generated/zod/montageAPI.schemas.zod';
import { keepAlive, type ServerEvent } from '../event-stream';
import type { Ports, Store } from '../ports';
import type { StoredEvent, StoredGeneration } from '../records';
import { isUnderWay, superseded } from './ends';
import { eventIdText, type EventId } from './last-event-id';
import { sharedLooks } from './shared-looks';

/** A process that does not hear of a change looks at the store after this time. */
const lookAgainMs = 2_000;
const keepAliveMs = 15_000;

const isLast = ({ event }: GenerationEvent): boolean => event !== 'progress';

interface Found {
  generation: StoredGeneration | undefined;
  events: StoredEvent[];
}

const looks = new WeakMap<Store, ReturnType<typeof sharedLooks<Found>>>();
function looksOf(store: Store): ReturnType<typeof sharedLooks<Found>> {
  const known = looks.get(store) ?? sharedLooks<Found>();
  looks.set(store, known);
  return known;
}

/**
 * The events of a generation after the given one: those that are stored, then each new one, until the last.
 *
 * @param signal read after each look. Nothing listens to it: it lives as long as the stream.
 */
export async function* follow(
  { clock, jobs, store }: Pick<Ports, 'clock' | 'jobs' | 'store'>,
  { generation: id, number }: EventId,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent | typeof keepAlive, void> {
  let sent = number;
  let sentMs = clock.now();
  while (!signal.aborted) {
    // Before the look, so that no change falls between the two.
    const changed = jobs.nextChange(id, lookAgainMs);
    const { generation, events } = await looksOf(store)(`${id}/${sent}`, () =>
      store.read(async ({ generations }) => ({
        generation: await generations.find(id),
        events: await generations.eventsAfter(id, sent),
      })),
    );
    for (const stored of events) {
      sent = stored.number;
      yield { id: eventIdText({ generation: id, number: sent }), ...stored.event };
      if (isLast(stored.event)) return;
    }
    // A store need not keep a generation that another one has replaced.
    if (!generation) yield superseded;
    if (!generation || !isUnderWay(generation)) return;
    if (events.length === 0) {
      await changed;
      if (clock.now() - sentMs < keepAliveMs) continue;
      yield keepAlive;
    }
    sentMs = clock.now();
  }
}
