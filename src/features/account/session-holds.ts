import { IdentityError, type Identity } from '@/identity/identity';

/**
 * Whether the session of the signed-in person is still good. Whoever is sent to the sign-in because it has ended must find
 * the form there: to be sent back at once would go round for ever. Without a connection nobody can tell, and the screen
 * they were headed for says so better.
 */
export async function sessionHolds(identity: Identity): Promise<boolean> {
  try {
    return (await identity.token()) !== null;
  } catch (thrown) {
    return thrown instanceof IdentityError && thrown.code === 'auth/network-request-failed';
  }
}
