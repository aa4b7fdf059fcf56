import { IdentityFailure, type Identity } from '@/backend/ports';

type CreateAccount = Identity['createAccount'];

/** Where the company's own directory has the accounts, or an administrator wants no sign-up. */
export const noAccounts: CreateAccount = () =>
  Promise.reject(
    new IdentityFailure(
      'not offered',
      'Accounts are not created here. They come from your company; ask your administrator.',
    ),
  );

/** What the provider refuses because of the person's input, by its code. */
const refusals: Record<string, string> = {
  'auth/invalid-email': 'This is not an email address. Check it and try again.',
  'auth/invalid-password': 'Password must be at least 6 characters long',
  'auth/password-does-not-meet-requirements':
    'The password does not meet the requirements of your organisation. Choose another one.',
  'auth/operation-not-allowed': 'Signing in with email and password is switched off. Ask your administrator.',
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/**
 * Creates accounts of a Firebase project, with the credentials that the environment names (`GOOGLE_APPLICATION_CREDENTIALS`, or
 * those of the machine on Google Cloud).
 */
export function firebaseAccounts(projectId: string): CreateAccount {
  const auth = async () => {
    // Large, and needed by few servers.
    const [app, { getAuth }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
    ]);
    const [opened] = app.getApps();
    return getAuth(opened ?? app.initializeApp({ projectId, credential: app.applicationDefault() }));
  };
  return async (email, password) => {
    try {
      const { uid } = await (await auth()).createUser({ email, password });
      return { id: uid, email: email.toLowerCase() };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'auth/email-already-exists') return null;
      const refusal = refusals[code];
      if (refusal) throw new IdentityFailure('account refused', refusal, { cause: error });
      if (code === 'app/network-error' || code === 'app/network-timeout')
        throw new IdentityFailure(
          'unreachable',
          'The sign-in service cannot be reached by the server. Try again in a moment.',
          { cause: error },
        );
      throw error;
    }
  };
}
