import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useIdentity } from '@/identity/identity-context';
import { sessionHolds } from './session-holds';

/**
 * Redirects a user who arrives with a session to the requested page, and returns the function that redirects after a
 * sign-in.
 *
 * It is in the screen in addition to the guard of its route: when the application is opened at this address, the form
 * is painted before the identity library has loaded, and most users who open it need the form.
 */
export function useGoingOn(to: string): () => Promise<void> {
  const identity = useIdentity();
  const router = useRouter();
  const goOn = useCallback(() => router.navigate({ href: to, replace: true }), [router, to]);

  useEffect(() => {
    let here = true;
    const start = async () => {
      const user = await identity.ready();
      if (here && user && (await sessionHolds(identity)) && here) await goOn();
    };
    // If the library cannot be loaded, submitting the form reports it; the form is on the screen anyway.
    start().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [identity, goOn]);

  return goOn;
}
