import { IdentityError, type Identity } from '@/identity/identity';

/**
 * Whether the user's session is still valid. A user who is sent to the sign-in because the session has ended must see the
 * form: redirecting back at once would loop for ever. Without a connection this is unknown, and the requested screen reports
 * it better.
 */
export async function sessionHolds(identity: Identity): Promise<boolean> {
  try {
    return (await identity.token()) !== null;
  } catch (thrown) {
    return thrown instanceof IdentityError && thrown.code === 'auth/network-request-failed';
  }
}
