import { afterEach, describe, expect, it, vi } from 'vitest';
import { as, engineer, testServer, type TestOptions, type TestServer } from './server-for-tests';

let server: TestServer;
const start = async (options?: TestOptions) => (server = await testServer(options));
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = as(engineer)) =>
  server.app.request(path, { headers });

describe('an operation of the contract', () => {
  it('is answered by the backend, and kept by no cache', async () => {
    await start();
    const answer = await get('/api/v1/montage?page_size=1');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ items: [expect.anything()] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has the parameters of its path', async () => {
    await start();
    expect((await get('/api/v1/montage/7f3a19c0')).status).toBe(200);
    // A fixed path is not a montage with this id.
    expect(await (await get('/api/v1/montage/recognise/progress')).json()).toEqual([]);
  });

  it('takes a montage of up to 16 MB', async () => {
    await start();
    const statusOf = async (length: number) => {
      const headers = {
        ...as(engineer),
        'content-type': 'application/json',
        'content-length': String(length),
      };
      const answer = await server.app.request('/api/v1/montage/import', {
        method: 'POST',
        headers,
        body: '{}',
      });
      return answer.status;
    };
    expect([await statusOf(16 * 1024 * 1024), await statusOf(16 * 1024 * 1024 + 1)]).toEqual([422, 413]);
  });

  it('that fails in the code of the server says nothing of the reason, but the log does', async () => {
    const answer = () => Promise.reject(new Error('The depth of the well is odd'));
    await start({ answer });
    const failed = await get('/api/v1/montage', { ...as(engineer), 'x-request-id': 'call-7' });
    expect(failed.status).toBe(500);
    const text = await failed.text();
    expect(JSON.parse(text)).toMatchObject({
      message: expect.stringContaining('the number call-7') as unknown,
    });
    expect(text).not.toContain('odd');
    expect(server.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        requestId: 'call-7',
        operation: 'listMontages',
        err: expect.objectContaining({ stack: expect.stringContaining('app.test.ts') as unknown }) as unknown,
      }),
    );
  });
});

describe('outside of the contract', () => {
  it.each([
    ['GET', '/api/v1/nothing', 404, null],
    ['GET', '/api', 404, null],
    ['GET', '/api/v1/montage/', 404, null],
    ['GET', '/api/v1/montage/a/b/c/d', 404, null],
    ['POST', '/api/v2/montage', 404, null],
    ['PATCH', '/api/v1/montage', 405, 'GET, PUT'],
    ['HEAD', '/api/v1/montage', 405, 'GET, PUT'],
    ['HEAD', '/api/v1/montage/generate/7f3a19c0', 405, 'GET'],
    ['OPTIONS', '/api/v1/auth/create', 405, 'POST'],
    ['POST', '/api/v1/montage/upload/', 404, null],
  ])('%s %s is answered with %i', async (method, path, status, allow) => {
    await start();
    const answer = await server.app.request(path, { method, headers: as(engineer) });
    expect([answer.status, answer.headers.get('allow')?.replace(', DELETE', '')]).toEqual([
      status,
      allow ?? undefined,
    ]);
    if (method !== 'HEAD') expect(await answer.json()).toEqual({ detail: expect.any(String) as unknown });
  });
});

describe('too many calls', () => {
  it('of a person are refused with the time to wait, and those of another are not', async () => {
    await start({ callsPerMinute: 2 });
    const statuses = [await get('/api/v1/montage'), await get('/api/v1/org'), await get('/api/v1/montage')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 403, 429]);
    const refused = statuses[2]!;
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await refused.json()).toEqual({ message: 'Too many requests. Try again in a moment.' });
    expect((await get('/api/v1/montage', as('admin@example.com'))).status).toBe(200);
  });

  it('to create accounts are counted by address, as the proxies in front give it', async () => {
    await start({ accountsPerHour: 1, proxies: 1 });
    const create = async (forwarded: string, email: string) => {
      const body = JSON.stringify({ email, password: 'long-enough-1' });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
      return (await server.app.request('/api/v1/auth/create', { method: 'POST', headers, body })).status;
    };
    expect(await create('203.0.113.7', 'a@example.com')).toBe(201);
    // What the client wrote itself comes before what the proxy added.
    expect(await create('198.51.100.1, 203.0.113.7', 'b@example.com')).toBe(429);
    expect(await create('203.0.113.8', 'b@example.com')).toBe(201);
    expect(await create('2001:db8:1:2::a', 'c@example.com')).toBe(201);
    expect(await create('2001:db8:1:2:ffff::b', 'd@example.com')).toBe(429);
    expect(await create('2001:db8:1:3::a', 'd@example.com')).toBe(201);
    expect(await create('::ffff:203.0.113.8', 'e@example.com')).toBe(429);
  });
});

describe('a request', () => {
  it('has a number: its own if it is a plain one', async () => {
    await start();
    const numberOf = async (given: string) =>
      (await get('/healthz', { 'x-request-id': given })).headers.get('x-request-id');
    expect(await numberOf('trace-1.2_3')).toBe('trace-1.2_3');
    for (const odd of ['anna@example.com', 'a b', 'x'.repeat(65), ''])
      expect(await numberOf(odd)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });

  it('leaves no personal data in the log', async () => {
    const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmF0dXJl';
    const failure = Object.assign(
      new Error(`bad value for anna@example.com in Proposal_F12.pdf: ${secret}`),
      {
        code: '22P02',
        detail: 'Key (email)=(anna@example.com)',
        parameters: ['anna@example.com'],
      },
    );
    await start({ answer: () => Promise.reject(new Error('The store failed', { cause: failure })) });
    await get('/api/v1/montage/7f3a19c0?name=anna@example.com', as('anna@example.com'));
    await get('/api/v1/montage/upload/anna@example.com');
    const log = JSON.stringify(server.lines);
    for (const personal of ['anna', 'F12', '7f3a19c0', secret, 'parameters'])
      expect(log).not.toContain(personal);
    expect(log).toContain('bad value for [e-mail] in [document]: [token]');
    expect(server.lines.map(({ operation }) => operation)).toEqual(['getMontage', 'getMontage', 'unknown']);
  });
});

describe('the state of the server', () => {
  const stateOf = async () => (await get('/readyz', {})).status;

  it('is ready while the database answers, and until the server stops', async () => {
    const ready = vi.fn(() => Promise.resolve());
    await start({ ready });
    expect(await stateOf()).toBe(200);
    ready.mockRejectedValueOnce(new Error('ECONNREFUSED'));
    expect(await stateOf()).toBe(503);
    expect(await stateOf()).toBe(200);
    server.stopping.abort();
    expect(await stateOf()).toBe(503);
    const alive = await get('/healthz', {});
    expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close']);
  });

  it('is not ready when the database does not answer in time', async () => {
    await start({ ready: () => new Promise(() => {}) });
    const state = stateOf();
    await vi.waitFor(() => expect(server.clock.sleeping()).toBe(1));
    await server.clock.advance(3_000);
    expect(await state).toBe(503);
  });

  it('has figures of the requests by operation and status', async () => {
    await start();
    await get('/api/v1/montage');
    await get('/api/v1/montage', {});
    const text = await (await get('/metrics', {})).text();
    expect(text).toContain('montage_requests_total{operation="listMontages",status="200"} 1');
    expect(text).toContain('montage_requests_total{operation="listMontages",status="401"} 1');
    expect(text).toContain('montage_request_duration_seconds_count{operation="listMontages"} 2');
    expect(text).not.toContain('example.com');
  });

  it('shows them to nobody outside', async () => {
    await start();
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    await server.close();
    await start({ metricsToken: 'figures' });
    expect((await get('/metrics', {})).status).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer figures' })).status).toBe(200);
  });
});
