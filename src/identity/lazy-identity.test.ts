import { describe, expect, it, vi } from 'vitest';
import type { IdentityLibrary, SignedInUser } from './identity';
import { createLazyIdentity } from './lazy-identity';

const engineer: SignedInUser = { id: 'u1', email: 'engineer@example.com' };

function library(initial: SignedInUser | null) {
  let user = initial;
  const listeners = new Set<() => void>();
  const identity: IdentityLibrary = {
    ready: () => Promise.resolve(user),
    current: () => user,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: () => Promise.resolve((user = engineer)),
    signInElsewhere: () => new Promise<never>(() => {}),
    signOut: () => {
      user = null;
      return Promise.resolve();
    },
    token: () => Promise.resolve(user && 'token'),
    sendPasswordReset: () => Promise.resolve(),
    verifyResetCode: () => Promise.resolve({ email: engineer.email }),
    confirmPasswordReset: () => Promise.resolve(),
  };
  const become = (next: SignedInUser | null) => {
    user = next;
    for (const listener of listeners) listener();
  };
  return { identity, become };
}

describe('an identity whose library is still on its way', () => {
  it('is unresolved until the library has answered, and then notifies every listener once', async () => {
    const { identity } = library(engineer);
    const lazy = createLazyIdentity(() => Promise.resolve(identity));
    const listener = vi.fn();
    lazy.subscribe(listener);
    expect(lazy.current()).toBeUndefined();
    await Promise.all([lazy.ready(), lazy.ready()]);
    expect(lazy.current()).toEqual(engineer);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps what is asked meanwhile waiting', async () => {
    const { identity } = library(null);
    let arrive: (identity: IdentityLibrary) => void = () => undefined;
    const lazy = createLazyIdentity(() => new Promise((resolve) => (arrive = resolve)));
    const signedIn = lazy.signIn('engineer@example.com', 'montage-demo');
    arrive(identity);
    await expect(signedIn).resolves.toEqual(engineer);
    expect(lazy.current()).toEqual(engineer);
  });

  it('notices a session that ends elsewhere', async () => {
    const { identity, become } = library(engineer);
    const lazy = createLazyIdentity(() => Promise.resolve(identity));
    await lazy.ready();
    become(null);
    expect(lazy.current()).toBeNull();
    expect(lazy.cause()).toBe('another tab');
  });

  it('reports that the library cannot be loaded, and loads it again the next time', async () => {
    const { identity } = library(null);
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(identity);
    const lazy = createLazyIdentity(load);
    await expect(lazy.ready()).rejects.toMatchObject({
      code: 'auth/library-not-loaded',
      message: expect.stringContaining('could not be loaded') as unknown,
    });
    await expect(lazy.ready()).resolves.toBeNull();
  });

  it('has no token without a signed-in user', async () => {
    const lazy = createLazyIdentity(() => Promise.resolve(library(null).identity));
    await expect(lazy.token()).resolves.toBeNull();
  });

  it('distinguishes changes of this tab from changes elsewhere', async () => {
    const { identity, become } = library(null);
    const lazy = createLazyIdentity(() => Promise.resolve(identity));
    await lazy.ready();
    expect(lazy.cause()).toBe('this tab');
    become(engineer);
    expect(lazy.cause()).toBe('another tab');
    await lazy.signOut();
    expect(lazy.cause()).toBe('this tab');
    await lazy.signIn('engineer@example.com', 'montage-demo');
    expect(lazy.cause()).toBe('this tab');
  });

  it('recognises its own changes, even if the library reports them before it answers', async () => {
    const { identity, become } = library(engineer);
    const causes: string[] = [];
    const lazy = createLazyIdentity(() =>
      Promise.resolve({ ...identity, signOut: async () => become(null) }),
    );
    await lazy.ready();
    lazy.subscribe(() => causes.push(lazy.cause()));
    await lazy.signOut();
    expect(causes).toEqual(['this tab']);
  });

  it('knows that the provider ended a session which it would not renew', async () => {
    const { identity, become } = library(engineer);
    const token = async () => {
      become(null);
      throw new Error('auth/user-token-expired');
    };
    const lazy = createLazyIdentity(() => Promise.resolve({ ...identity, token }));
    await lazy.ready();
    await expect(lazy.token()).rejects.toThrow('expired');
    expect(lazy.current()).toBeNull();
    expect(lazy.cause()).toBe('expiry');
    // The next one to sign in does so elsewhere, and the renewal is long over.
    become(engineer);
    expect(lazy.cause()).toBe('another tab');
  });

  it('recognises a sign-out in another tab while it renews its own token', async () => {
    const { identity, become } = library(engineer);
    const token = async () => {
      become(null);
      return 'token';
    };
    const lazy = createLazyIdentity(() => Promise.resolve({ ...identity, token }));
    await lazy.ready();
    await expect(lazy.token()).resolves.toBe('token');
    expect(lazy.current()).toBeNull();
    expect(lazy.cause()).toBe('another tab');
  });

  describe('once a server has refused its token', () => {
    const refusing = async (newsOfOtherTabs: () => Promise<void>) => {
      const { identity, become } = library(engineer);
      const renewals = vi.spyOn(identity, 'token');
      const lazy = createLazyIdentity(() => Promise.resolve(identity), newsOfOtherTabs);
      await lazy.ready();
      lazy.refused();
      return { lazy, become, renewals };
    };

    it('renews only when what other tabs did is known', async () => {
      let arrive = () => {};
      const { lazy, renewals } = await refusing(() => new Promise((resolve) => (arrive = resolve)));
      const token = lazy.token();
      await Promise.resolve();
      expect(renewals).not.toHaveBeenCalled();
      arrive();
      await expect(token).resolves.toBe('token');

      // It was renewed, and is good until it is refused again.
      const news = vi.fn(() => Promise.resolve());
      const again = await refusing(news);
      await again.lazy.token();
      await again.lazy.token();
      expect(news).toHaveBeenCalledTimes(1);
    });

    it('takes a sign-out elsewhere for the end of the session', async () => {
      const { lazy, become } = await refusing(() => Promise.resolve());
      become(null);
      expect(lazy.cause()).toBe('expiry');
      become(engineer);
      expect(lazy.cause()).toBe('another tab');
      become(null);
      expect(lazy.cause()).toBe('another tab');
    });
  });
});
