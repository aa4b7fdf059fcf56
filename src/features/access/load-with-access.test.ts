import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remember, wasOpenTo } from './known-access';
import { loadWithAccess } from './load-with-access';

const answer = vi.fn<typeof fetch>();
const person = 'account-1';
let stored: Map<string, string>;

const surroundings = () => ({
  queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  identity: {
    current: () => ({ id: person, email: 'engineer@example.com' }),
    subscribe: () => () => undefined,
  },
});
const granted = () => Response.json({ component: 'montage' });
const refused = () => Response.json({ detail: 'No access.' }, { status: 403 });

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

describe("a module's data", () => {
  it('is loaded after the check for an unknown user', async () => {
    let letGo: (response: Response) => void = () => undefined;
    answer.mockReturnValue(new Promise((resolve) => (letGo = resolve)));
    const load = vi.fn().mockResolvedValue('rows');
    const loading = loadWithAccess('montage', surroundings(), load);
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
    expect(load).not.toHaveBeenCalled();
    letGo(granted());
    await expect(loading).resolves.toBe('rows');
    expect(wasOpenTo(person, 'montage')).toBe(true);
  });

  it('is loaded in parallel with the check for a user who had access the last time', async () => {
    remember(person, 'montage', true);
    answer.mockReturnValue(new Promise(() => undefined));
    await expect(loadWithAccess('montage', surroundings(), () => Promise.resolve('rows'))).resolves.toBe(
      'rows',
    );
  });

  it('is not loaded for a user without access, neither now nor at the next visit', async () => {
    answer.mockImplementation(() => Promise.resolve(refused()));
    const load = vi.fn();
    await expect(loadWithAccess('montage', surroundings(), load)).resolves.toBeUndefined();
    expect(load).not.toHaveBeenCalled();

    remember(person, 'montage', true);
    await loadWithAccess('montage', surroundings(), load);
    await vi.waitFor(() => expect(wasOpenTo(person, 'montage')).toBe(false));
  });

  it.each([
    ['true', true],
    ['{"result":"ok"}', true],
    ['"yes"', true],
    ['yes', true],
    ['false', true],
    ['{}', true],
    ['null', false],
    ['', false],
  ])('is asked for after the answer %j: %j', async (body, opens) => {
    answer.mockImplementation(() => Promise.resolve(new Response(body)));
    const load = vi.fn().mockResolvedValue('rows');
    await expect(loadWithAccess('montage', surroundings(), load)).resolves.toBe(opens ? 'rows' : undefined);
    expect(load).toHaveBeenCalledTimes(opens ? 1 : 0);
    expect(wasOpenTo(person, 'montage')).toBe(opens);
  });

  it('is not loaded if the check fails, which does not count as a refusal', async () => {
    answer.mockImplementation(() => Promise.resolve(Response.json({ detail: 'no' }, { status: 503 })));
    const load = vi.fn();
    await expect(loadWithAccess('montage', surroundings(), load)).resolves.toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    remember(person, 'montage', true);
    await loadWithAccess('montage', surroundings(), load);
    expect(wasOpenTo(person, 'montage')).toBe(true);
  });

  it('that cannot be loaded rejects, as it would without the check', async () => {
    answer.mockResolvedValue(granted());
    await expect(
      loadWithAccess('montage', surroundings(), () => Promise.reject(new Error('no rows'))),
    ).rejects.toThrow('no rows');
  });
});

describe('the remembered access', () => {
  it('is of one person and one module', () => {
    remember(person, 'montage', true);
    expect(wasOpenTo(person, 'user_management')).toBe(false);
    expect(wasOpenTo('account-2', 'montage')).toBe(false);
    remember(person, 'user_management', true);
    remember(person, 'montage', false);
    expect(wasOpenTo(person, 'montage')).toBe(false);
    expect(wasOpenTo(person, 'user_management')).toBe(true);
  });

  it.each(['', '{', '[]', '{"person":"account-1"}', '{"person":"account-1","components":3}'])(
    'is nothing where %j is stored',
    (text) => {
      stored.set('montage.known-access', text);
      expect(wasOpenTo(person, 'montage')).toBe(false);
    },
  );

  it('is nothing where the browser has no storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    expect(() => remember(person, 'montage', true)).not.toThrow();
    expect(wasOpenTo(person, 'montage')).toBe(false);
  });
});
