import type { Clock } from '../clock';
import type { StruckStream } from '../faults';

/** One frame of a server-sent event stream. JSON has no line breaks, so that one data line is enough. */
const frame = (event: { event: string; data: unknown }): string =>
  `event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;

/** A proxy closes a connection that is silent for half a minute or so; a comment is no event and keeps it open. */
const keepAliveMs = 15_000;

/** What a server says that breaks off by itself. */
const givenUp = 'The planning service stopped working on this montage. Generate it again.';

export interface StreamOptions {
  clock: Clock;
  /** After so many events the connection breaks, or the server ends it. */
  fault: StruckStream | null;
  /** Called when nobody will read on, before the source is told to return. */
  onGone: () => void;
}

/**
 * The events as `text/event-stream`. The source is asked for an event only when the reader wants one, so that a reader
 * that goes away stops the source, whether it says so (`cancel`) or just stops reading.
 */
export function eventStream(
  events: AsyncGenerator<{ event: string; data: unknown }, void>,
  { clock, fault, onGone }: StreamOptions,
): Response {
  const encoder = new TextEncoder();
  let pending: Promise<IteratorResult<{ event: string; data: unknown }, void>> | undefined;
  let sent = 0;

  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(': open\n\n')),
    async pull(controller) {
      if (sent === fault?.afterEvents) {
        await fault.due();
        onGone();
        await events.return();
        if (fault.kind === 'drop') {
          controller.error(new TypeError('The connection was lost'));
          return;
        }
        const last =
          fault.kind === 'error'
            ? { event: 'error', data: { error: givenUp } }
            : { event: 'complete', data: { result: 'ok' } };
        controller.enqueue(encoder.encode(frame(last)));
        controller.close();
        return;
      }
      pending ??= events.next();
      const silence = new AbortController();
      const next = await Promise.race([
        pending,
        clock.sleep(keepAliveMs, silence.signal).then(() => 'silent' as const),
      ]);
      silence.abort();
      if (next === 'silent') {
        controller.enqueue(encoder.encode(': keep-alive\n\n'));
        return;
      }
      pending = undefined;
      if (next.done) {
        controller.close();
        return;
      }
      sent += 1;
      controller.enqueue(encoder.encode(frame(next.value)));
    },
    async cancel() {
      onGone();
      await events.return();
    },
  });

  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
  });
}
