import { createContext, use, useSyncExternalStore } from 'react';
import type { Identity, SignedInUser } from './identity';

const IdentityContext = createContext<Identity | null>(null);

export const IdentityProvider = IdentityContext;

export function useIdentity(): Identity {
  const identity = use(IdentityContext);
  if (!identity) throw new Error('useIdentity needs an IdentityProvider above it.');
  return identity;
}

/** The signed-in user; null without one, undefined while that is being resolved. */
export function useSignedInUser(): SignedInUser | null | undefined {
  const identity = useIdentity();
  return useSyncExternalStore(identity.subscribe, identity.current, identity.current);
}
