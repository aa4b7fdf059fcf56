import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drivenEngine, progress } from '@/backend/generation/engine-for-tests';
import { httpBridge, type BridgeOptions } from './http';
import { signedInToken } from './identity/sessions';
import { stoppedGenerationId } from './seed/stopped-generation';
import { engineer, testClient, type TestClient } from './test-client';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(client: TestClient, options?: BridgeOptions): Promise<string> {
  const bridge = httpBridge(client.handlers, options);
  server = createServer((request, response) => void bridge(request, response));
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const bearer = async (client: TestClient) => ({
  authorization: `Bearer ${await signedInToken(client.world, engineer)}`,
});

describe('the bridge to a Node server', () => {
  it('answers the API and the identity provider at one address', async () => {
    const client = await testClient();
    const origin = await serve(client);
    const signedIn = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
      {
        method: 'POST',
        body: JSON.stringify({ email: engineer, password: 'montage-demo' }),
      },
    );
    const { idToken } = (await signedIn.json()) as { idToken: string };
    const list = await fetch(`${origin}/api/v1/montage`, { headers: { authorization: `Bearer ${idToken}` } });
    expect(list.status).toBe(200);
    expect(await list.json()).toMatchObject({ total_count: 14 });
    expect((await fetch(`${origin}/somewhere`)).status).toBe(404);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await fetch(`${origin}/api/v1/nothing`)).status).toBe(501);
    expect(said).toHaveBeenCalledWith('The contract has no GET /api/v1/nothing');
    said.mockRestore();
  });

  it('refuses a method for which no Request can be created', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { hostname, port } = new URL(await serve(await testClient()));
    const status = await new Promise((resolve, reject) => {
      const asked = ask({ hostname, port, method: 'TRACE', path: '/api/v1/montage' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject).end();
    });
    expect(status).toBe(501);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('uploads files and answers without a body', async () => {
    const client = await testClient();
    const origin = await serve(client);
    const form = new FormData();
    form.append('files', new File([new Uint8Array(300_000)], 'survey.csv'));
    const url = `${origin}/api/v1/montage/upload?classifications=Other`;
    const response = await fetch(url, { method: 'POST', body: form, headers: await bearer(client) });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    const { db } = client.world;
    const [file] = db.documentSets.findFirst((q) => q.where({ id }))!.files;
    expect((await db.readBytes(file!.bytes_key)).byteLength).toBe(300_000);
  });

  it('streams, and ends only the stream when the client disconnects', async () => {
    const { runs, generation } = drivenEngine();
    const client = await testClient({ generation });
    const origin = await serve(client);
    const gone = new AbortController();
    const url = `${origin}/api/v1/montage/generate/${stoppedGenerationId}?vertical=true`;
    const response = await fetch(url, { headers: await bearer(client), signal: gone.signal });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    await vi.waitFor(() => expect(runs).toHaveLength(1));
    runs[0]!.send(progress('1'), progress('2'));
    let text = '';
    while (!text.includes('"id":"2"')) text += (await reader.read()).value;
    // The stream looks at the store and keeps the connection open; the run renews its lease.
    await vi.waitFor(() => expect(client.clock.sleeping()).toBe(3));
    gone.abort();
    await reader.read().catch(() => {});
    await vi.waitFor(() => expect(client.clock.sleeping()).toBe(1));
    expect(runs[0]!.signal.aborted).toBe(false);
    client.world.dispose();
    await vi.waitFor(() => expect(runs[0]!.ended).toBe(true));
  });

  it('breaks the connection if there is no answer', async () => {
    const client = await testClient({ faults: [{ on: 'listMontages', fault: { kind: 'network' } }] });
    const origin = await serve(client);
    await expect(fetch(`${origin}/api/v1/montage`)).rejects.toThrow();
  });

  it('prevents an automatic retry: the lost answer of one save stays lost', async () => {
    const client = await testClient();
    client.world.faults.add({ on: 'getMontage', fault: { kind: 'lost' }, calls: { only: 1 } });
    const origin = await serve(client);
    const url = `${origin}/api/v1/montage/7f3a19c0`;
    await expect(fetch(url, { headers: await bearer(client) })).rejects.toThrow();
    expect((await fetch(url, { headers: await bearer(client) })).status).toBe(200);
  });

  it('breaks the connection in the middle of an answer', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const client = await testClient({ faults: [{ on: 'getMontage', fault: { kind: 'cut' } }] });
    const origin = await serve(client);
    const response = await fetch(`${origin}/api/v1/montage/7f3a19c0`, { headers: await bearer(client) });
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toMatch(/^"/);
    await expect(response.json()).rejects.toThrow(TypeError);
    said.mockRestore();
  });

  it('allows other origins if configured', async () => {
    const client = await testClient();
    const origin = await serve(client, { cors: true });
    const headers = { origin: 'http://localhost:5173', 'access-control-request-headers': 'authorization' };
    const preflight = await fetch(`${origin}/api/v1/montage`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
  });
});
