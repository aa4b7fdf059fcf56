/** Creates, renames, lists and deletes organisations. */
import type { components } from '../../../src/api/generated/paths.ts';
import { firstDifference } from './differences.ts';
import { leavesOrder } from './ordered.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import { need, type Answered, type Walk } from './walk.ts';

export type Organisation = components['schemas']['Organisation'];

/** The list, which is ordered by name and has no id twice. */
export async function listOrganisations(walk: Walk): Promise<Answered<Organisation[]>> {
  const answered = await walk.expect<Organisation[]>('listOrganisations', 200);
  const list = need(answered);
  const names = list.map(({ name }) => name ?? '');
  const at = leavesOrder(names);
  const place = {
    pointer: `/body/${Math.max(at, 0)}/name`,
    expected: `not before ${names[at - 1]}`,
    got: names[at],
  };
  walk.check(at < 0, 'list.order', answered, place);
  const ids = new Set(list.map(({ id }) => id));
  const doubles = { pointer: '/body', expected: `${list.length} ids`, got: `${ids.size} different ones` };
  walk.check(ids.size === list.length, 'list.doubles', answered, doubles);
  return answered;
}

/** Checks that the list contains the answered entity; `undefined` if it must not be there. */
async function checkListed(walk: Walk, id: string, expected: Organisation | undefined): Promise<void> {
  const listed = await listOrganisations(walk);
  const list = need(listed);
  const got = list.find((each) => each.id === id);
  const differs = firstDifference(expected, got);
  const name = expected ? 'list.stored' : 'list.deleted';
  const found = { expected: differs?.expected ?? 'gone', got: differs?.got ?? 'missing' };
  const at = got ? `/${list.indexOf(got)}` : '';
  walk.check(!differs, name, listed, { pointer: `/body${at}${differs?.pointer ?? ''}`, ...found });
}

export async function createOrganisation(walk: Walk, name: string): Promise<Organisation> {
  const answered = await walk.expect<Organisation>('createOrganisation', 201, { json: { name } });
  const made = need(answered);
  walk.check(made.name === name, 'echo', answered, { pointer: '/body/name', expected: name, got: made.name });
  return made;
}

async function rename(walk: Walk, before: Organisation, name: string): Promise<void> {
  const request = { params: { organisationId: before.id }, json: { name } };
  const answered = await walk.expect<Organisation>('updateOrganisation', 200, request);
  const differs = firstDifference({ ...before, name }, need(answered));
  const found = { expected: differs?.expected, got: differs?.got };
  walk.check(!differs, 'echo', answered, { pointer: `/body${differs?.pointer ?? ''}`, ...found });
  await checkListed(walk, before.id, { ...before, name });
}

async function remove(walk: Walk, id: string): Promise<void> {
  const params = { organisationId: id };
  await walk.expect('deleteOrganisation', 204, { params });
  await checkListed(walk, id, undefined);
  await walk.expect('deleteOrganisation', 404, { params });
  await walk.expect('updateOrganisation', 404, { params, json: { name: `${walk.prefix} gone` } });
}

export async function walkOrganisations(walk: Walk): Promise<void> {
  const { prefix } = walk;
  const before = need(await listOrganisations(walk));
  const first = await createOrganisation(walk, `${prefix} A`);
  const known = before.some(({ id }) => id === first.id);
  const created = { pointer: '/body/id', expected: 'an id of its own', got: first.id };
  walk.recorder.check(!known, 'id', 'createOrganisation', 'POST /v1/org', created);
  await checkListed(walk, first.id, first);
  const second = await createOrganisation(walk, `${prefix} B`);
  await walk.expect('createOrganisation', 409, { json: { name: first.name } });

  const params = { organisationId: second.id };
  await walk.expect('updateOrganisation', 409, { params, json: { name: first.name } });
  await rename(walk, second, `${prefix} Ø "C" 漢`);
  await walk.expect('updateOrganisation', 404, {
    params: { organisationId: `${prefix}-nothing` },
    json: { name: `${prefix} nothing` },
  });

  const unchanged = need(await listOrganisations(walk));
  await refuseInvalid(walk, 'createOrganisation', { json: { name: `${prefix} invalid` } });
  await refuseInvalid(walk, 'updateOrganisation', { params, json: { name: `${prefix} invalid` } });
  const after = await listOrganisations(walk);
  const own = ({ name }: Organisation) => name?.startsWith(prefix) ?? false;
  const differs = firstDifference(unchanged.filter(own), need(after).filter(own));
  const changed = { pointer: '/body', expected: differs?.expected, got: differs?.got };
  walk.check(!differs, 'invalid.changed', after, changed);

  await walk.expect('deleteOrganisation', 404, { params: { organisationId: `${prefix}-nothing` } });
  await remove(walk, second.id);
  await remove(walk, first.id);
}
