import { IdentityError, type Identity, type SignedInUser } from '@/identity/identity';
import { identityMessage } from '@/identity/identity-messages';

/** The provider's error codes that a story can meet, as the SDK names them. */
const sdkCodes: Record<string, string> = {
  EMAIL_EXISTS: 'auth/email-already-in-use',
  EXPIRED_OOB_CODE: 'auth/expired-action-code',
  INVALID_EMAIL: 'auth/invalid-email',
  INVALID_LOGIN_CREDENTIALS: 'auth/invalid-credential',
  INVALID_OOB_CODE: 'auth/invalid-action-code',
  INVALID_REFRESH_TOKEN: 'auth/invalid-user-token',
  MISSING_PASSWORD: 'auth/missing-password',
  TOKEN_EXPIRED: 'auth/user-token-expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  USER_DISABLED: 'auth/user-disabled',
  WEAK_PASSWORD: 'auth/weak-password',
};

const failure = (code: string, cause?: unknown) => new IdentityError(code, identityMessage(code), cause);

interface ProviderError {
  error?: { message?: string };
}

async function call<T>(address: string, fields: Record<string, string>): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`https://${address}?key=story`, { method: 'POST', body: JSON.stringify(fields) });
  } catch (cause) {
    throw failure('auth/network-request-failed', cause);
  }
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as ProviderError;
  const code = body.error?.message?.split(' : ')[0] ?? '';
  throw failure(sdkCodes[code] ?? 'auth/internal-error');
}

interface Session extends SignedInUser {
  refreshToken: string;
}

interface SignInAnswer {
  localId: string;
  email: string;
  refreshToken: string;
}

/**
 * The identity of one story, spoken over the provider's own interface, so that the faults of the story's world befall it.
 *
 * Not the provider's SDK: that keeps one session per origin in the browser's storage, which the next story would inherit.
 */
export function createStoryIdentity(): Identity {
  const story = crypto.randomUUID();
  let session: Session | null = null;
  const listeners = new Set<() => void>();
  // One object for as long as nothing changes: React compares what a store gives by identity.
  let user: SignedInUser | null = null;

  const settle = (next: Session | null) => {
    session = next;
    user = next && { id: next.id, email: next.email };
    for (const listener of listeners) listener();
  };

  return {
    ready: () => Promise.resolve(user),
    current: () => user,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // A story is one tab, and its provider never ends a session.
    cause: () => 'this tab',
    // It knows no other tab to wait for.
    refused: () => {},
    async signIn(email, password) {
      const address = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
      const answer = await call<SignInAnswer>(address, { email, password });
      // A user of this story alone: what the application keeps per user in the browser (drafts, a lock on the open montage) would
      // otherwise reach the next story, and the one on the same page.
      const signedIn = { id: `${answer.localId} of ${story}`, email: answer.email };
      settle({ ...signedIn, refreshToken: answer.refreshToken });
      return signedIn;
    },
    // It leaves the page, which a story cannot.
    signInElsewhere: () => new Promise<never>(() => {}),
    signOut() {
      settle(null);
      return Promise.resolve();
    },
    async token() {
      if (!session) return null;
      const fields = { grant_type: 'refresh_token', refresh_token: session.refreshToken };
      const answer = await call<{ id_token: string }>('securetoken.googleapis.com/v1/token', fields);
      return answer.id_token;
    },
    async sendPasswordReset(email) {
      await call('identitytoolkit.googleapis.com/v1/accounts:sendOobCode', {
        requestType: 'PASSWORD_RESET',
        email,
      });
    },
    verifyResetCode: (oobCode) =>
      call<{ email: string }>('identitytoolkit.googleapis.com/v1/accounts:resetPassword', { oobCode }),
    async confirmPasswordReset(oobCode, newPassword) {
      await call('identitytoolkit.googleapis.com/v1/accounts:resetPassword', { oobCode, newPassword });
    },
  };
}
