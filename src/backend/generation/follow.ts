import type { GenerationEvent } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { ServerEvent } from '../event-stream';
import type { Ports, Store } from '../ports';
import type { StoredEvent, StoredGeneration } from '../records';
import { isUnderWay, superseded } from './ends';
import { eventIdText, type EventId } from './last-event-id';
import { sharedLooks } from './shared-looks';

/** A process that does not hear of a change looks at the store after this time. */
const lookAgainMs = 2_000;

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

/** The events of a generation after the given one: those that are stored, then each new one, until the last. */
export async function* follow(
  { jobs, store }: Pick<Ports, 'jobs' | 'store'>,
  { generation: id, number }: EventId,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent, void> {
  let sent = number;
  while (!signal.aborted) {
    const looked = new AbortController();
    // Before the look, so that no change falls between the two.
    const stop = (): void => looked.abort('over');
    signal.addEventListener('abort', stop);
    const changed = jobs.nextChange(id, lookAgainMs, looked.signal);
    try {
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
      if (events.length === 0) await changed;
    } finally {
      stop();
      signal.removeEventListener('abort', stop);
    }
  }
}
