import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api-error';
import { errorMessage } from './error-message';
import { setTokenSource, toApiError, transport } from './transport';

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

  it('sends the bearer token beside the headers of the call', async () => {
    answer.mockResolvedValue(Response.json({ ok: true }));
    await expect(transport('/api/x', { headers: { 'Content-Type': 'application/json' } })).resolves.toEqual({
      ok: true,
    });
    const headers = new Headers(answer.mock.calls[0]?.[1]?.headers);
    expect(headers.get('Authorization')).toBe('Bearer token-1');
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('sends no Authorization header when nobody is signed in', async () => {
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

  it('tells of a token that was refused, and of none that was not sent', async () => {
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

  it('refuses a success that is not JSON', async () => {
    answer.mockResolvedValue(new Response('<!doctype html>', { status: 200 }));
    expect(await failure(transport('/api/x'))).toMatchObject({ kind: 'answer', status: 200 });
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
    ['nothing', 'GET', '/montage/1', '', 'The server answered with nothing. Please try again.'],
    [
      'a text',
      'GET',
      '/montage/1',
      '"text"',
      'The server answered with something that this page cannot use. Please try again.',
    ],
    [
      'a list',
      'GET',
      '/montage',
      '[]',
      'The server answered with something that this page cannot use. Please try again.',
    ],
    [
      'nothing',
      'POST',
      '/org',
      '',
      'The server answered with nothing. Check whether it was done before you try again.',
    ],
    [
      'an organisation without a name',
      'PUT',
      '/org/1',
      '{"id":"1"}',
      'The server answered with something that this page cannot use. Check whether it was done before you try again.',
    ],
    [
      'a page',
      'DELETE',
      '/org/1',
      '<!doctype html>',
      'The server answered with something that is not JSON. Check whether it was done before you try again.',
    ],
  ])('refuses %s to %s %s', async (_what, method, path, body, sentence) => {
    answer.mockImplementation(async () => new Response(body, { headers: { ETag: '"v1"' } }));
    const thrown = await failure(transport(`/api/v1${path}`, { method }));
    expect(thrown).toMatchObject({ kind: 'answer', status: 200, operation: expect.any(String) });
    expect(errorMessage(thrown)).toBe(sentence);
  });

  it('says where an answer is wrong to whoever looks into it', async () => {
    answer.mockResolvedValue(Response.json({ items: [{ id: 7 }], total_count: 1 }));
    const thrown = await failure(transport('/api/v1/montage'));
    expect(thrown.cause).toMatchObject({ message: 'Not what is agreed: .items.0.id' });
  });

  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['an empty 200', () => new Response('')],
    ['any JSON', () => Response.json({ deleted: true })],
  ])('takes %s for done where the contract has no body', async (_what, make) => {
    answer.mockResolvedValue(make());
    const outcome = await transport('/api/v1/org/1', { method: 'DELETE' }).then(() => 'done');
    expect(outcome).toBe('done');
  });

  it('has nothing to read in a 204', async () => {
    answer.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(transport('/api/x')).resolves.toBeUndefined();
  });

  it('passes an abort on as it is', async () => {
    answer.mockRejectedValue(new DOMException('stopped', 'AbortError'));
    await expect(transport('/api/x')).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a shape that cannot be had', () => {
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

  it('sends nothing that would be done without being told', async () => {
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
