import type { Identity } from '@/identity/identity';
import { returnPath } from './return-path';
import { sessionHolds } from './session-holds';

/** Where a signed-in user goes from the sign-in screen; `undefined` if they need the form. */
export const postSignInRedirect = async (
  identity: Identity,
  from: string | undefined,
): Promise<string | undefined> => ((await sessionHolds(identity)) ? returnPath(from) : undefined);
