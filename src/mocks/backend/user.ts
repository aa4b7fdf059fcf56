import type { ComponentAccess, ComponentName } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { StoredUser } from '../db/schemas';
import type { World } from '../world';
import { findUser } from './authentication';
import type { Success } from './contract';
import type { Call } from './operation';
import { conflict, notFound, unprocessable } from './problems';

type Presented = Success<'createUser'>;

/** Shows users with their organisations. Those are looked up once: a list of ten thousand asks for them as often. */
function presenter(world: World): (user: StoredUser) => Presented {
  const organisations = new Map(
    world.db.organisations
      .all()
      .map(({ id, name }): [string, Presented['organisation']] => [id, { id, name }]),
  );
  return ({ organisation_id, ...user }) => ({
    ...user,
    organisation: (organisation_id !== null && organisations.get(organisation_id)) || null,
  });
}

const present = (world: World, user: StoredUser): Presented => presenter(world)(user);

const inEnglish = new Intl.Collator('en');

function demandOrganisation(world: World, id: string): void {
  if (!world.db.organisations.all().some((organisation) => organisation.id === id)) {
    throw unprocessable({
      loc: ['body', 'organisation_id'],
      msg: 'No organisation has this id.',
      type: 'value_error',
    });
  }
}

/** A grant that stays keeps its id. */
function grants(world: World, names: ComponentName[], before: ComponentAccess[] = []): ComponentAccess[] {
  return [...new Set(names)].map(
    (name) => before.find((grant) => grant.name === name) ?? { id: `access-${world.random.id()}`, name },
  );
}

export function listUsers({ world }: Call<'listUsers'>): Success<'listUsers'> {
  return world.db.users
    .all()
    .toSorted((a, b) => inEnglish.compare(a.email ?? '', b.email ?? ''))
    .map(presenter(world));
}

/** Makes no account: the person signs up with this address, and then finds what has been granted. */
export async function createUser({ world, body }: Call<'createUser'>): Promise<Success<'createUser'>> {
  const email = body.email.toLowerCase();
  if (findUser(world, email))
    throw conflict('A user with this e-mail address exists already.', 'EMAIL_EXISTS');
  demandOrganisation(world, body.organisation_id);
  const user = await world.db.users.create({
    id: `user-${world.random.id()}`,
    email,
    organisation_id: body.organisation_id,
    component_access: grants(world, body.access),
  });
  return present(world, user);
}

export async function updateUser({
  world,
  params,
  body,
}: Call<'updateUser'>): Promise<Success<'updateUser'>> {
  if (body.id !== params.userId) {
    throw unprocessable({
      loc: ['body', 'id'],
      msg: 'The id differs from the one in the path.',
      type: 'value_error',
    });
  }
  const user = world.db.users.findFirst((q) => q.where({ id: params.userId }));
  if (!user) throw notFound('No user has this id.');
  demandOrganisation(world, body.organisation_id);
  const component_access = grants(world, body.access, user.component_access);
  const updated = await world.db.users.update(user, {
    strict: true,
    data(draft) {
      draft.organisation_id = body.organisation_id;
      draft.component_access = component_access;
    },
  });
  return present(world, updated);
}
