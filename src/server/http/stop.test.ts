import { afterEach, describe, expect, it, vi } from 'vitest';
import { as, engineer, testServer, type TestOptions, type TestServer } from './server-for-tests';
import { listen, type Listening } from './listen';

let server: TestServer;
let running: Listening;
async function start(options?: TestOptions) {
  server = await testServer(options);
  running = await server.listening();
}
afterEach(() => server.close());

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${running.url}${path}`, { ...init, headers: { ...as(engineer), 'accept-encoding': 'gzip' } });

/** A stream whose events the test sends. */
function heldStream() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: cancelled,
  });
  return {
    cancelled,
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
    answer: () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } })),
  };
}

const streamsOpen = async () =>
  /^montage_event_streams (\d+)/m.exec(await (await call('/metrics')).text())?.[1];

describe('an event stream', () => {
  const stream = '/api/v1/montage/generate/7f3a19c0';

  it('arrives event by event, unchanged by anything in between', async () => {
    const events = heldStream();
    await start({ answer: events.answer });
    const answer = await call(stream);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (const text of ['id: 1\n\n', 'id: 2\n\n']) {
      events.send(text);
      expect((await reader.read()).value).toBe(text);
    }
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(await streamsOpen()).toBe('1');
    events.end();
    expect((await reader.read()).done).toBe(true);
    expect(await streamsOpen()).toBe('0');
  });

  it('whose reader leaves ends its source', async () => {
    const events = heldStream();
    await start({ answer: events.answer });
    const gone = new AbortController();
    const answer = await call(stream, { signal: gone.signal });
    events.send('id: 1\n\n');
    await answer.body!.getReader().read();
    gone.abort();
    await vi.waitFor(() => expect(events.cancelled).toHaveBeenCalled());
    expect(await streamsOpen()).toBe('0');
  });

  it('ends without an error when the server stops, and its connection, too', async () => {
    const events = heldStream();
    await start({ answer: events.answer });
    const answer = await call(stream);
    const reader = answer.body!.getReader();
    events.send('id: 1\n\n');
    await reader.read();
    server.stopping.abort();
    const stopped = running.stop(25_000);
    expect((await reader.read()).done).toBe(true);
    expect(events.cancelled).toHaveBeenCalled();
    await stopped;
  });
});

describe('a server that stops', () => {
  it('answers what has begun, and takes nothing new', async () => {
    const held = Promise.withResolvers<Response>();
    const answer = vi.fn(() => held.promise);
    await start({ answer });
    const begun = call('/api/v1/montage');
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    server.stopping.abort();
    const stopped = running.stop(25_000);
    await expect(call('/healthz')).rejects.toThrow(TypeError);
    held.resolve(Response.json({ items: [] }));
    const answered = await begun;
    expect([answered.status, answered.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
  });

  it('cuts off what takes too long', async () => {
    const answer = vi.fn(() => new Promise<Response>(() => {}));
    await start({ answer });
    const begun = call('/api/v1/montage').catch((error: unknown) => error);
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    await running.stop(0);
    expect(await begun).toBeInstanceOf(TypeError);
  });
});

describe('a server that starts', () => {
  it('says where its address is taken', async () => {
    await start();
    const port = Number(new URL(running.url).port);
    await expect(listen(server.app, { port, host: '127.0.0.1' })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken. End what listens there, or choose another port.`,
    );
    await expect(listen(server.app, { port, host: '203.0.113.1' })).rejects.toThrow(/cannot listen on port/);
  });
});
