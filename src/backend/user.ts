import type { ComponentAccess, ComponentName } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { Call } from './call';
import type { Success } from './contract';
import type { Ids, Tables } from './ports';
import type { StoredOrganisation, StoredUser } from './records';
import { conflict, notFound, unprocessable } from './refusal';

type Presented = Success<'createUser'>;

/** A user as answered, with the organisation. */
const present = (
  { organisation_id: _, ...user }: StoredUser,
  organisation: StoredOrganisation | undefined,
): Presented => ({
  ...user,
  organisation: organisation ? { id: organisation.id, name: organisation.name } : null,
});

const inEnglish = new Intl.Collator('en');

/** @throws the 422 of the contract when no organisation has this id. */
async function organisationOf({ organisations }: Tables, id: string): Promise<StoredOrganisation> {
  const organisation = await organisations.find(id);
  if (organisation) return organisation;
  throw unprocessable({
    loc: ['body', 'organisation_id'],
    msg: 'No organisation has this id.',
    type: 'value_error',
  });
}

/** A grant that stays keeps its id. */
const grants = (ids: Ids, names: ComponentName[], before: ComponentAccess[] = []): ComponentAccess[] =>
  [...new Set(names)].map(
    (name) => before.find((grant) => grant.name === name) ?? { id: `access-${ids.id()}`, name },
  );

export async function listUsers(_: Call<'listUsers'>, tables: Tables): Promise<Success<'listUsers'>> {
  const organisations = new Map((await tables.organisations.all()).map((one) => [one.id, one]));
  return (await tables.users.all())
    .toSorted((a, b) => inEnglish.compare(a.email ?? '', b.email ?? ''))
    .map((user) => present(user, organisations.get(user.organisation_id ?? '')));
}

/** Makes no account: the person signs up with this address and then has the granted access. */
export async function createUser(
  { ports: { ids }, body }: Call<'createUser'>,
  tables: Tables,
): Promise<Success<'createUser'>> {
  const email = body.email.toLowerCase();
  if (await tables.users.findByEmail(email))
    throw conflict('A user with this email address exists already.', 'EMAIL_EXISTS');
  const organisation = await organisationOf(tables, body.organisation_id);
  const user = {
    id: `user-${ids.id()}`,
    email,
    organisation_id: organisation.id,
    component_access: grants(ids, body.access),
  };
  await tables.users.put(user);
  return present(user, organisation);
}

export async function updateUser(
  { ports: { ids }, params, body }: Call<'updateUser'>,
  tables: Tables,
): Promise<Success<'updateUser'>> {
  if (body.id !== params.userId) {
    throw unprocessable({
      loc: ['body', 'id'],
      msg: 'The id differs from the one in the path.',
      type: 'value_error',
    });
  }
  const before = await tables.users.find(params.userId);
  if (!before) throw notFound('No user has this id.');
  const organisation = await organisationOf(tables, body.organisation_id);
  const component_access = grants(ids, body.access, before.component_access);
  const user = { ...before, organisation_id: organisation.id, component_access };
  await tables.users.put(user);
  return present(user, organisation);
}
