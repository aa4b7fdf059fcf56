import type { ComponentName } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { StoredUser } from '../db/schemas';
import { sessionOf } from '../identity/sessions';
import type { World } from '../world';
import { forbidden, unauthorized } from './problems';

/** Who calls. A person may have an account and no user yet; then nothing has been granted to them. */
export interface Caller {
  email: string;
  user: StoredUser | undefined;
}

export const findUser = (world: World, email: string): StoredUser | undefined =>
  world.db.users.findFirst((q) => q.where({ email: email.toLowerCase() }));

/** The bearer token of a call. */
export const tokenOf = (request: Request): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** @throws the 401 of the contract without a live token of this world. */
export function authenticate(request: Request, world: World): Caller {
  const token = tokenOf(request);
  const session = token && sessionOf(world, token);
  if (!session) throw unauthorized();
  return { email: session.account.email, user: findUser(world, session.account.email) };
}

/** @throws the 403 of the contract. Grants are read anew for each call, so that a change counts at once. */
export function demandAccess(caller: Caller, component: ComponentName): void {
  if (!caller.user?.component_access.some((grant) => grant.name === component)) throw forbidden();
}
