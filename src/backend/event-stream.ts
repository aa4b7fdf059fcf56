export interface ServerEvent {
  /** Without line breaks. A reader sends it as `Last-Event-ID` after the stream has broken. */
  id?: string;
  event: string;
  data: unknown;
}

/** Proxies close a connection that is silent for about half a minute; a comment is no event and keeps it open. */
export const keepAlive = Symbol('keep-alive');

/** One frame of a server-sent event stream. JSON has no line breaks, so that one data line is enough. */
const frame = (event: ServerEvent | typeof keepAlive): string =>
  event === keepAlive
    ? ': keep-alive\n\n'
    : `event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n${event.id === undefined ? '' : `id: ${event.id}\n`}\n`;

/**
 * The events as `text/event-stream`, one chunk for each. The source is asked for an event only when the reader wants one, so
 * that a reader who goes away stops the source, whether it cancels or only stops reading.
 *
 * @param onGone called when the reader has gone. The source ends when it next looks, and its errors concern no one any more.
 */
export function eventStream(
  events: AsyncGenerator<ServerEvent | typeof keepAlive, void>,
  onGone: () => void,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(': open\n\n')),
      async pull(controller) {
        const next = await events.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(frame(next.value)));
      },
      cancel() {
        onGone();
        events.return().catch(() => {});
      },
    },
    // Without a buffer: a reader that stops has no further event made for it.
    { highWaterMark: 0 },
  );

  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', 'x-accel-buffering': 'no' },
  });
}
