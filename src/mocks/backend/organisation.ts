import type { StoredOrganisation } from '../db/schemas';
import type { World } from '../world';
import type { Success } from './contract';
import type { Call } from './operation';
import { conflict, notFound, unprocessable } from './problems';

const unknownId = () => notFound('No organisation has this id.');

/** The name as it is stored: trimmed, not blank, and not that of another organisation. */
function freeName(world: World, name: string, ownId?: string): string {
  const trimmed = name.trim();
  if (!trimmed)
    throw unprocessable({ loc: ['body', 'name'], msg: 'The name is blank.', type: 'value_error' });
  const taken = world.db.organisations
    .all()
    .some((other) => other.id !== ownId && other.name?.toLowerCase() === trimmed.toLowerCase());
  if (taken) throw conflict('An organisation of this name exists already.', 'NAME_EXISTS');
  return trimmed;
}

export function listOrganisations({ world }: Call<'listOrganisations'>): Success<'listOrganisations'> {
  return world.db.organisations.all().toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en'));
}

export async function createOrganisation({
  world,
  body,
}: Call<'createOrganisation'>): Promise<StoredOrganisation> {
  return world.db.organisations.create({
    id: `org-${world.random.id()}`,
    name: freeName(world, body.name),
    created_time: new Date(world.clock.now()).toISOString(),
  });
}

export async function updateOrganisation({
  world,
  params,
  body,
}: Call<'updateOrganisation'>): Promise<StoredOrganisation> {
  const organisation = world.db.organisations.findFirst((q) => q.where({ id: params.organisationId }));
  if (!organisation) throw unknownId();
  const name = freeName(world, body.name, organisation.id);
  return world.db.organisations.update(organisation, {
    strict: true,
    data: (draft) => void (draft.name = name),
  });
}

export function deleteOrganisation({ world, params }: Call<'deleteOrganisation'>): void {
  const organisation = world.db.organisations.findFirst((q) => q.where({ id: params.organisationId }));
  if (!organisation) throw unknownId();
  const members = world.db.users.all().filter((user) => user.organisation_id === organisation.id).length;
  if (members > 0) {
    const belong = members === 1 ? 'One user belongs' : `${members} users belong`;
    throw conflict(
      `${belong} to ${organisation.name}. Move them to another organisation first.`,
      'HAS_USERS',
    );
  }
  world.db.organisations.delete(organisation);
}
