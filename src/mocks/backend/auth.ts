import { findAccount, createAccount as addAccount } from '../identity/accounts';
import { findUser } from './authentication';
import type { Success } from './contract';
import type { Call } from './operation';
import { conflict, forbidden } from './problems';

/**
 * Also makes the person a user, without organisation and access, so that an administrator finds them in the list. Who was
 * entered as a user before signing up keeps what was granted.
 */
export async function createAccount({
  world,
  body,
}: Call<'createAccount'>): Promise<Success<'createAccount'>> {
  if (findAccount(world, body.email)) {
    throw conflict('This e-mail address has an account already.', 'EMAIL_EXISTS');
  }
  const account = await addAccount(world, body.email, body.password);
  if (!findUser(world, account.email)) {
    await world.db.users.create({
      id: `user-${world.random.id()}`,
      email: account.email,
      organisation_id: null,
      component_access: [],
    });
  }
  return { id: account.id, email: account.email };
}

export function checkAccess({ caller, query }: Call<'checkAccess'>): Success<'checkAccess'> {
  const granted = caller?.user?.component_access.some((grant) => grant.name === query.component);
  if (!granted) throw forbidden();
  return { component: query.component };
}
