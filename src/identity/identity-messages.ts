/**
 * One sentence for each thing the identity provider can refuse, by its code. Wrong password and unknown user share a
 * sentence on purpose: telling them apart would tell a stranger who has an account.
 */
const sentences: Record<string, string> = {
  'auth/invalid-credential': 'The e-mail or the password is not right.',
  'auth/wrong-password': 'The e-mail or the password is not right.',
  'auth/user-not-found': 'The e-mail or the password is not right.',
  'auth/invalid-email': 'This is not an e-mail address. Check it and try again.',
  'auth/missing-password': 'Enter your password.',
  'auth/user-disabled': 'This account is disabled. Ask your administrator.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
  'auth/email-already-in-use': 'This e-mail has an account already. Sign in instead.',
  'auth/weak-password': 'Password must be at least 6 characters long',
  'auth/password-does-not-meet-requirements':
    'The password does not meet the requirements. They have just been refreshed; choose another one.',
  'auth/multi-factor-auth-required':
    'This account needs a second factor, which this sign-in does not offer. Ask your administrator.',
  'auth/user-mismatch': 'These credentials belong to another account than the one signed in.',
  'auth/popup-blocked': 'The browser blocked the sign-in window. Allow windows for this site and try again.',
  'auth/popup-closed-by-user': 'The sign-in window was closed before it was finished. Try again.',
  'auth/cancelled-popup-request': 'Another sign-in window is open. Finish or close it first.',
  'auth/unauthorized-domain': 'This address is not allowed to sign in. Ask your administrator.',
  'auth/network-request-failed':
    'The sign-in service cannot be reached. Check your internet connection and try again.',
  'auth/expired-action-code': 'This password reset link is invalid or has expired.',
  'auth/invalid-action-code': 'This password reset link is invalid or has expired.',
  'auth/user-token-expired': 'Your session has ended. Sign in again.',
  'auth/invalid-user-token': 'Your session has ended. Sign in again.',
  'auth/operation-not-allowed':
    'Signing in with e-mail and password is switched off. Ask your administrator.',
};

/** The sentence for a code; for one that is not known, a plain one that can be quoted to support. */
export function identityMessage(code: string): string {
  return (
    sentences[code] ?? `The sign-in service refused this (${code}). Try again, or ask your administrator.`
  );
}
