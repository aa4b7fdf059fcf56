import * as zod from 'zod';
import type { Clock, ReadingUnderWay } from '@/backend/ports';
import type { ServerStorage } from '../parts';

/** A scan reports each page, and its worker is ended when it is silent for a minute: what is older was lost with its process. */
const silentMs = 90_000;
/** What a message may carry. */
const mostBytes = 4_000;

const prefix = 'reading ';
const Message = zod.object({
  id: zod.string(),
  /** Null when it has ended. */
  reading: zod
    .object({
      email: zod.string(),
      document: zod.string(),
      done: zod.int(),
      of: zod.int(),
      startedAt: zod.number(),
      doneAt: zod.number(),
    })
    .nullable(),
});

/**
 * The documents that every process on a PostgreSQL database reads now: the one that answers how far a reading is need not be the
 * one that reads. Each scanned page is one message; a document with text sends none. On SQLite those of this process alone.
 */
export function sharedReadings(
  storage: Pick<ServerStorage, 'send' | 'onMessage'>,
  clock: Clock,
): Set<ReadingUnderWay> {
  const own = new Map<ReadingUnderWay, string>();
  const others = new Map<string, { reading: ReadingUnderWay; heardAt: number }>();

  const send = (message: zod.input<typeof Message>): void => {
    const text = prefix + JSON.stringify(message);
    if (Buffer.byteLength(text) <= mostBytes) storage.send(text);
  };

  storage.onMessage((text) => {
    if (!text.startsWith(prefix)) return;
    const { id, reading } = Message.parse(JSON.parse(text.slice(prefix.length)));
    if ([...own.values()].includes(id)) return;
    if (reading) others.set(id, { reading, heardAt: clock.now() });
    else others.delete(id);
  });

  class Readings extends Set<ReadingUnderWay> {
    override add(reading: ReadingUnderWay): this {
      const id = own.get(reading) ?? crypto.randomUUID();
      own.set(reading, id);
      const { email } = reading;
      if (reading.of > 0 && email !== undefined) send({ id, reading: { ...reading, email } });
      return super.add(reading);
    }
    override delete(reading: ReadingUnderWay): boolean {
      const id = own.get(reading);
      own.delete(reading);
      if (id !== undefined && reading.of > 0) send({ id, reading: null });
      return super.delete(reading);
    }
    override *[Symbol.iterator](): SetIterator<ReadingUnderWay> {
      yield* super[Symbol.iterator]();
      for (const [id, { reading, heardAt }] of others) {
        if (clock.now() > heardAt + silentMs) others.delete(id);
        else yield reading;
      }
    }
  }
  return new Readings();
}
