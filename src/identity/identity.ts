/** Who is signed in, as far as the application needs to know. */
export interface SignedInUser {
  id: string;
  email: string;
}

/** What a password-reset link turned out to be good for. */
export interface ResetCode {
  email: string;
}

/**
 * What made `current()` what it is: something done in this tab, something done in another one, or the session's own end. That is
 * the provider, which would not renew it in the middle of a call that this tab made, or a server that had refused its token
 * before: whichever tab then learns first that the session is over, it is over for this one by itself.
 */
export type SessionCause = 'this tab' | 'another tab' | 'expiry';

/**
 * The identity provider behind the few things the application asks of it. Screens and guards know this interface; the
 * library that answers it is loaded beside them.
 *
 * Every method rejects with an `IdentityError`, whose message is a sentence for the person.
 */
export interface Identity {
  /** Resolves once it is known whether somebody is signed in; the same answer for everybody who asks. */
  ready(): Promise<SignedInUser | null>;
  /** `undefined` while the sign-in state is being resolved. */
  current(): SignedInUser | null | undefined;
  /** Called after each change of `current()`; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Of the last change of `current()`. */
  cause(): SessionCause;
  signIn(email: string, password: string): Promise<SignedInUser>;
  signOut(): Promise<void>;
  /**
   * The renewed ID token, or null when nobody is signed in. Callers that ask at once share one renewal. Once a token was
   * refused it waits a moment before it renews: whoever has signed in again elsewhere may not be known here yet, and a
   * renewal of the session that is over would end theirs.
   */
  token(): Promise<string | null>;
  /** To be told that a server took the last token no more. */
  refused(): void;
  sendPasswordReset(email: string): Promise<void>;
  verifyResetCode(code: string): Promise<ResetCode>;
  confirmPasswordReset(code: string, newPassword: string): Promise<void>;
}

/** What a provider's library is wrapped into: it tells of changes, and not why they came about. */
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
