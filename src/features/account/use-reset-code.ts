import { useEffect, useState } from 'react';
import { errorMessage } from '@/api/error-message';
import { IdentityError } from '@/identity/identity';
import { useIdentity } from '@/identity/identity-context';

/** The state of a password-reset link's code. */
export type ResetLink =
  | { state: 'checking' }
  | { state: 'valid'; email: string }
  | { state: 'invalid'; sentence: string }
  /** Unknown: the check itself failed, and may succeed the next time. */
  | { state: 'unknown'; sentence: string };

const invalidSentence = 'This password reset link is invalid or has expired.';

/** The provider's error codes for a link that is permanently useless. */
const useless: readonly string[] = [
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/user-not-found',
];

/** The state of the link after a refusal; undefined if the refusal is about something else. */
export function judgeRefusal(thrown: unknown): ResetLink | undefined {
  if (!(thrown instanceof IdentityError)) return undefined;
  if (useless.includes(thrown.code)) return { state: 'invalid', sentence: invalidSentence };
  // The link is useless here too, and the user can act on the reason.
  return thrown.code === 'auth/user-disabled' ? { state: 'invalid', sentence: thrown.message } : undefined;
}

/** Asks the provider once whether the code is valid; a new check needs a new component. The code is never stored. */
export function useResetCode(code: string) {
  const identity = useIdentity();
  // A later refusal of the form changes it too.
  const [link, setLink] = useState<ResetLink>({ state: 'checking' });

  useEffect(() => {
    let here = true;
    const settle = (judged: ResetLink) => {
      if (here) setLink(judged);
    };
    identity.verifyResetCode(code).then(
      ({ email }) => settle({ state: 'valid', email }),
      (thrown: unknown) =>
        settle(judgeRefusal(thrown) ?? { state: 'unknown', sentence: errorMessage(thrown) }),
    );
    return () => {
      here = false;
    };
  }, [identity, code]);

  return { link, setLink };
}
