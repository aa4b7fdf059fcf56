/** Creates a user, moves it between organisations and changes its access. */
import type { components } from '../../../src/api/generated/paths.ts';
import { componentsOf } from './auth.ts';
import { firstDifference } from './differences.ts';
import { leavesOrder } from './ordered.ts';
import { createOrganisation, type Organisation } from './organisation.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import { need, type Answered, type Walk } from './walk.ts';

export type User = components['schemas']['User'];
type Component = User['component_access'][number]['name'];

async function listUsers(walk: Walk): Promise<Answered<User[]>> {
  const answered = await walk.expect<User[]>('listUsers', 200);
  const emails = need(answered).map(({ email }) => email ?? '');
  const at = leavesOrder(emails);
  walk.check(at < 0, 'list.order', answered, {
    pointer: `/body/${Math.max(at, 0)}/email`,
    expected: `not before ${emails[at - 1]}`,
    got: emails[at],
  });
  const ids = new Set(need(answered).map(({ id }) => id));
  const doubles = { pointer: '/body', expected: `${emails.length} ids`, got: `${ids.size} different ones` };
  walk.check(ids.size === emails.length, 'list.doubles', answered, doubles);
  return answered;
}

/** The answer equals the request, and the list equals the answer. */
async function checkUser(
  walk: Walk,
  answered: Answered<User>,
  due: { email: string | null; organisation: Organisation; access: Component[] },
): Promise<User> {
  const user = need(answered);
  const { id, name } = due.organisation;
  const granted = user.component_access.map((grant) => grant.name).toSorted();
  const expected = { email: due.email, organisation: { id, name }, component_access: due.access.toSorted() };
  const differs = firstDifference(expected, {
    email: user.email,
    organisation: user.organisation && { id: user.organisation.id, name: user.organisation.name },
    component_access: granted,
  });
  const found = { expected: differs?.expected, got: differs?.got };
  walk.check(!differs, 'echo', answered, { pointer: `/body${differs?.pointer ?? ''}`, ...found });

  const listed = await listUsers(walk);
  const at = need(listed).findIndex((each) => each.id === user.id);
  const stored = firstDifference(user, need(listed)[at]);
  walk.check(!stored, 'list.stored', listed, {
    pointer: at < 0 ? '/body' : `/body/${at}${stored?.pointer ?? ''}`,
    expected: stored?.expected,
    got: stored?.got ?? 'missing',
  });
  return user;
}

async function update(
  walk: Walk,
  user: User,
  organisation: Organisation,
  access: Component[],
): Promise<void> {
  const answered = await walk.expect<User>('updateUser', 200, {
    params: { userId: user.id },
    json: { id: user.id, organisation_id: organisation.id, access },
  });
  const { id } = need(answered);
  walk.check(id === user.id, 'id', answered, { pointer: '/body/id', expected: user.id, got: id });
  await checkUser(walk, answered, { email: user.email, organisation, access });
}

async function refuseUsers(walk: Walk, user: User, organisation: Organisation): Promise<void> {
  const { prefix } = walk;
  const json = {
    email: `${prefix}-user-2@example.com`,
    organisation_id: organisation.id,
    access: ['montage'],
  };
  const unknown = `${prefix}-nothing`;
  await walk.expect('createUser', 409, { json: { ...json, email: user.email } });
  await walk.expect('createUser', 422, { json: { ...json, organisation_id: unknown } });
  const change = { id: user.id, organisation_id: organisation.id, access: ['montage'] };
  const params = { userId: user.id };
  await walk.expect('updateUser', 422, { params, json: { ...change, id: unknown } });
  await walk.expect('updateUser', 404, { params: { userId: unknown }, json: { ...change, id: unknown } });
  await refuseInvalid(walk, 'createUser', { json });
  await refuseInvalid(walk, 'updateUser', { params, json: change });
}

export async function walkUsers(walk: Walk): Promise<void> {
  const { prefix } = walk;
  await listUsers(walk);
  const modules = componentsOf(walk) as Component[];
  const first = await createOrganisation(walk, `${prefix} D`);
  const second = await createOrganisation(walk, `${prefix} E`);
  // Not the account's own address: signing up may create a user with it.
  const email = `${prefix}-user@example.com`;
  const access = modules.slice(0, 1);
  const created = await walk.expect<User>('createUser', 201, {
    json: { email, organisation_id: first.id, access },
  });
  const user = await checkUser(walk, created, { email, organisation: first, access });

  await update(walk, user, second, modules);
  await update(walk, user, first, []);
  // "409 while users belong to the organisation".
  await walk.expect('deleteOrganisation', 409, { params: { organisationId: first.id } });
  await refuseUsers(walk, user, first);

  const listed = await listUsers(walk);
  const at = need(listed).findIndex(({ id }) => id === user.id);
  const stored = need(listed)[at];
  const grants = stored?.component_access.length ?? 0;
  walk.check(grants === 0 && stored?.organisation?.id === first.id, 'invalid.changed', listed, {
    pointer: `/body/${Math.max(at, 0)}`,
    expected: 'as it was before the invalid requests',
    got: stored ?? 'missing',
  });
}
