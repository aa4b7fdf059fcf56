import type { Call } from './call';
import type { Success } from './contract';
import type { Tables } from './ports';
import type { StoredOrganisation } from './records';
import { conflict, notFound, unprocessable } from './refusal';

/** @throws the 404 of the contract. */
async function find({ organisations }: Tables, id: string): Promise<StoredOrganisation> {
  const organisation = await organisations.find(id);
  if (!organisation) throw notFound('No organisation has this id.');
  return organisation;
}

/** The name as it is stored: trimmed, not blank, and not that of another organisation. */
async function freeName({ organisations }: Tables, name: string, ownId?: string): Promise<string> {
  const trimmed = name.trim();
  if (!trimmed)
    throw unprocessable({ loc: ['body', 'name'], msg: 'The name is blank.', type: 'value_error' });
  const other = await organisations.findByName(trimmed);
  if (other && other.id !== ownId)
    throw conflict('An organisation of this name exists already.', 'NAME_EXISTS');
  return trimmed;
}

export async function listOrganisations(
  _: Call<'listOrganisations'>,
  { organisations }: Tables,
): Promise<Success<'listOrganisations'>> {
  return (await organisations.all()).toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en'));
}

export async function createOrganisation(
  { ports: { ids, clock }, body }: Call<'createOrganisation'>,
  tables: Tables,
): Promise<StoredOrganisation> {
  const organisation = {
    id: `org-${ids.id()}`,
    name: await freeName(tables, body.name),
    created_time: new Date(clock.now()).toISOString(),
  };
  await tables.organisations.put(organisation);
  return organisation;
}

export async function updateOrganisation(
  { params, body }: Call<'updateOrganisation'>,
  tables: Tables,
): Promise<StoredOrganisation> {
  const before = await find(tables, params.organisationId);
  const organisation = { ...before, name: await freeName(tables, body.name, before.id) };
  await tables.organisations.put(organisation);
  return organisation;
}

export async function deleteOrganisation(
  { params }: Call<'deleteOrganisation'>,
  tables: Tables,
): Promise<void> {
  const organisation = await find(tables, params.organisationId);
  const members = await tables.users.countIn(organisation.id);
  if (members > 0) {
    const belong = members === 1 ? 'One user belongs' : `${members} users belong`;
    throw conflict(
      `${belong} to ${organisation.name}. Move them to another organisation first.`,
      'HAS_USERS',
    );
  }
  await tables.organisations.remove(organisation.id);
}
