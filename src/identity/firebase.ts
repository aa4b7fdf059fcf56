import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  validatePassword,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { identityError, IdentityError, type IdentityLibrary, type SignedInUser } from './identity';
import { requirementsMessage } from './password-policy';

export interface FirebaseConfiguration {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** The address of a Firebase Auth emulator, when one is used. */
  emulatorUrl?: string | undefined;
  /** Whether the backend refuses users who have not confirmed their email address. */
  confirmsEmail?: boolean;
}

const toSignedInUser = (user: User | null): SignedInUser | null =>
  user && { id: user.uid, email: user.email ?? '' };

const toIdentityError = (thrown: unknown): Promise<IdentityError> =>
  identityError(thrown instanceof FirebaseError ? thrown.code : 'auth/internal-error', thrown);

async function asIdentityError<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (thrown) {
    throw await toIdentityError(thrown);
  }
}

/**
 * Errors for a session that the provider no longer knows. The library signs out on an expired token and a disabled account;
 * with these errors it would stay signed in for ever to a session that can never be renewed.
 */
const lostSession: ReadonlySet<string> = new Set([
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/user-not-found',
]);

/** Of this application: the provider itself lets such a user in. */
const emailNotConfirmed = 'auth/email-not-confirmed';
const unmetRequirements = 'auth/password-does-not-meet-requirements';

function connect(configuration: FirebaseConfiguration): Auth {
  const { emulatorUrl, apiKey, authDomain, projectId } = configuration;
  // `initializeAuth` instead of `getAuth`: without a popup resolver the library is half the size, and it makes no call
  // to the provider's own pages. IndexedDB first, because other tabs get notified about that store.
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

export function createFirebaseIdentity(configuration: FirebaseConfiguration): IdentityLibrary {
  const auth = connect(configuration);
  let renewal: Promise<string> | undefined;

  const user = () => toSignedInUser(auth.currentUser);

  /**
   * The renewal is forced for each call, so that a revoked session is noticed at the next one; calls that start while
   * it is under way share it, so that a screen with six queries renews once.
   */
  function renew(signedIn: User): Promise<string> {
    renewal ??= signedIn
      .getIdToken(true)
      .catch(async (thrown: unknown) => {
        if (thrown instanceof FirebaseError && lostSession.has(thrown.code)) await signOut(auth);
        throw thrown;
      })
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  }

  /**
   * Reports what a refused password lacks. The library fetches a policy on first use, and again after its cached policy
   * accepted a password that the provider refused.
   */
  async function withRequirements<T>(password: string, attempt: Promise<T>): Promise<T> {
    try {
      return await attempt;
    } catch (thrown) {
      if (!(thrown instanceof IdentityError) || thrown.code !== unmetRequirements) throw thrown;
      const status = await validatePassword(auth, password).catch(() => null);
      if (!status) throw thrown;
      throw new IdentityError(unmetRequirements, requirementsMessage(status), thrown.cause);
    }
  }

  /** Otherwise the backend would end the session at the first call, and the user would not know why. */
  async function demandConfirmedEmail(signedIn: User): Promise<void> {
    if (!configuration.confirmsEmail || signedIn.emailVerified) return;
    await asIdentityError(sendEmailVerification(signedIn)).finally(() => signOut(auth));
    throw await identityError(emailNotConfirmed);
  }

  async function signInConfirmed(email: string, password: string): Promise<SignedInUser> {
    const { user: signedIn } = await asIdentityError(signInWithEmailAndPassword(auth, email, password));
    await demandConfirmedEmail(signedIn);
    return toSignedInUser(signedIn)!;
  }

  return {
    ready: () => asIdentityError(auth.authStateReady().then(user)),
    current: user,
    subscribe: (listener) => onAuthStateChanged(auth, listener),
    signIn: (email, password) => withRequirements(password, signInConfirmed(email, password)),
    signInElsewhere: async () => {
      throw await toIdentityError(undefined);
    },
    signOut: () => asIdentityError(signOut(auth)),
    token: () => {
      const signedIn = auth.currentUser;
      return signedIn ? asIdentityError(renew(signedIn)) : Promise.resolve(null);
    },
    sendPasswordReset: (email) => asIdentityError(sendPasswordResetEmail(auth, email)),
    verifyResetCode: (code) =>
      asIdentityError(verifyPasswordResetCode(auth, code).then((email) => ({ email }))),
    confirmPasswordReset: (code, newPassword) =>
      withRequirements(newPassword, asIdentityError(confirmPasswordReset(auth, code, newPassword))),
  };
}
