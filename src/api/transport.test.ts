import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api-error';
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

  it('has nothing to read in a 204', async () => {
    answer.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(transport('/api/x')).resolves.toBeUndefined();
  });

  it('passes an abort on as it is', async () => {
    answer.mockRejectedValue(new DOMException('stopped', 'AbortError'));
    await expect(transport('/api/x')).rejects.toMatchObject({ name: 'AbortError' });
  });
});
