import type { Waiting } from '@/documents/in-worker/recognise-one';
import type { Call } from './call';
import type { Success } from './contract';
import type { Ports, ReadingUnderWay } from './ports';
import { serverError } from './refusal';

interface ReadingCall extends Pick<Call<'recogniseDocument'>, 'caller' | 'signal'> {
  ports: Pick<Ports, 'clock' | 'readings'>;
}

/** Reads a document and keeps its progress in `readings` meanwhile. Stops when the caller ends the request. */
export async function whileReading<T>(
  { ports: { clock, readings }, caller, signal }: ReadingCall,
  document: string,
  read: (waiting: Waiting) => Promise<T>,
): Promise<T> {
  const reading: ReadingUnderWay = {
    email: caller?.email,
    document,
    done: 0,
    of: 0,
    startedAt: 0,
    doneAt: 0,
  };
  readings.add(reading);
  try {
    return await read({
      signal,
      onProgress(done, of) {
        const now = clock.now();
        if (reading.of === 0) reading.startedAt = now;
        if (done !== reading.done) reading.doneAt = now;
        // Added again, because a host may share its readings with other processes.
        readings.add(Object.assign(reading, { done, of }));
      },
    });
  } catch (error) {
    // The caller has gone; the answer only ends the call.
    if (signal.aborted) throw serverError('The reading was stopped.', 'The request was ended.');
    throw error;
  } finally {
    readings.delete(reading);
  }
}

/** Estimated from the time that the pages so far have taken. */
function secondsLeft({ done, of, startedAt, doneAt }: ReadingUnderWay, now: number): number | null {
  if (done === 0) return null;
  const pageMs = (doneAt - startedAt) / done;
  return Math.max(0, Math.round((pageMs * (of - done) - (now - doneAt)) / 1_000));
}

export const listReadings = ({
  ports: { clock, readings },
  caller,
}: Call<'listReadings'>): Success<'listReadings'> =>
  [...readings]
    .filter(({ email, of }) => email === caller?.email && of > 0)
    .map((reading) => ({
      document: reading.document,
      pages_read: reading.done,
      pages: reading.of,
      seconds_left: secondsLeft(reading, clock.now()),
    }));
