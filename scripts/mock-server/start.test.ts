import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MontageList } from '@/api/generated/model';
import { testClock } from '@/mocks/clock';
import { disableAccount } from '@/mocks/identity/accounts';
import { unsignedToken } from '@/mocks/identity/tokens';
import { scenarios } from '@/mocks/scenarios/catalogue';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import { greetingOf } from './greeting.ts';
import { optionsFrom, UsageError } from './options.ts';
import { startMockServer, type MockServer, type MockServerOptions } from './start.ts';

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.close();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'montage-server-'));
  running.push({ close: () => rmSync(folder, { recursive: true }) });
  return folder;
}

async function start(options: Partial<MockServerOptions> = {}): Promise<MockServer> {
  const server = await startMockServer({ port: 0, pace: { minMs: 0, maxMs: 0 }, ...options });
  running.push(server);
  return server;
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const tokenOf = (email: string, more: Record<string, unknown> = {}) =>
  unsignedToken({ sub: 'outside', email, exp: inAnHour(), ...more });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const asEngineer = () => bearer(tokenOf('engineer@example.com'));

describe('who calls', () => {
  const list = async ({ url }: MockServer, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/api/v1/montage`, { headers })).status;

  it('is the user of an unsigned token, as the identity provider’s emulator issues them', async () => {
    const server = await start();
    expect(await list(server, asEngineer())).toBe(200);
    expect(await list(server, bearer(tokenOf('Engineer@Example.com')))).toBe(200);
    expect(await list(server, bearer(tokenOf('newcomer@example.com')))).toBe(403);
    expect(await list(server, bearer(tokenOf('nobody@example.com')))).toBe(403);
    const emulated = { iss: 'https://securetoken.google.com/demo-montage', aud: 'demo-montage' };
    expect(await list(server, bearer(tokenOf('engineer@example.com', emulated)))).toBe(200);
  });

  const [header, payload] = tokenOf('engineer@example.com').split('.');
  const signed = `${Buffer.from('{"alg":"RS256"}').toString('base64url')}.${payload}.c2lnbmVk`;
  it.each([
    ['no token', {}],
    ['no bearer token', { authorization: 'Basic YTpi' }],
    ['nonsense', bearer('nonsense')],
    ['a token that has run out', bearer(tokenOf('engineer@example.com', { exp: 1 }))],
    ['a token without an end', bearer(tokenOf('engineer@example.com', { exp: undefined }))],
    ['a token without an address', bearer(unsignedToken({ sub: 'outside', exp: inAnHour() }))],
    ['a signed token, which this server cannot check', bearer(signed)],
    ['a token that says it is unsigned, and is not', bearer(`${header}.${payload}.c2lnbmVk`)],
  ])('has no user with %s', async (_, headers) => {
    const server = await start();
    const response = await fetch(`${server.url}/api/v1/montage`, { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ detail: 'Sign in to continue.' });
  });

  it('is the user who signed in at its own identity provider, until the session ends', async () => {
    const clock = testClock();
    const server = await start({ clock });
    const fields = { email: 'engineer@example.com', password: 'montage-demo' };
    const at = `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
    const signedIn = await fetch(at, { method: 'POST', body: JSON.stringify(fields) });
    const { idToken } = (await signedIn.json()) as { idToken: string };
    expect(await list(server, bearer(idToken))).toBe(200);
    await clock.advance(3_601_000);
    expect(await list(server, bearer(idToken))).toBe(401);
  });

  it('has no user with a disabled account', async () => {
    const server = await start();
    await disableAccount(server.world, 'engineer@example.com');
    expect(await list(server, asEngineer())).toBe(401);
  });

  it('is shown at the start, with a working token', async () => {
    const server = await start();
    const said = greetingOf(server, undefined);
    expect(said).toContain(server.url);
    expect(said).toContain(scenarios[0]!.lookFor);
    const tokens = [...said.matchAll(/^ {2}(ey\S+)$/gm)].map(([, token]) => token!);
    const statuses = await Promise.all(tokens.map((token) => list(server, bearer(token))));
    expect(statuses).toEqual([200, 200, 403]);
    expect(said).toContain(`curl -H 'Authorization: Bearer ${tokens[0]}' '${server.url}/api/v1/`);
  });
});

describe('pages of other origins', () => {
  const origin = 'http://localhost:5173';

  it('may call, and see the headers that matter', async () => {
    const { url } = await start({ faults: 'listMontages:status:429:5' });
    const preflight = await fetch(`${url}/api/v1/montage`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type,if-match',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type,if-match');

    const montage = await fetch(`${url}/api/v1/montage/7f3a19c0`, {
      headers: { origin, ...asEngineer() },
    });
    const refused = await fetch(`${url}/api/v1/montage`, { headers: { origin, ...asEngineer() } });
    const exposed = montage.headers.get('access-control-expose-headers')?.split(',');
    expect(exposed).toEqual(['ETag', 'Retry-After', 'Content-Disposition', 'Location']);
    expect(montage.headers.get('etag')).toMatch(/^"/);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('also see what the contract lacks, as JSON', async () => {
    const { url } = await start();
    for (const [method, path, status] of [
      ['GET', '/api/v1/nothing', 404],
      ['PATCH', '/api/v1/montage', 405],
      ['GET', '/elsewhere', 404],
      // No other base path than the one of the contract.
      ['GET', '/v1/montage', 404],
      ['GET', '/nope/api/v1/montage', 404],
    ] as const) {
      const response = await fetch(`${url}${path}`, { method, headers: { origin } });
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(await response.json()).toEqual({ detail: expect.any(String) as unknown });
    }
  });
});

describe('the generation', () => {
  it('arrives event by event, and goes on when the reader leaves', async () => {
    const clock = testClock();
    const sleeping = vi.spyOn(clock, 'sleep');
    const { url, world } = await start({ clock, pace: { minMs: 1000, maxMs: 1000 } });
    const gone = new AbortController();
    const at = `${url}/api/v1/montage/generate/${stoppedGenerationId}?vertical=true&rig_floor_height=30`;
    const token = tokenOf('engineer@example.com', { exp: clock.now() / 1000 + 3600 });
    const response = await fetch(at, { headers: bearer(token), signal: gone.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readUntil = async (wanted: string) => {
      while (!text.includes(wanted)) text += (await reader.read()).value;
    };
    await readUntil('IN_PROGRESS');
    // The clock does not move: an unsent event has not happened, and an event that happened was not held back.
    expect(text).not.toContain('COMPLETED');
    // The documents are read first: the clock may only advance once the step waits for it.
    await vi.waitFor(() => expect(sleeping.mock.calls.some(([ms]) => ms === 1000)).toBe(true), 10_000);
    await clock.advance(1000);
    await readUntil('COMPLETED');
    expect(text.match(/COMPLETED/g)).toHaveLength(1);

    gone.abort();
    await reader.read().catch(() => {});
    await vi.waitFor(async () => {
      await clock.advance(1000);
      const stored = world.db.montages.all().find(({ id }) => id === stoppedGenerationId);
      expect(stored?.sections_list).not.toEqual([]);
    }, 10_000);
  });

  it('is cut where the faults say so', async () => {
    const { url } = await start({ faults: 'generateMontage:drop:2' });
    const at = `${url}/api/v1/montage/generate/${stoppedGenerationId}?vertical=true&rig_floor_height=30`;
    const response = await fetch(at, { headers: asEngineer() });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readAll = async () => {
      for (;;) text += (await reader.read()).value;
    };
    await expect(readAll()).rejects.toThrow(TypeError);
    expect(text.match(/^event: progress$/gm)).toHaveLength(2);
  });
});

describe('a call', () => {
  const montage = '/api/v1/montage/7f3a19c0';
  const get = ({ url }: MockServer) => fetch(`${url}${montage}`, { headers: asEngineer() });

  it('fails without an answer, and is not repeated by the client', async () => {
    const server = await start({ faults: 'getMontage:lost@1' });
    await expect(get(server)).rejects.toThrow(TypeError);
    expect((await get(server)).status).toBe(200);
  });

  it('breaks off in the middle of its answer', async () => {
    const response = await get(await start({ faults: 'getMontage:cut' }));
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toMatch(/^"/);
    await expect(response.json()).rejects.toThrow(TypeError);
  });
});

describe('an upload', () => {
  it('arrives whole, and leaves nothing behind on the disk', async () => {
    const disk = newFolder();
    vi.stubEnv('TMPDIR', disk);
    const server = await start();
    const form = new FormData();
    const large = Buffer.alloc(5 * 1024 * 1024 + 3, 'MD,Inc\r\n--');
    form.append('files', new File([large], 'Überblick "1".csv'));
    form.append('files', new File(['Top,Depth\n'], 'tops.txt'));
    const at = `${server.url}/api/v1/montage/upload?classifications=Well%20Trajectory&classifications=Other`;
    const response = await fetch(at, { method: 'POST', body: form, headers: asEngineer() });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    const set = server.world.db.documentSets.all().find((one) => one.id === id)!;
    const { bytes_key } = set.files[0]!;
    expect(Buffer.compare(await server.world.db.readBytes(bytes_key), large)).toBe(0);
    expect(set.files.map(({ name, size }) => ({ name, size }))).toEqual([
      { name: 'Überblick "1".csv', size: large.byteLength },
      { name: 'tops.txt', size: 10 },
    ]);
    const [spool] = readdirSync(disk);
    await vi.waitFor(() => expect(readdirSync(join(disk, spool!))).toEqual([]));
    await running.pop()!.close();
    expect(readdirSync(disk)).toEqual([]);
    vi.unstubAllEnvs();
  });

  it('that is empty is recognised as empty', async () => {
    const { url } = await start();
    const form = new FormData();
    form.append('file', new File([], 'tops.csv'));
    const at = `${url}/api/v1/montage/recognise`;
    const response = await fetch(at, { method: 'POST', body: form, headers: asEngineer() });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ refused: expect.stringMatching(/^The file is empty/) });
  });

  it.each([
    ['without a token', {}, new FormData(), 401],
    ['that is no form', { 'content-type': 'multipart/form-data; boundary=x' }, 'no form', 422],
    ['without a boundary', { 'content-type': 'multipart/form-data' }, 'no form', 422],
  ])('%s is refused', async (_, headers, body, status) => {
    const { url } = await start();
    const token = status === 401 ? {} : asEngineer();
    const at = `${url}/api/v1/montage/upload?classifications=Other`;
    const response = await fetch(at, {
      method: 'POST',
      body,
      headers: { ...token, ...headers } as HeadersInit,
    });
    expect(response.status).toBe(status);
  });
});

describe('what it is started with', () => {
  it('plays the scenario with its faults, and the given ones', async () => {
    const { url, scenario } = await start({ scenario: 'list-error', faults: 'getMontage:status:503@1' });
    expect(scenario.name).toBe('list-error');
    const get = async (path: string) => (await fetch(`${url}${path}`, { headers: asEngineer() })).status;
    expect(await get('/api/v1/montage')).toBe(500);
    expect(await get('/api/v1/montage/7f3a19c0')).toBe(503);
    expect(await get('/api/v1/montage/7f3a19c0')).toBe(200);
  });

  it('continues from a data folder', async () => {
    const data = join(newFolder(), 'data');
    const idsOf = async ({ url }: MockServer) => {
      const response = await fetch(`${url}/api/v1/montage?page_size=100`, { headers: asEngineer() });
      return ((await response.json()) as MontageList).items.map(({ id }) => id);
    };
    const first = await startMockServer({ port: 0, data });
    expect(first.resumed).toBe(false);
    const form = new FormData();
    form.append('files', new File(['Top,Depth\n'], 'tops.csv'));
    const at = `${first.url}/api/v1/montage/upload?classifications=Other`;
    const uploaded = await fetch(at, { method: 'POST', body: form, headers: asEngineer() });
    const { id } = (await uploaded.json()) as { id: string };
    const before = await idsOf(first);
    await first.close();

    const second = await start({ data });
    expect(second.resumed).toBe(true);
    expect(before).toContain(id);
    expect(await idsOf(second)).toEqual(before);
  });

  it('says where a port is taken, and lets go of the data', async () => {
    const taken: Server = createServer().listen(0, '127.0.0.1');
    running.push(taken);
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const data = join(newFolder(), 'data');
    await expect(startMockServer({ port, data })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken.`);
    expect((await start({ data })).resumed).toBe(true);
  });

  it('shows what it is to a browser, and the contract', async () => {
    const { url } = await start();
    const page = await fetch(url);
    expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const html = await page.text();
    expect(html).toContain('<td><code>uploadDocuments</code></td><td><code>POST</code></td>');
    expect(html).toContain('<code>/api/v1/montage/generate/{documentId}</code>');
    expect(html).not.toMatch(/(src|href)="(?!\/openapi)/);
    expect(await (await fetch(`${url}/openapi.yaml`)).text()).toMatch(/^openapi: 3\.1/);
  });

  it('is read from options', () => {
    expect(optionsFrom([])).toEqual({ port: 4010 });
    expect(
      optionsFrom(['--port', '0', '--host', '0.0.0.0', '--scenario', 'list-error', '--data', 'a.montage']),
    ).toEqual({ port: 0, host: '0.0.0.0', scenario: 'list-error', data: 'a.montage' });
    expect(optionsFrom(['--help'])).toBe('help');
  });

  it.each([
    [['--port', 'any'], '"any" is no port'],
    [['--port', '65536'], '"65536" is no port'],
    [['--scenario', 'nothing'], 'There is no scenario "nothing". There are fresh,'],
    [['--faults', 'listMontages'], '"listMontages" is no fault.'],
    [['--data', ''], '--data needs a value.'],
    [['--dat', 'a'], "Unknown option '--dat'"],
    [['file'], "Unexpected argument 'file'"],
  ])('refuses %o', (args, sentence) => {
    expect(() => optionsFrom(args)).toThrow(UsageError);
    expect(() => optionsFrom(args)).toThrow(sentence);
  });
});
