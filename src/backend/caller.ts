import type { ComponentName } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { Ports } from './ports';
import type { StoredUser } from './records';
import { forbidden, unauthorized } from './refusal';

/** Who calls. A person may have an account and no user yet; then no access has been granted. */
export interface Caller {
  email: string;
  user: StoredUser | undefined;
}

/** The caller, who is always known in an operation that needs a sign-in: `receive` refuses all others. */
export function signedIn(caller: Caller | undefined): Caller {
  if (!caller) throw new Error('The operation needs a caller, and contract.ts lets everybody call it.');
  return caller;
}

/** The bearer token of a call. */
export const tokenOf = (request: Request): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** @throws the 401 of the contract without a valid token. */
export async function authenticate(request: Request, { identity, store }: Ports): Promise<Caller> {
  const token = tokenOf(request);
  const email = token && (await identity.emailOf(token));
  if (!email) throw unauthorized();
  const user = await store.readOne(({ users }) => users.findByEmail(email.toLowerCase()));
  return { email, user };
}

export const hasAccess = (caller: Caller | undefined, component: ComponentName): boolean =>
  caller?.user?.component_access.some((grant) => grant.name === component) ?? false;

/** @throws the 403 of the contract. Grants are read for each call, so that a change takes effect at once. */
export function requireAccess(caller: Caller, component: ComponentName): void {
  if (!hasAccess(caller, component)) throw forbidden();
}
