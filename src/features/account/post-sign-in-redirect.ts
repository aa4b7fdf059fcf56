import type { Identity } from '@/identity/identity';
import { returnPath } from './return-path';
import { sessionHolds } from './session-holds';

/** Where somebody who is signed in goes on to from the sign-in; `undefined` where the form is what they need. */
export const postSignInRedirect = async (identity: Identity, from: string | undefined): Promise<string | undefined> =>
  (await sessionHolds(identity)) ? returnPath(from) : undefined;
