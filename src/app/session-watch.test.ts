import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { queriesOf } from '@/api/queries';
import type { Identity, SessionCause, SignedInUser } from '@/identity/identity';
import type { AppRouter } from './router';
import { watchSession } from './session-watch';

const engineer: SignedInUser = { id: 'u1', email: 'engineer@example.com' };
const admin: SignedInUser = { id: 'u2', email: 'admin@example.com' };

interface Screen {
  href: string;
  guarded: boolean;
  holdsWork?: boolean | (() => boolean);
  status?: 'success' | 'pending' | 'error';
}

const list: Screen = { href: '/montage?page=2', guarded: true };
const editor: Screen = { href: '/montage/edit/7f3a19c0', guarded: true, holdsWork: true };
const login: Screen = { href: '/login?from=%2Fmontage', guarded: false };

function setUp(screen: Screen, initial: SignedInUser | null = engineer) {
  let user = initial;
  let cause: SessionCause = 'this tab';
  const listeners = new Set<() => void>();
  const become = (next: SignedInUser | null, by: SessionCause) => {
    user = next;
    cause = by;
    for (const listener of listeners) listener();
  };
  const identity: Pick<Identity, 'current' | 'cause' | 'subscribe' | 'signOut'> = {
    current: () => user,
    cause: () => cause,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signOut: async () => become(null, 'this tab'),
  };

  // The four parts of a router that the watch uses; a real router would load every screen.
  const current = { ...screen };
  const navigate = vi.fn(async () => {
    Object.assign(current, login);
  });
  const invalidate = vi.fn(async () => undefined);
  const router = {
    get latestLocation() {
      return { href: current.href, pathname: current.href.split('?')[0] };
    },
    getMatchedRoutes: () => [current.guarded ? [{ id: '__root__' }, { id: '/_signed-in' }] : [], {}],
    get state() {
      const { holdsWork = false, status = 'success' } = current;
      return { matches: [{ staticData: { holdsWork }, status }] };
    },
    navigate,
    invalidate,
  } as unknown as AppRouter;

  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(['what the last person loaded'], 1);
  const forgotten = () => queryClient.getQueryData(['what the last person loaded']) === undefined;
  const end = watchSession({ router, queries: queriesOf(queryClient), identity: identity as Identity });
  const fails = (thrown: unknown) =>
    queryClient
      .fetchQuery({ queryKey: ['any'], queryFn: () => Promise.reject(thrown) })
      .catch(() => undefined);
  return { become, navigate, invalidate, forgotten, fails, queryClient, end, current: () => user };
}

const toLogin = (from: string) => ({ to: '/login', search: { from }, replace: true, ignoreBlocker: true });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const unauthorised = new ApiError('The server answered 401.', { kind: 'http', status: 401 });

describe('a session that ends behind the back of a tab', () => {
  it.each([list, editor])(
    'another tab signs out: $href goes to the sign-in with the way back',
    async (screen) => {
      const { become, navigate, forgotten } = setUp(screen);
      become(null, 'another tab');
      await settled();
      expect(navigate.mock.calls).toEqual([[toLogin(screen.href)]]);
      expect(forgotten()).toBe(true);
    },
  );

  it('this tab signs out: its screen follows that up', async () => {
    const { become, navigate } = setUp(list);
    become(null, 'this tab');
    await settled();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('the provider ends it: a screen that is read goes to the sign-in', async () => {
    const { become, navigate, forgotten } = setUp(list);
    become(null, 'expiry');
    await settled();
    expect(navigate.mock.calls).toEqual([[toLogin(list.href)]]);
    expect(forgotten()).toBe(true);
  });

  it('the provider ends it: a screen that holds work stays', async () => {
    const { become, navigate, forgotten } = setUp(editor);
    become(null, 'expiry');
    await settled();
    expect(navigate).not.toHaveBeenCalled();
    expect(forgotten()).toBe(false);
  });

  it('the provider ends it while a form is sent: what was typed stays', async () => {
    const { become, navigate, queryClient } = setUp(list);
    const sent = queryClient.getMutationCache().build(queryClient, {
      retry: false,
      mutationFn: () => {
        become(null, 'expiry');
        return Promise.reject(new ApiError('Sign in again.', { kind: 'session' }));
      },
    });
    await sent.execute(undefined).catch(() => undefined);
    await settled();
    expect(navigate).not.toHaveBeenCalled();
    become(engineer, 'this tab');
    become(null, 'expiry');
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it.each(['pending', 'error'] as const)(
    'a screen that could hold work and is %s holds none',
    async (status) => {
      const { become, navigate } = setUp({ ...editor, status });
      become(null, 'expiry');
      await settled();
      expect(navigate).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves a public screen open, and clears what was loaded', async () => {
    const { become, navigate, forgotten } = setUp(login);
    become(null, 'another tab');
    await settled();
    expect(navigate).not.toHaveBeenCalled();
    expect(forgotten()).toBe(true);
  });
});

describe('a server that does not take the token', () => {
  it('ends the session, in the middle of anything', async () => {
    const { fails, navigate, current } = setUp(list);
    await fails(unauthorised);
    await settled();
    expect(current()).toBeNull();
    expect(navigate.mock.calls).toEqual([[toLogin(list.href)]]);
  });

  it('leaves a form that was sent where it is, with what was typed', async () => {
    const { queryClient, navigate, current } = setUp(list);
    const mutation = queryClient.getMutationCache().build(queryClient, {
      retry: false,
      mutationFn: () => Promise.reject(unauthorised),
    });
    await mutation.execute(undefined).catch(() => undefined);
    await settled();
    expect(current()).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leaves a screen that holds work where it is', async () => {
    const { fails, navigate, current } = setUp(editor);
    await fails(unauthorised);
    await settled();
    expect(current()).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('asks the screen whether there is any work yet', async () => {
    for (const holds of [true, false]) {
      const { fails, navigate } = setUp({ ...editor, holdsWork: () => holds });
      await fails(unauthorised);
      await settled();
      expect(navigate).toHaveBeenCalledTimes(holds ? 0 : 1);
    }
  });

  it.each([
    new ApiError('No access.', { kind: 'http', status: 403 }),
    new ApiError('Broken.', { kind: 'http', status: 500 }),
    new ApiError('No answer.', { kind: 'network' }),
    new TypeError('Failed to fetch'),
  ])('is not meant by "$message"', async (error) => {
    const { fails, navigate, current } = setUp(list);
    await fails(error);
    await settled();
    expect(current()).toEqual(engineer);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a sign-in in another tab', () => {
  it('runs the guard of the sign-in screen', () => {
    const { become, invalidate } = setUp(login, null);
    become(engineer, 'another tab');
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  it('finds the screen that held the work as it was', () => {
    const { become, invalidate, forgotten } = setUp(editor);
    become(null, 'expiry');
    become(engineer, 'another tab');
    expect(invalidate).not.toHaveBeenCalled();
    expect(forgotten()).toBe(false);
  });

  it('does not show what another user had loaded', async () => {
    const { become, forgotten } = setUp(editor);
    become(null, 'expiry');
    become(admin, 'another tab');
    await settled();
    expect(forgotten()).toBe(true);
  });
});

it('ends on request', async () => {
  const { become, fails, navigate, end } = setUp(list);
  end();
  become(null, 'another tab');
  await fails(unauthorised);
  await settled();
  expect(navigate).not.toHaveBeenCalled();
});
