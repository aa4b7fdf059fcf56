import type { Clock } from './ports';

export interface ServerEvent {
  /** Without line breaks. A reader sends it as `Last-Event-ID` after the stream has broken. */
  id?: string;
  event: string;
  data: unknown;
}

/** One frame of a server-sent event stream. JSON has no line breaks, so that one data line is enough. */
const frame = ({ id, event, data }: ServerEvent): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n${id === undefined ? '' : `id: ${id}\n`}\n`;

/** Proxies close a connection that is silent for about half a minute; a comment is no event and keeps it open. */
const keepAliveMs = 15_000;

export interface StreamOptions {
  clock: Clock;
  /** Called when the reader has gone, before the source is ended. */
  onGone: () => void;
}

/**
 * The events as `text/event-stream`, one chunk for each. The source is asked for an event only when the reader wants one, so
 * that a reader who goes away stops the source, whether it cancels or only stops reading.
 */
export function eventStream(
  events: AsyncGenerator<ServerEvent, void>,
  { clock, onGone }: StreamOptions,
): Response {
  const encoder = new TextEncoder();
  let pending: Promise<IteratorResult<ServerEvent, void>> | undefined;

  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(': open\n\n')),
      async pull(controller) {
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
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(frame(next.value)));
      },
      async cancel() {
        onGone();
        await events.return();
      },
    },
    // Without a buffer: a reader that stops has no further event made for it.
    { highWaterMark: 0 },
  );

  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', 'x-accel-buffering': 'no' },
  });
}
