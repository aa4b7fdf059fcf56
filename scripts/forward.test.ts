import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { forwardingTo } from './forward.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const front = (api: string, identity?: string) => listen(forwardingTo(api, identity).answer);
const named =
  (name: string): RequestListener =>
  (incoming, outgoing) =>
    void outgoing.end(`${name} ${incoming.method} ${incoming.url}`);

describe('a backend behind the origin of the application', () => {
  it('owns the API and the identity provider’s paths, and nothing else', () => {
    const { owns } = forwardingTo('http://127.0.0.1:4010');
    const paths = [
      '/api/v1/montage',
      '/identitytoolkit.googleapis.com/v1/accounts:lookup',
      '/',
      '/apis',
      '/login',
    ];
    expect(paths.filter(owns)).toEqual(paths.slice(0, 2));
  });

  it('receives both kinds of calls, unless the identity provider is elsewhere', async () => {
    const [api, emulator] = [await listen(named('api')), await listen(named('emulator'))];
    const text = async (origin: string, path: string) =>
      (await fetch(`${origin}${path}`, { method: 'POST', body: 'a' })).text();
    const path = '/securetoken.googleapis.com/v1/token?key=any';
    expect(await text(await front(api), path)).toBe(`api POST ${path}`);
    const both = await front(api, emulator);
    expect(await text(both, path)).toBe(`emulator POST ${path}`);
    expect(await text(both, '/api/v1/org?a=1')).toBe('api POST /api/v1/org?a=1');
  });

  it('has what it streams passed on as it comes, and hears that the reader has gone', async () => {
    let closed: () => void = () => {};
    const gone = new Promise<void>((resolve) => (closed = resolve));
    const api = await listen((_, outgoing) => {
      outgoing.on('close', closed);
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).write('first');
    });
    const leaving = new AbortController();
    const response = await fetch(`${await front(api)}/api/stream`, { signal: leaving.signal });
    const { value } = await response.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toBe('first');
    leaving.abort();
    await gone;
  });

  it('is reported as missing if nothing answers', async () => {
    const api = await listen(() => {});
    await new Promise((resolve) => servers.pop()!.close(resolve));
    const response = await fetch(`${await front(api)}/api/v1/montage`);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ message: `Nothing answers on ${api}.` });
  });

  it('that breaks the connection leaves the caller without an answer', async () => {
    let calls = 0;
    const api = await listen((incoming) => {
      calls += 1;
      incoming.socket.destroy();
    });
    await expect(fetch(`${await front(api)}/api/v1/montage`)).rejects.toThrow(TypeError);
    expect(calls).toBe(1);
  });
});
