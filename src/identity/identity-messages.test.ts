import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { identityMessage } from './identity-messages';

/** The codes that the specification names, and the most frequent ones; with the text of the red box. */
const table: [what: string, code: string, says: RegExp][] = [
  ['password does not meet requirements', 'auth/password-does-not-meet-requirements', /requirements/],
  ['multi-factor required', AuthErrorCodes.MFA_REQUIRED, /second factor/],
  ['user mismatch', AuthErrorCodes.USER_MISMATCH, /another account/],
  ['popup blocked', AuthErrorCodes.POPUP_BLOCKED, /browser blocked/],
  ['popup closed by user', AuthErrorCodes.POPUP_CLOSED_BY_USER, /window was closed/],
  ['cancelled popup request', AuthErrorCodes.EXPIRED_POPUP_REQUEST, /Another sign-in window/],
  ['unauthorized domain', AuthErrorCodes.INVALID_ORIGIN, /address is not allowed/],
  ['network request failed', AuthErrorCodes.NETWORK_REQUEST_FAILED, /cannot be reached/],
  ['wrong email or password', 'auth/invalid-credential', /email or the password is not right/],
  ['wrong password', AuthErrorCodes.INVALID_PASSWORD, /^The password is not right/],
  ['unknown user', AuthErrorCodes.USER_DELETED, /No account has this email/],
  ['disabled', AuthErrorCodes.USER_DISABLED, /account is disabled/],
  ['too many attempts', AuthErrorCodes.TOO_MANY_ATTEMPTS_TRY_LATER, /Too many attempts/],
  ['email in use', AuthErrorCodes.EMAIL_EXISTS, /has an account already/],
  ['weak password', AuthErrorCodes.WEAK_PASSWORD, /^Password must be at least 6 characters long$/],
  ['expired code', AuthErrorCodes.EXPIRED_OOB_CODE, /^This password reset link is invalid or has expired\.$/],
  ['no email address', AuthErrorCodes.INVALID_EMAIL, /not an email address/],
  ['no email', 'auth/missing-email', /Enter your email/],
  ['no password', 'auth/missing-password', /Enter your password/],
  ['expired session', AuthErrorCodes.TOKEN_EXPIRED, /session has ended/],
  ['invalid session', AuthErrorCodes.INVALID_AUTH, /session is not valid/],
  ['old session', AuthErrorCodes.CREDENTIAL_TOO_OLD_LOGIN_AGAIN, /too long ago/],
  ['sign-in switched off', AuthErrorCodes.OPERATION_NOT_ALLOWED, /switched off/],
  ['for administrators', AuthErrorCodes.ADMIN_ONLY_OPERATION, /administrator/],
  ['quota', AuthErrorCodes.QUOTA_EXCEEDED, /too much to do/],
  ['timeout', AuthErrorCodes.TIMEOUT, /took too long/],
  ['no storage', AuthErrorCodes.WEB_STORAGE_UNSUPPORTED, /remember that you are signed in/],
];

describe('the sentence for what the identity provider refuses', () => {
  it.each(table)('%s (%s)', (_, code, says) => {
    expect(code).toMatch(/^auth\//);
    expect(identityMessage(code)).toMatch(says);
    expect(identityMessage(code)).not.toContain(code);
  });

  it('is its own for each of them', () => {
    const said = table.map(([, code]) => identityMessage(code));
    expect(new Set(said).size).toBe(said.length);
  });

  it('is the specified one for a code that was never good, too', () => {
    expect(identityMessage(AuthErrorCodes.INVALID_OOB_CODE)).toBe(
      'This password reset link is invalid or has expired.',
    );
  });

  it('names a code that it does not know, for support', () => {
    expect(identityMessage('auth/internal-error')).toContain('(auth/internal-error)');
  });
});
