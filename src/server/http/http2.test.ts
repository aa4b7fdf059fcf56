import { once } from 'node:events';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { afterEach, describe, expect, it } from 'vitest';
import { as, engineer, testServer, type TestOptions, type TestServer } from './server-for-tests';
import type { Listening } from './listen';

/** As Cloud Run calls a server: HTTP/2 without TLS. */
let server: TestServer;
let running: Listening;
let client: ClientHttp2Session;
async function start(options?: TestOptions) {
  server = await testServer(options);
  running = await server.listening('2');
  client = connect(running.url);
}
afterEach(async () => {
  client.destroy();
  await server.close();
});

async function call(headers: Record<string, string>, body?: Uint8Array) {
  const stream = client.request({ ...as(engineer), ...headers }, { endStream: body === undefined });
  const answered = once(stream, 'response') as Promise<[IncomingHttpHeaders & { ':status': number }]>;
  if (body) stream.end(body);
  const [head] = await answered;
  stream.setEncoding('utf8');
  let text = '';
  for await (const piece of stream) text += piece as string;
  return { status: head[':status'], text };
}

describe('HTTP/2', () => {
  it('carries an upload that HTTP/1 of the proxy would refuse', async () => {
    await start();
    const content = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name=files; filename=survey.csv\r\n\r\n'),
      Buffer.alloc(3_000_000, '7'),
      Buffer.from('\r\n--x--'),
    ]);
    const path = '/api/v1/montage/upload?classifications=Other';
    const uploaded = await call(
      { ':method': 'POST', ':path': path, 'content-type': 'multipart/form-data; boundary=x' },
      content,
    );
    expect(uploaded.status).toBe(201);
    expect(server.spooled()).toEqual([]);
    const { id } = JSON.parse(uploaded.text) as { id: string };
    expect((await call({ ':path': `/api/v1/montage/${id}` })).status).toBe(200);
  });

  it('refuses a body that is too large, and goes on', async () => {
    await start();
    const create = { ':method': 'POST', ':path': '/api/v1/auth/create', 'content-type': 'application/json' };
    expect((await call(create, Buffer.alloc(70_000, '7'))).status).toBe(413);
    expect((await call({ ':path': '/healthz' })).status).toBe(200);
  });

  it('ends event streams and its connections when the server stops', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('id: 1\n\n')),
    });
    await start({
      answer: () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } })),
    });
    const stream = client.request({ ...as(engineer), ':path': '/api/v1/montage/generate/7f3a19c0' });
    const [first] = (await once(stream, 'data')) as [Buffer];
    expect(String(first)).toBe('id: 1\n\n');
    const ended = once(stream, 'end');
    stream.resume();
    server.stopping.abort();
    await Promise.all([ended, running.stop(25_000)]);
    expect(client.closed).toBe(true);
  });
});
