import { beforeEach, expect, it } from 'vitest';
import { backendPorts } from '@/mocks/backend-ports';
import { noRecords } from '@/mocks/db/schemas';
import { createWorld, type World } from '@/mocks/world';
import { ensureFirstAdmin, refuseTrialData } from './prepare-users';

let world: World;
beforeEach(async () => {
  world = await createWorld({ fixtures: () => ({ records: noRecords(), bytes: {} }) });
});
const email = 'anna@wells.example';
const users = () =>
  world.db.users.all().map(({ component_access, ...user }) => ({
    ...user,
    modules: component_access.map(({ name }) => name).toSorted(),
  }));

it('the first administrator is a user of both modules, in an organisation of their domain', async () => {
  await ensureFirstAdmin({ email }, backendPorts(world));
  const [organisation] = world.db.organisations.all();
  expect(organisation).toMatchObject({ name: 'wells.example' });
  expect(users()).toEqual([
    {
      id: expect.stringMatching(/^user-/),
      email,
      organisation_id: organisation?.id,
      modules: ['montage', 'user_management'],
    },
  ]);
});

it('the first administrator is the same at every start', async () => {
  await ensureFirstAdmin({ email }, backendPorts(world));
  const first = users();
  await ensureFirstAdmin({ email, organisation: 'Renamed' }, backendPorts(world));
  expect(users()).toEqual(first);
  expect(world.db.organisations.count()).toBe(1);
});

it('an existing user gets what is missing, in the organisation that exists', async () => {
  await world.db.organisations.create({
    id: 'org-9',
    name: 'Wells',
    created_time: '2031-01-01T00:00:00.000Z',
  });
  const granted = [{ id: 'access-9', name: 'montage' as const }];
  await world.db.users.create({ id: 'user-9', email, organisation_id: null, component_access: granted });
  await ensureFirstAdmin({ email, organisation: 'wells' }, backendPorts(world));
  expect(users()).toEqual([
    { id: 'user-9', email, organisation_id: 'org-9', modules: ['montage', 'user_management'] },
  ]);
  expect(world.db.users.all()[0]?.component_access).toContainEqual(granted[0]);
});

it('a database that began as a trial is refused where accounts are real', async () => {
  await refuseTrialData(backendPorts(world));
  const trial = await createWorld();
  await expect(refuseTrialData(backendPorts(trial))).rejects.toThrow(/began as a trial/);
});
