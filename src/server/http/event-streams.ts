export const isEventStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') === true;

/**
 * An event stream that also ends, cleanly, when the server stops: its reader then goes on at another process, after the last
 * event that it received.
 *
 * @param onEnd called once, however it ends.
 */
export function untilStopped(response: Response, stopping: AbortSignal, onEnd: () => void): Response {
  const reader = response.body!.getReader();
  let isOver = false;
  let stop = () => {};
  const end = (): boolean => {
    if (isOver) return false;
    isOver = true;
    stopping.removeEventListener('abort', stop);
    onEnd();
    return true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stop = () => {
          if (end()) controller.close();
          void reader.cancel();
        };
        if (stopping.aborted) stop();
        else stopping.addEventListener('abort', stop);
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (isOver) return;
          if (!done) controller.enqueue(value);
          else if (end()) controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      async cancel(reason) {
        end();
        await reader.cancel(reason);
      },
    },
    // Without a buffer, as the stream itself: a reader that stops has no further event made for it.
    { highWaterMark: 0 },
  );
  const headers = new Headers(response.headers);
  // A proxy that collects, compresses or changes a stream holds its events back; nginx reads the second.
  headers.set('Cache-Control', 'no-cache, no-transform');
  headers.set('X-Accel-Buffering', 'no');
  return new Response(body, { status: response.status, headers });
}
