import { audit } from './audit';
import type { Call } from './call';
import { hasAccess } from './caller';
import type { Success } from './contract';
import { conflict, forbidden } from './refusal';

/**
 * Also makes the person a user, without organisation and access, so that an administrator finds them in the list. A user
 * whom an administrator entered before the sign-up keeps the access that was granted.
 */
export async function createAccount({
  ports: { clock, identity, ids, store },
  body,
}: Call<'createAccount'>): Promise<Success<'createAccount'>> {
  const account = await identity.createAccount(body.email, body.password);
  if (!account) throw conflict('This email address has an account already.', 'EMAIL_EXISTS');
  const { id, email } = account;
  await store.transaction(async (tables) => {
    if (!(await tables.users.findByEmail(email.toLowerCase())))
      await tables.users.put({ id: `user-${ids.id()}`, email, organisation_id: null, component_access: [] });
    await audit(tables, clock, email, 'createAccount', id);
  });
  return { id, email };
}

export function checkAccess({ caller, query: { component } }: Call<'checkAccess'>): Success<'checkAccess'> {
  if (!hasAccess(caller, component)) throw forbidden();
  return { component };
}
