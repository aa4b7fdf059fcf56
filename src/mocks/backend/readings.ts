import type { Waiting } from '@/documents/in-worker/recognise-one';
import type { World } from '../world';
import type { Success } from './contract';
import type { Call } from './operation';
import { serverError } from './problems';

interface UnderWay {
  email: string | undefined;
  document: string;
  /** Scanned pages; none of them is known of before the first is begun. */
  done: number;
  of: number;
  /** When the first page was begun, and when the last one was done. */
  beganAt: number;
  doneAt: number;
}

const underWay = new WeakMap<World, Set<UnderWay>>();

function readingsOf(world: World): Set<UnderWay> {
  const known = underWay.get(world) ?? new Set();
  underWay.set(world, known);
  return known;
}

/** Does what reads a document, of which it is told meanwhile how far it is. It ends when the caller ends the request. */
export async function whileReading<T>(
  { world, caller, signal }: Pick<Call<'recogniseDocument'>, 'world' | 'caller' | 'signal'>,
  document: string,
  read: (waiting: Waiting) => Promise<T>,
): Promise<T> {
  const reading: UnderWay = { email: caller?.email, document, done: 0, of: 0, beganAt: 0, doneAt: 0 };
  readingsOf(world).add(reading);
  try {
    return await read({
      signal,
      tell(done, of) {
        const now = world.clock.now();
        if (reading.of === 0) reading.beganAt = now;
        if (done !== reading.done) reading.doneAt = now;
        Object.assign(reading, { done, of });
      },
    });
  } catch (error) {
    // Nobody waits for this answer any more.
    if (signal.aborted) throw serverError('The reading was stopped.', 'The request was ended.');
    throw error;
  } finally {
    readingsOf(world).delete(reading);
  }
}

/** By the time that the pages so far have taken. */
function secondsLeft({ done, of, beganAt, doneAt }: UnderWay, now: number): number | null {
  if (done === 0) return null;
  const pageMs = (doneAt - beganAt) / done;
  return Math.max(0, Math.round((pageMs * (of - done) - (now - doneAt)) / 1_000));
}

export const listReadings = ({ world, caller }: Call<'listReadings'>): Success<'listReadings'> =>
  [...readingsOf(world)]
    .filter(({ email, of }) => email === caller?.email && of > 0)
    .map((reading) => ({
      document: reading.document,
      pages_read: reading.done,
      pages: reading.of,
      seconds_left: secondsLeft(reading, world.clock.now()),
    }));
