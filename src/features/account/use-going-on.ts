import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useIdentity } from '@/identity/identity-context';
import { sessionHolds } from './session-holds';

/**
 * Takes whoever came with a session on to where they were headed, and gives what takes there whoever signs in.
 *
 * In the screen, beside the guard of its route: when the application is opened at this address, the form is painted before
 * the identity library has arrived, and for most who come here it is the form that they came for.
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
    // A library that cannot be loaded is met by whoever submits the form, which stands all the same.
    start().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [identity, goOn]);

  return goOn;
}
