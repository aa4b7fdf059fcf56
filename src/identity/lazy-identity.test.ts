import { describe, expect, it, vi } from 'vitest';
import type { Identity, SignedInUser } from './identity';
import { createLazyIdentity } from './lazy-identity';

const engineer: SignedInUser = { id: 'u1', email: 'engineer@example.com' };

function library(initial: SignedInUser | null) {
  let user = initial;
  const listeners = new Set<() => void>();
  const identity: Identity = {
    ready: () => Promise.resolve(user),
    current: () => user,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: () => Promise.resolve((user = engineer)),
    signOut: () => {
      user = null;
      return Promise.resolve();
    },
    token: () => Promise.resolve(user && 'token'),
    sendPasswordReset: () => Promise.resolve(),
    verifyResetCode: () => Promise.resolve({ email: engineer.email }),
    confirmPasswordReset: () => Promise.resolve(),
  };
  const endSession = () => {
    user = null;
    for (const listener of listeners) listener();
  };
  return { identity, endSession };
}

describe('an identity whose library is still on its way', () => {
  it('is unresolved until the library has answered, and then tells everybody once', async () => {
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
    let arrive: (identity: Identity) => void = () => undefined;
    const lazy = createLazyIdentity(() => new Promise((resolve) => (arrive = resolve)));
    const signedIn = lazy.signIn('engineer@example.com', 'montage-demo');
    arrive(identity);
    await expect(signedIn).resolves.toEqual(engineer);
    expect(lazy.current()).toEqual(engineer);
  });

  it('notices a session that ends elsewhere', async () => {
    const { identity, endSession } = library(engineer);
    const lazy = createLazyIdentity(() => Promise.resolve(identity));
    await lazy.ready();
    endSession();
    expect(lazy.current()).toBeNull();
  });

  it('says so when the library cannot be loaded, and asks for it again the next time', async () => {
    const { identity } = library(null);
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(identity);
    const lazy = createLazyIdentity(load);
    await expect(lazy.ready()).rejects.toMatchObject({ code: 'auth/library-not-loaded' });
    await expect(lazy.ready()).resolves.toBeNull();
  });

  it('has no token when nobody is signed in', async () => {
    const lazy = createLazyIdentity(() => Promise.resolve(library(null).identity));
    await expect(lazy.token()).resolves.toBeNull();
  });
});
