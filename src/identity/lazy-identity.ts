import { IdentityError, type Identity, type SignedInUser } from './identity';

/**
 * An identity whose library is still on its way: the sign-in form can be read and typed into before it has arrived, and
 * what is asked meanwhile waits for it. A library that fails to load is asked for again at the next call.
 */
export function createLazyIdentity(load: () => Promise<Identity>): Identity {
  let loading: Promise<Identity> | undefined;
  let loaded: Identity | undefined;
  let user: SignedInUser | null | undefined;
  const listeners = new Set<() => void>();

  const settle = (next: SignedInUser | null) => {
    if (user !== undefined && user?.id === next?.id && user?.email === next?.email) return;
    user = next;
    for (const listener of listeners) listener();
  };

  const library = (): Promise<Identity> => {
    loading ??= load().then(
      (identity) => {
        loaded = identity;
        identity.subscribe(() => settle(identity.current() ?? null));
        return identity;
      },
      (cause: unknown) => {
        loading = undefined;
        throw new IdentityError(
          'auth/library-not-loaded',
          'The sign-in service could not be loaded. Check your internet connection and reload the page.',
          cause,
        );
      },
    );
    return loading;
  };

  return {
    async ready() {
      const identity = await library();
      settle(await identity.ready());
      return user ?? null;
    },
    current: () => user,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn(email, password) {
      const signedIn = await (await library()).signIn(email, password);
      settle(signedIn);
      return signedIn;
    },
    async signOut() {
      await (await library()).signOut();
      settle(null);
    },
    async token() {
      const identity = loaded ?? (await library());
      if (user === undefined) await identity.ready();
      return identity.token();
    },
    sendPasswordReset: async (email) => (await library()).sendPasswordReset(email),
    verifyResetCode: async (code) => (await library()).verifyResetCode(code),
    confirmPasswordReset: async (code, newPassword) =>
      (await library()).confirmPasswordReset(code, newPassword),
  };
}
