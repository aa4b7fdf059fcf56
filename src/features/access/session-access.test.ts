import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCheckAccessQueryOptions } from '@/api/generated/endpoints/auth/auth';
import type { ComponentName } from '@/api/generated/model';
import { keepAccessForSession } from './session-access';

const answer = vi.fn<typeof fetch>();
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  answer.mockImplementation((url) =>
    Promise.resolve(
      String(url).includes('user_management')
        ? Response.json({ detail: 'No access.' }, { status: 403 })
        : Response.json({ component: 'montage' }),
    ),
  );
});
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

/** A page that was just loaded for a person. */
function load(person: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let user: { id: string; email: string } | null = { id: person, email: '' };
  let notify = () => {};
  keepAccessForSession(queryClient, {
    current: () => user,
    subscribe: (listener) => ((notify = listener), () => undefined),
  });
  return {
    async ask(component: ComponentName) {
      const observer = new QueryObserver(queryClient, getCheckAccessQueryOptions({ component }));
      const stop = observer.subscribe(() => undefined);
      await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
      stop();
      return observer.getCurrentResult().data;
    },
    signOut: () => ((user = null), notify()),
  };
}

describe('the access of a session', () => {
  it('is asked once, also when parts of the screen ask again and after a reload', async () => {
    const first = load('a');
    expect(await first.ask('montage')).toEqual({ component: 'montage' });
    expect(await first.ask('user_management')).toBeNull();
    expect(await first.ask('user_management')).toBeNull();
    const second = load('a');
    expect(await second.ask('user_management')).toBeNull();
    expect(await second.ask('montage')).toEqual({ component: 'montage' });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('is asked again for another person, and after the sign-out', async () => {
    await load('a').ask('user_management');
    const other = load('b');
    await other.ask('user_management');
    expect(answer).toHaveBeenCalledTimes(2);
    other.signOut();
    await load('b').ask('user_management');
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('does not keep a check that failed', async () => {
    answer.mockImplementation(() => Promise.resolve(Response.json({}, { status: 503 })));
    await load('a').ask('montage');
    await load('a').ask('montage');
    expect(answer).toHaveBeenCalledTimes(2);
  });
});
