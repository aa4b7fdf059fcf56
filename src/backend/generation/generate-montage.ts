import { refusalFor } from '../answer';
import { receive, type Incoming } from '../call';
import { eventStream } from '../event-stream';
import type { Ports } from '../ports';
import { follow } from './follow';
import { startOrJoin } from './start';

/** Answers with an event stream, where every other operation answers with one body. A reader who leaves stops only the stream. */
export async function generateMontage(ports: Ports, incoming: Incoming): Promise<Response> {
  try {
    const call = await receive(ports, 'generateMontage', incoming);
    const { after, isNew, stopped } = await ports.store.transaction((tables) => startOrJoin(call, tables));
    if (stopped !== undefined) ports.jobs.generationChanged(stopped);
    if (isNew) ports.jobs.jobWaits();
    const left = new AbortController();
    const signal = AbortSignal.any([call.signal, left.signal]);
    return eventStream(follow(ports, after, signal), () => left.abort());
  } catch (error) {
    return refusalFor(ports, 'generateMontage', error);
  }
}
