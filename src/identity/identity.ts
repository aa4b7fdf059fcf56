import { refused, unreachable } from './plain-messages';

/** The signed-in user, as far as the application needs to know. */
export interface SignedInUser {
  id: string;
  email: string;
}

/** The result of checking a password-reset link. */
export interface ResetCode {
  email: string;
}

/**
 * What made `current()` what it is: an action in this tab, one in another tab, or the session's own end. The session ends
 * if the provider refuses to renew it during a call of this tab, or if a server has refused its token before: then it is over
 * for this tab too, no matter which tab learns it first.
 */
export type SessionCause = 'this tab' | 'another tab' | 'expiry';

/**
 * The identity provider, reduced to the few things the application needs. Screens and guards know this interface; the
 * library behind it is loaded in parallel.
 *
 * Every method rejects with an `IdentityError`, whose message is for the user.
 */
export interface Identity {
  /** Resolves once it is known whether a user is signed in; the same answer for every caller. */
  ready(): Promise<SignedInUser | null>;
  /** `undefined` while the sign-in state is being resolved. */
  current(): SignedInUser | null | undefined;
  /** Called after each change of `current()`; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** The cause of the last change of `current()`. */
  cause(): SessionCause;
  signIn(email: string, password: string): Promise<SignedInUser>;
  /**
   * Leaves this page for the provider's own, which returns to `/login`; then `ready()` goes on to the given path of this origin,
   * or rejects with the reason why the provider refused. It never resolves, and rejects if the user comes back without an
   * answer.
   */
  signInElsewhere(returnTo: string): Promise<never>;
  signOut(): Promise<void>;
  /**
   * The renewed ID token, or null without a signed-in user. Concurrent callers share one renewal. After a token was refused
   * it waits a moment before it renews: this tab may not know yet of a new sign-in in another tab, and renewing the session
   * that is over would end the new one.
   */
  token(): Promise<string | null>;
  /** Call this when a server no longer accepts the last token. */
  refused(): void;
  sendPasswordReset(email: string): Promise<void>;
  verifyResetCode(code: string): Promise<ResetCode>;
  confirmPasswordReset(code: string, newPassword: string): Promise<void>;
}

/** The interface that wraps a provider's library: it reports changes, but not their cause. */
export type IdentityLibrary = Omit<Identity, 'cause' | 'refused'>;

/** Thrown by every method of `Identity`. `code` is the provider's own ("auth/wrong-password"). */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The error of a code. The sentences load on the first one: no screen needs them before its first paint. */
export async function identityError(code: string, cause?: unknown): Promise<IdentityError> {
  const sentence = await import('./identity-messages').then(
    ({ identityMessage }) => identityMessage(code),
    // Mostly without a connection, which is then the reason for the error, too.
    () => (code === 'auth/network-request-failed' ? unreachable : refused(code)),
  );
  return new IdentityError(code, sentence, cause);
}
