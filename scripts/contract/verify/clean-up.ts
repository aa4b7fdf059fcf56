/** Removes what a run has created, and lists what the contract has no operation for. */
import type { Client } from './client.ts';
import { operationNamed, type Contract } from './contract.ts';
import type { Made } from './made.ts';
import type { Leftover } from './report.ts';

interface Named {
  id: string;
  name: string;
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'string';

/**
 * Users cannot be deleted, and neither can an organisation with users: they move to an existing organisation, without
 * access to any module.
 */
export async function cleanUp(
  contract: Contract,
  client: Client,
  made: Made,
  prefix: string,
): Promise<Leftover[]> {
  const leftovers: Leftover[] = [];
  const call = (id: string, request = {}) => client.call(operationNamed(contract, id), request);
  const noOperation = (what: string) => `the contract has no operation that deletes ${what}`;

  // There is nothing to find, and perhaps no access to search with.
  const asked = made.anyOrganisation || made.users.size > 0;
  const listed = asked ? (await call('listOrganisations')).json : [];
  const all = Array.isArray(listed) ? listed.filter(isNamed) : [];
  const own = new Set(made.organisations);
  for (const { id, name } of all) if (String(name).startsWith(prefix)) own.add(id);
  const home = all.find(({ id }) => !own.has(id));

  for (const [id, email] of made.users) {
    leftovers.push({ kind: 'user', id: `${id} (${email})`, why: noOperation('users') });
    if (!home) continue;
    await call('updateUser', { params: { userId: id }, json: { id, organisation_id: home.id, access: [] } });
  }
  const still = new Set(all.map(({ id }) => id));
  for (const id of own) {
    if (Array.isArray(listed) && !still.has(id)) continue;
    const { status, failure } = await call('deleteOrganisation', { params: { organisationId: id } });
    if (status === 204 || status === 404) continue;
    leftovers.push({ kind: 'organisation', id, why: `its deletion was answered with ${failure ?? status}` });
  }
  for (const id of made.layouts) {
    const { status, failure } = await call('deleteLayout', { params: { layoutId: id } });
    if (status !== 204)
      leftovers.push({ kind: 'layout', id, why: `its deletion was answered with ${failure ?? status}` });
  }
  for (const id of made.montages) {
    const json = made.originals.get(id);
    const back = json === undefined || (await call('saveMontage', { json })).status === 200;
    const why = noOperation('montages and their documents');
    leftovers.push({
      kind: 'montage',
      id,
      why: back ? why : `${why}, and it could not be put back as it was`,
    });
  }
  for (const email of made.accounts) {
    leftovers.push({ kind: 'account', id: email, why: noOperation('accounts') });
  }
  return leftovers;
}
