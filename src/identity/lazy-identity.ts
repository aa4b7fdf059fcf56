import {
  IdentityError,
  type Identity,
  type IdentityLibrary,
  type SessionCause,
  type SignedInUser,
} from './identity';

/** The library looks every 800 ms for what other tabs have done. */
const newsMs = 1_000;

/**
 * An identity whose library is still on its way: the sign-in form can be read and typed into before it has arrived, and
 * calls meanwhile wait for it. A library that fails to load is requested again at the next call.
 */
export function createLazyIdentity(
  load: () => Promise<IdentityLibrary>,
  newsOfOtherTabs = () => new Promise<void>((resolve) => setTimeout(resolve, newsMs)),
): Identity {
  let loading: Promise<IdentityLibrary> | undefined;
  let loaded: IdentityLibrary | undefined;
  let user: SignedInUser | null | undefined;
  let cause: SessionCause = 'this tab';
  // The library reports only the change: the cause follows from what this tab had requested at that moment.
  let changesAsked = 0;
  let renewalsAsked = 0;
  /** Whether a server refused the last token. */
  let isRefused = false;
  /** Whether the library reported a sign-out during a renewal: only the answer to the renewal shows what ended the session. */
  let isUnclear = false;
  let isRenewalDenied = false;
  const listeners = new Set<() => void>();

  function causeOf(next: SignedInUser | null): SessionCause {
    if (user === undefined || changesAsked > 0) return 'this tab';
    return next === null && (isRenewalDenied || isRefused) ? 'expiry' : 'another tab';
  }

  const settle = (next: SignedInUser | null) => {
    if (user !== undefined && user?.id === next?.id && user?.email === next?.email) return;
    cause = causeOf(next);
    user = next;
    isRefused = false;
    isUnclear = false;
    for (const listener of listeners) listener();
  };

  const heed = (next: SignedInUser | null) => {
    if (next === null && user && renewalsAsked > 0 && changesAsked === 0 && !isRefused) isUnclear = true;
    else settle(next);
  };

  /** A session that ended while its token was renewed was ended by another tab, unless the provider denied the renewal. */
  const settleUnclear = (isDenied: boolean) => {
    if (!isUnclear) return;
    isRenewalDenied = isDenied;
    settle(null);
    isRenewalDenied = false;
  };

  const library = (): Promise<IdentityLibrary> => {
    loading ??= load().then(
      (identity) => {
        loaded = identity;
        identity.subscribe(() => heed(identity.current() ?? null));
        return identity;
      },
      (reason: unknown) => {
        loading = undefined;
        // The other sentences come with the library: this one is for when it does not.
        throw new IdentityError(
          'auth/library-not-loaded',
          'The sign-in service could not be loaded. Check your internet connection and reload the page.',
          reason,
        );
      },
    );
    return loading;
  };

  async function change<T>(
    ask: (identity: IdentityLibrary) => Promise<T>,
    settled: (answer: T) => void,
  ): Promise<T> {
    const identity = await library();
    changesAsked += 1;
    try {
      const answer = await ask(identity);
      settled(answer);
      return answer;
    } finally {
      changesAsked -= 1;
    }
  }

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
    cause: () => cause,
    signIn: (email, password) => change((identity) => identity.signIn(email, password), settle),
    signInElsewhere: async (returnTo) => (await library()).signInElsewhere(returnTo),
    signOut: () =>
      change(
        (identity) => identity.signOut(),
        () => settle(null),
      ),
    async token() {
      const identity = loaded ?? (await library());
      if (user === undefined) await identity.ready();
      if (isRefused) await newsOfOtherTabs();
      renewalsAsked += 1;
      try {
        const token = await identity.token();
        isRefused = false;
        // Without a token a call says nothing while another one still renews it.
        if (token !== null || renewalsAsked === 1) settleUnclear(token === null);
        return token;
      } catch (reason) {
        settleUnclear(true);
        throw reason;
      } finally {
        renewalsAsked -= 1;
      }
    },
    refused() {
      isRefused = true;
    },
    sendPasswordReset: async (email) => (await library()).sendPasswordReset(email),
    verifyResetCode: async (code) => (await library()).verifyResetCode(code),
    confirmPasswordReset: async (code, newPassword) =>
      (await library()).confirmPasswordReset(code, newPassword),
  };
}
