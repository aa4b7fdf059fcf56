import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { IdentityError, type Identity, type SignedInUser } from './identity';
import { identityMessage } from './identity-messages';

export interface FirebaseConfiguration {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** The address of a Firebase Auth emulator, when one is used. */
  emulatorUrl?: string | undefined;
}

const toSignedInUser = (user: User | null): SignedInUser | null =>
  user && { id: user.uid, email: user.email ?? '' };

const toIdentityError = (thrown: unknown): IdentityError => {
  const code = thrown instanceof FirebaseError ? thrown.code : 'auth/internal-error';
  return new IdentityError(code, identityMessage(code), thrown);
};

async function asIdentityError<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (thrown) {
    throw toIdentityError(thrown);
  }
}

function connect(configuration: FirebaseConfiguration): Auth {
  const { emulatorUrl, ...options } = configuration;
  // `initializeAuth` instead of `getAuth`: without a popup resolver the library is half the size, and it makes no call
  // to the provider's own pages. IndexedDB first, because it is the store that other tabs are told about.
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

export function createFirebaseIdentity(configuration: FirebaseConfiguration): Identity {
  const auth = connect(configuration);
  let renewal: Promise<string> | undefined;

  const user = () => toSignedInUser(auth.currentUser);

  /**
   * The renewal is forced for each call, so that a revoked session is noticed at the next one; calls that start while
   * it is under way share it, so that a screen with six queries renews once.
   */
  function renew(signedIn: User): Promise<string> {
    renewal ??= signedIn.getIdToken(true).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  return {
    ready: () => asIdentityError(auth.authStateReady().then(user)),
    current: user,
    subscribe: (listener) => onAuthStateChanged(auth, listener),
    signIn: (email, password) =>
      asIdentityError(
        signInWithEmailAndPassword(auth, email, password).then(({ user: signedIn }) =>
          toSignedInUser(signedIn)!,
        ),
      ),
    signOut: () => asIdentityError(signOut(auth)),
    token: () => {
      const signedIn = auth.currentUser;
      return signedIn ? asIdentityError(renew(signedIn)) : Promise.resolve(null);
    },
    sendPasswordReset: (email) => asIdentityError(sendPasswordResetEmail(auth, email)),
    verifyResetCode: (code) =>
      asIdentityError(verifyPasswordResetCode(auth, code).then((email) => ({ email }))),
    confirmPasswordReset: (code, newPassword) =>
      asIdentityError(confirmPasswordReset(auth, code, newPassword)),
  };
}
