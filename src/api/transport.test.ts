import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api-error';
import { errorMessage } from './error-message';
import { hearRepairs } from './repairs';
import { setTokenSource } from './token-source';
import { toApiError, transport, transportWithHeaders } from './transport';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  setTokenSource(() => Promise.resolve('token-1'));
});

afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
  setTokenSource(() => Promise.resolve(null));
});

const failure = (attempt: Promise<unknown>): Promise<ApiError> =>
  attempt.then(
    () => Promise.reject(new Error('the call should have failed')),
    (thrown: unknown) => thrown as ApiError,
  );

describe('the transport', () => {
  it.each([
    ['a refusal', () => Promise.resolve(Response.json({}, { status: 500 }))],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is not JSON', () => Promise.resolve(new Response('<h1>no</h1>'))],
  ])('says which operation met %s', async (_, fate) => {
    answer.mockImplementation(fate);
    expect(await failure(transport('/api/v1/montage', { method: 'PUT' }))).toMatchObject({
      operation: 'saveMontage',
    });
  });

  it('sends the bearer token with the headers of the call', async () => {
    answer.mockResolvedValue(Response.json({ ok: true }));
    await expect(transport('/api/x', { headers: { 'Content-Type': 'application/json' } })).resolves.toEqual({
      ok: true,
    });
    const headers = new Headers(answer.mock.calls[0]?.[1]?.headers);
    expect(headers.get('Authorization')).toBe('Bearer token-1');
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('sends no Authorization header without a signed-in user', async () => {
    setTokenSource(() => Promise.resolve(null));
    answer.mockResolvedValue(Response.json({}));
    await transport('/api/x');
    expect(new Headers(answer.mock.calls[0]?.[1]?.headers).has('Authorization')).toBe(false);
  });

  it('makes no call when the session cannot be renewed, and says what helps', async () => {
    setTokenSource(() => Promise.reject(Object.assign(new Error('no'), { code: 'auth/user-token-expired' })));
    const thrown = await failure(transport('/api/x'));
    expect(thrown).toMatchObject({ kind: 'session' });
    expect(thrown.message).toContain('Sign in again');
    expect(answer).not.toHaveBeenCalled();
  });

  it('does not send people to the sign-in when only the connection is gone', async () => {
    setTokenSource(() =>
      Promise.reject(Object.assign(new Error('no'), { code: 'auth/network-request-failed' })),
    );
    expect(await failure(transport('/api/x'))).toMatchObject({ kind: 'network' });
  });

  it('reports a refused token, but only if one was sent', async () => {
    const refused = vi.fn();
    answer.mockImplementation(async () => Response.json({ message: 'no' }, { status: 401 }));
    setTokenSource(() => Promise.resolve('token-1'), refused);
    await failure(transport('/api/x'));
    expect(refused).toHaveBeenCalledTimes(1);
    setTokenSource(() => Promise.resolve(null), refused);
    await failure(transport('/api/x'));
    answer.mockImplementation(async () => Response.json({ message: 'no' }, { status: 403 }));
    setTokenSource(() => Promise.resolve('token-1'), refused);
    await failure(transport('/api/x'));
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('names the network when no answer came', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(transport('/api/x'))).toMatchObject({
      kind: 'network',
      message: 'Network error (Failed to fetch)',
    });
  });

  it('keeps the JSON body, the status and the wait of a refusal', async () => {
    answer.mockResolvedValue(
      Response.json({ message: 'Busy' }, { status: 429, headers: { 'Retry-After': '3' } }),
    );
    expect(await failure(transport('/api/x'))).toMatchObject({
      kind: 'http',
      status: 429,
      retryAfterS: 3,
      body: { message: 'Busy' },
    });
  });

  it('speaks of the status when the refusal is not JSON', async () => {
    const thrown = await toApiError(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(thrown.message).toContain('502');
    expect(thrown.body).toBeUndefined();
  });

  it.each<[what: string, method: string, path: string, body: string, sentence: string]>([
    [
      'a page',
      'GET',
      '/montage',
      '<!doctype html>',
      'The server answered with something that is not JSON. Please try again.',
    ],
    ['nothing', 'GET', '/montage', '', 'The server answered with nothing. Please try again.'],
    [
      'a text',
      'GET',
      '/montage/1',
      '"text"',
      'The server answered with something that this page cannot use (none of the expected fields). Please try again.',
    ],
    [
      'nothing',
      'POST',
      '/montage/upload',
      '',
      'The server answered with nothing. Check whether it was done before you try again.',
    ],
    [
      'a receipt without an id',
      'POST',
      '/montage/upload',
      '{"ok":true}',
      'The server answered with something that this page cannot use (none of the expected fields). Check whether it was done before you try again.',
    ],
  ])('refuses %s to %s %s', async (_what, method, path, body, sentence) => {
    answer.mockImplementation(async () => new Response(body, { headers: { ETag: '"v1"' } }));
    const thrown = await failure(transport(`/api/v1${path}`, { method }));
    expect(thrown).toMatchObject({ kind: 'answer', status: 200, operation: expect.any(String) });
    expect(errorMessage(thrown)).toBe(sentence);
  });

  it('names the place where an answer is wrong', async () => {
    answer.mockResolvedValue(Response.json({ items: 'none', total_count: 1 }));
    const thrown = await failure(transport('/api/v1/montage'));
    expect(thrown.message).toContain('cannot use (no “items”)');
    expect(thrown.cause).toMatchObject({ message: 'Not what is agreed: .items' });
  });

  it('repairs an answer that can be shown, and reports it', async () => {
    const heard: unknown[] = [];
    hearRepairs((operation, repairs) => heard.push([operation, repairs]));
    answer.mockResolvedValueOnce(Response.json([{ id: 7, updated_time: null }]));
    await expect(transport('/api/v1/montage')).resolves.toEqual({
      items: [{ id: '7', updated_time: null, top_line_item: null }],
      total_count: 1,
    });
    answer.mockResolvedValueOnce(Response.json({ items: [], total_count: 0 }));
    await transport('/api/v1/montage');
    hearRepairs(undefined);
    expect(heard).toEqual([
      ['listMontages', expect.arrayContaining([{ at: '.items.0.id', what: 'number as string' }])],
    ]);
  });

  it.each([['null'], [''], ['{}']])('takes %j for a montage with nothing in it', async (body) => {
    answer.mockResolvedValue(new Response(body, { headers: { ETag: '"v1"' } }));
    await expect(transportWithHeaders('/api/v1/montage/1')).resolves.toMatchObject({
      data: { id: '', sections_list: [], top_line_item: null },
      status: 200,
      headers: { etag: '"v1"' },
    });
  });

  const anyBody = ['', 'null', '{}', '{"ok":true}', 'true', '7', '[]', 'Created', '<!doctype html>'];
  const anySuccess = [200, 201, 202].flatMap((status) => anyBody.map((body) => [status, body] as const));
  it.each<[method: string, path: string]>([
    ['POST', '/auth/create'],
    ['GET', '/auth/check?component=montage'],
    ['POST', '/org'],
    ['PUT', '/org/1'],
    ['DELETE', '/org/1'],
    ['POST', '/user'],
    ['PUT', '/user/1'],
  ])('takes any 2xx to %s %s for a success', async (method, path) => {
    const call = () => transport(`/api/v1${path}`, { method });
    for (const [status, body] of anySuccess) {
      answer.mockResolvedValue(new Response(body, { status }));
      await expect(call()).resolves.not.toBeUndefined();
    }
    answer.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(call()).resolves.toBeNull();
  });

  it.each<[body: string, data: unknown]>([
    ['true', true],
    ['{"result":"ok"}', { result: 'ok' }],
    ['granted', 'granted'],
    ['null', null],
    ['', null],
  ])('gives the body %j as it came if its content is not used', async (body, data) => {
    answer.mockResolvedValue(new Response(body));
    await expect(transport('/api/v1/auth/check?component=montage')).resolves.toEqual(data);
  });

  it('sends ids as texts, or as the server wrote them if it refuses texts', async () => {
    answer.mockImplementation(() =>
      Promise.resolve(Response.json([{ id: 81, name: 'Brine', created_time: null }])),
    );
    await expect(transport('/api/v1/org')).resolves.toMatchObject([{ id: '81' }]);
    const body = JSON.stringify({ organisation_id: '81', email: '81' });
    answer.mockImplementation((_, init) =>
      Promise.resolve(
        String(init?.body).includes('"organisation_id":81')
          ? Response.json({})
          : Response.json({ detail: 'expected a number' }, { status: 422 }),
      ),
    );
    const bodies = () => answer.mock.calls.slice(1).map(([, init]) => init?.body);
    await transport('/api/v1/user', { method: 'POST', body });
    await transport('/api/v1/user', { method: 'POST', body });
    const asNumbers = '{"organisation_id":81,"email":"81"}';
    expect(bodies()).toEqual([body, asNumbers, asNumbers]);
  });

  it('takes 204 for an empty list', async () => {
    answer.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
    await expect(transport('/api/v1/montage?page=1')).resolves.toEqual({ items: [], total_count: 0 });
  });

  it('passes an abort on as it is', async () => {
    answer.mockRejectedValue(new DOMException('stopped', 'AbortError'));
    await expect(transport('/api/x')).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a shape that cannot be loaded', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'));
  /** A transport of its own, because a module is loaded once. */
  async function withoutShapes() {
    vi.resetModules();
    vi.doMock('./generated/large-answer-shapes', gone);
    return import('./transport');
  }
  afterEach(() => {
    vi.doUnmock('./generated/large-answer-shapes');
    vi.resetModules();
  });

  it('leaves no answer unjudged', async () => {
    const { transport: call } = await withoutShapes();
    answer.mockResolvedValue(Response.json({}));
    const thrown = await failure(call('/api/v1/montage/1'));
    expect(thrown).toMatchObject({ kind: 'network', operation: 'getMontage' });
  });

  it('sends no change whose answer it could not judge', async () => {
    const { transport: call } = await withoutShapes();
    expect(await failure(call('/api/v1/montage', { method: 'PUT' }))).toMatchObject({ kind: 'network' });
    expect(answer).not.toHaveBeenCalled();
  });

  it('is nothing to a call that needs none', async () => {
    const { transport: call } = await withoutShapes();
    answer.mockResolvedValue(Response.json({ component: 'montage' }));
    await expect(call('/api/v1/auth/check')).resolves.toEqual({ component: 'montage' });
  });
});
