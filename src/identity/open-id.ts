import { ErrorResponse, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import { identityError, IdentityError, type IdentityLibrary, type SignedInUser } from './identity';

export interface OpenIdConfiguration {
  /** As the issuer writes itself. */
  issuer: string;
  clientId: string;
  /** Separated by spaces. With `offline_access` most issuers let a session outlive its first token. */
  scope: string;
}

/** A token is renewed so long before its end, because clocks differ and a call takes its time. */
const renewedBeforeS = 60;

/** The issuer's own words say more than its code. */
const refusedBy = ({ error, error_description: words }: ErrorResponse) =>
  new IdentityError(
    error ?? 'refused',
    `Your company's sign-in service refused: ${(words ?? error ?? '').replace(/\.$/, '')}. Try again, or ask your administrator.`,
  );

/** The library throws plain errors for a failed request and for a sign-in that it does not remember. */
const toIdentityError = async (thrown: unknown): Promise<IdentityError> => {
  if (thrown instanceof ErrorResponse) return refusedBy(thrown);
  const isForgotten = thrown instanceof Error && /state/i.test(thrown.message);
  return identityError(isForgotten ? 'auth/sign-in-forgotten' : 'auth/network-request-failed', thrown);
};

const signedIn = (user: User | null): SignedInUser | null =>
  user && { id: user.profile.sub, email: user.profile.email ?? '' };

const isFresh = ({ profile, id_token: token }: User): boolean =>
  token !== undefined && profile.exp - renewedBeforeS > Date.now() / 1_000;

/** Without a network a session that cannot be renewed is not over: it is renewed, or ends, when there is one again. */
const isReachable = (issuer: string): Promise<boolean> =>
  fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Passwords are the issuer's alone. */
const notHere = async () => {
  throw await identityError('auth/operation-not-allowed');
};

/**
 * Signs in with the authorization code flow and PKCE, at the issuer's own page.
 *
 * @param arrivedAt the address that the page was opened with, which carries the issuer's answer after a sign-in.
 */
export function createOpenIdIdentity(
  { issuer, clientId, scope }: OpenIdConfiguration,
  arrivedAt: string,
): IdentityLibrary {
  const manager = new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: new URL('/login', arrivedAt).href,
    scope,
    // Other tabs see the session, and a new tab has it.
    userStore: new WebStorageStateStore({ store: localStorage }),
    // By a refresh token, at the next call: a silent renewal would need a frame of the issuer, which the policy forbids.
    automaticSilentRenew: false,
  });
  const listeners = new Set<() => void>();
  let user: User | null = null;
  /** The issuer would sign the same person in again at once, without asking. */
  let asksAgain = false;
  /** Each answer of the issuer is good for one attempt. */
  let isAnswered = new URL(arrivedAt).pathname === '/login' && new URL(arrivedAt).searchParams.has('state');

  const take = (next: User | null): void => {
    user = next;
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith('oidc.user:')) void manager.getUser().then(take);
  });

  async function leave(): Promise<void> {
    await manager.removeUser();
    take(null);
  }

  /** Completes a sign-in: the page is opened again at the place that the user came from. */
  async function complete(): Promise<never> {
    try {
      const { state } = await manager.signinRedirectCallback(arrivedAt);
      location.replace(new URL(typeof state === 'string' ? state : '/', arrivedAt));
    } catch (thrown) {
      throw await toIdentityError(thrown);
    }
    return new Promise<never>(() => undefined);
  }

  async function resolveUser(): Promise<SignedInUser | null> {
    if (isAnswered) {
      isAnswered = false;
      return complete();
    }
    const stored = await manager.getUser();
    if (stored && !isFresh(stored) && !stored.refresh_token && (await isReachable(issuer))) await leave();
    else take(stored);
    return signedIn(user);
  }

  /** One tab at a time: an issuer accepts each refresh token once. */
  const renew = async (): Promise<string> =>
    await navigator.locks.request('montage-sign-in', async () => {
      const stored = await manager.getUser();
      if (stored && isFresh(stored)) {
        take(stored);
        return stored.id_token!;
      }
      try {
        const renewed = stored?.refresh_token ? await manager.signinSilent() : null;
        if (renewed && isFresh(renewed)) {
          take(renewed);
          return renewed.id_token!;
        }
      } catch (thrown) {
        if (!(thrown instanceof ErrorResponse)) throw await toIdentityError(thrown);
      }
      if (stored && !stored.refresh_token && !(await isReachable(issuer)))
        throw await identityError('auth/network-request-failed');
      await leave();
      throw await identityError('auth/user-token-expired');
    });

  let resolved: Promise<SignedInUser | null> | undefined;
  return {
    async ready() {
      resolved ??= resolveUser();
      try {
        await resolved;
      } catch (refusal) {
        resolved = undefined;
        throw refusal;
      }
      return signedIn(user);
    },
    current: () => signedIn(user),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signInElsewhere(returnTo) {
      try {
        await manager.signinRedirect({ state: returnTo, ...(asksAgain && { prompt: 'login' }) });
      } catch (thrown) {
        throw await toIdentityError(thrown);
      }
      // The library resolves when the browser shows this page again, by its button for going back.
      throw await identityError('auth/sign-in-left');
    },
    async signOut() {
      asksAgain = true;
      await leave();
    },
    token: async () => (user ? (isFresh(user) ? user.id_token! : renew()) : null),
    signIn: notHere,
    sendPasswordReset: notHere,
    verifyResetCode: notHere,
    confirmPasswordReset: notHere,
  };
}
