import type { ActiveStreamFault } from './faults';

/** The message of a server that ends a stream itself. */
const stoppedWorking = 'The planning service stopped working on this montage. Generate it again.';

const lastEvents = {
  error: { event: 'error', data: { error: stoppedWorking } },
  nonsense: { event: 'complete', data: { result: 'ok' } },
};

/** The stream with its fault. It relies on one chunk for each event, as the backend sends them. */
export function withStreamFault(answer: Response, fault: ActiveStreamFault): Response {
  if (!answer.ok || !answer.body) return answer;
  const reader = answer.body.getReader();
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  let sent = 0;

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent === fault.afterEvents) {
        await fault.due();
        await reader.cancel();
        if (fault.kind === 'drop' || fault.kind === 'interrupt') {
          controller.error(new TypeError('The connection was lost'));
          return;
        }
        const { event, data } = lastEvents[fault.kind];
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        controller.close();
        return;
      }
      const { done, value } = await reader.read();
      if (done) {
        controller.close();
        return;
      }
      const text = decoder.decode(value);
      if (text.startsWith('event: ')) sent += 1;
      // Without the ids the page cannot ask for what follows.
      controller.enqueue(fault.kind === 'drop' ? encoder.encode(text.replace(/^id: .*\n/m, '')) : value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const { status, headers } = answer;
  return new Response(body, { status, headers });
}
