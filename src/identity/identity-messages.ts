import { refused, unreachable } from './plain-messages';

/**
 * One sentence for each thing the identity provider can refuse, by its code. A provider that hides which addresses have an
 * account answers `invalid-credential` for a wrong password and an unknown address alike, and so does its sentence; one that
 * distinguishes them has already revealed the difference, so that hiding it here would only leave the user in the dark.
 */
const sentences: Record<string, string> = {
  'auth/invalid-credential': 'The email or the password is not right.',
  'auth/wrong-password': 'The password is not right. Try again, or reset your password.',
  'auth/user-not-found': 'No account has this email. Check it, or sign up.',
  'auth/invalid-email': 'This is not an email address. Check it and try again.',
  'auth/missing-email': 'Enter your email.',
  'auth/missing-password': 'Enter your password.',
  'auth/user-disabled': 'This account is disabled. Ask your administrator.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
  'auth/email-already-in-use': 'This email has an account already. Sign in instead.',
  'auth/weak-password': 'Password must be at least 6 characters long',
  // The requirements are added where they could be fetched: see `password-policy.ts`.
  'auth/password-does-not-meet-requirements':
    'The password does not meet the requirements of your organisation. Choose another one.',
  'auth/email-not-confirmed':
    'Confirm your email address first: a link is on its way to it. Open the link, then sign in again.',
  'auth/multi-factor-auth-required':
    'This account needs a second factor, which this sign-in does not offer. Ask your administrator.',
  'auth/user-mismatch': 'These credentials belong to another account than the one signed in.',
  'auth/sign-in-left': 'You came back without signing in. Try again.',
  'auth/sign-in-forgotten': 'This sign-in took too long or was begun in another window. Try again.',
  'auth/popup-blocked': 'The browser blocked the sign-in window. Allow windows for this site and try again.',
  'auth/popup-closed-by-user': 'The sign-in window was closed before it was finished. Try again.',
  'auth/cancelled-popup-request': 'Another sign-in window is open. Finish or close it first.',
  'auth/unauthorized-domain': 'This address is not allowed to sign in. Ask your administrator.',
  'auth/network-request-failed': unreachable,
  'auth/timeout': 'The sign-in service took too long to answer. Try again.',
  // The specification has one text for both.
  'auth/expired-action-code': 'This password reset link is invalid or has expired.',
  'auth/invalid-action-code': 'This password reset link is invalid or has expired.',
  'auth/user-token-expired': 'Your session has ended. Sign in again.',
  'auth/invalid-user-token': 'Your session is not valid. Sign in again.',
  'auth/requires-recent-login': 'You signed in too long ago for this. Sign in again, and try once more.',
  'auth/operation-not-allowed': 'Signing in with email and password is switched off. Ask your administrator.',
  'auth/admin-restricted-operation': 'Only an administrator can do this. Ask yours.',
  'auth/quota-exceeded': 'The sign-in service has had too much to do. Try again in a few minutes.',
  'auth/web-storage-unsupported':
    'This browser does not let the application remember that you are signed in. Allow cookies and site data, and try again.',
};

/** The sentence for a code; for one that is not known, a plain one that can be quoted to support. */
export function identityMessage(code: string): string {
  return sentences[code] ?? refused(code);
}
