import { describe, expect, it } from 'vitest';
import type { Organisation, User } from '@/api/generated/model';
import { hostileTexts } from '@/mocks/seed/hostile-texts';
import { demonstration } from '@/mocks/seed/demonstration';
import { admin, engineer, newcomer, testClient } from '@/mocks/test-client';

describe('accounts', () => {
  const fresh = { email: 'Fresh@example.com', password: 'six-or-more' };

  it('creates one that can sign in, and a user without access', async () => {
    const { call, identity } = await testClient();
    const { status, body } = await call(null, 'POST', '/v1/auth/create', fresh);
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.stringMatching(/^acc-/), email: 'fresh@example.com' });
    expect((await identity('signInWithPassword', fresh)).status).toBe(200);
    const { body: users } = await call<User[]>(admin, 'GET', '/v1/user');
    expect(users.find((user) => user.email === 'fresh@example.com')).toMatchObject({
      organisation: null,
      component_access: [],
    });
  });

  it('keeps what was granted before the person signed up', async () => {
    const { call } = await testClient();
    const granted = { email: fresh.email, organisation_id: 'org-1', access: ['montage'] };
    expect((await call(admin, 'POST', '/v1/user', granted)).status).toBe(201);
    await call(null, 'POST', '/v1/auth/create', fresh);
    expect((await call('fresh@example.com', 'GET', '/v1/montage')).status).toBe(200);
  });

  it('refuses a second one, a short password and a strange address', async () => {
    const { call } = await testClient();
    const again = await call(null, 'POST', '/v1/auth/create', { email: engineer, password: 'six-or-more' });
    expect(again.status).toBe(409);
    expect(again.body).toEqual({
      message: 'This email address has an account already.',
      code: 'EMAIL_EXISTS',
    });
    expect((await call(null, 'POST', '/v1/auth/create', { ...fresh, password: 'short' })).status).toBe(422);
    expect((await call(null, 'POST', '/v1/auth/create', { ...fresh, email: 'nobody' })).status).toBe(422);
  });
});

describe('the access check', () => {
  it.each([
    [admin, 200, 200],
    [engineer, 200, 403],
    [newcomer, 403, 403],
    [null, 401, 401],
  ])('answers %s', async (who, montage, users) => {
    const { call } = await testClient();
    const asked = await call(who, 'GET', '/v1/auth/check?component=montage');
    expect(asked.status).toBe(montage);
    if (montage === 200) expect(asked.body).toEqual({ component: 'montage' });
    expect((await call(who, 'GET', '/v1/auth/check?component=user_management')).status).toBe(users);
  });

  it('sees at once what is granted and what is taken away', async () => {
    const { call } = await testClient();
    const put = (access: string[]) =>
      call(admin, 'PUT', '/v1/user/user-3', { id: 'user-3', organisation_id: 'org-2', access });
    expect((await put(['montage'])).status).toBe(200);
    expect((await call(newcomer, 'GET', '/v1/auth/check?component=montage')).status).toBe(200);
    await put([]);
    expect((await call(newcomer, 'GET', '/v1/auth/check?component=montage')).status).toBe(403);
  });

  it('refuses a module that does not exist', async () => {
    const { call } = await testClient();
    expect((await call(admin, 'GET', '/v1/auth/check?component=drilling')).status).toBe(422);
    expect((await call(admin, 'GET', '/v1/auth/check')).status).toBe(422);
  });
});

describe('organisations', () => {
  it('lists them by name, creates, renames and deletes', async () => {
    const { call, clock } = await testClient();
    const created = await call<Organisation>(admin, 'POST', '/v1/org', { name: '  Brine & Co ' });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      name: 'Brine & Co',
      created_time: new Date(clock.now()).toISOString(),
    });
    const path = `/v1/org/${created.body.id}`;
    expect((await call<Organisation>(admin, 'PUT', path, { name: 'Zechstein BV' })).body.name).toBe(
      'Zechstein BV',
    );
    const names = async () =>
      (await call<Organisation[]>(admin, 'GET', '/v1/org')).body.map((org) => org.name);
    expect((await names()).at(-1)).toBe('Zechstein BV');
    const deleted = await call(admin, 'DELETE', path);
    expect(deleted).toMatchObject({ status: 204, body: null });
    expect(await names()).not.toContain('Zechstein BV');
  });

  it('shows a new name at its users', async () => {
    const { call } = await testClient();
    await call(admin, 'PUT', '/v1/org/org-1', { name: 'Aurora Subsurface' });
    const { body } = await call<User[]>(admin, 'GET', '/v1/user');
    expect(body.find((user) => user.email === engineer)?.organisation?.name).toBe('Aurora Subsurface');
  });

  it('refuses a name that is taken or blank, an unknown id, and deleting one with users', async () => {
    const { call } = await testClient();
    expect((await call(admin, 'POST', '/v1/org', { name: 'aurora energy' })).status).toBe(409);
    expect((await call(admin, 'PUT', '/v1/org/org-2', { name: 'Aurora Energy' })).status).toBe(409);
    expect((await call(admin, 'PUT', '/v1/org/org-1', { name: 'AURORA Energy' })).status).toBe(200);
    expect((await call(admin, 'POST', '/v1/org', { name: '   ' })).status).toBe(422);
    expect((await call(admin, 'PUT', '/v1/org/none', { name: 'None' })).status).toBe(404);
    expect((await call(admin, 'DELETE', '/v1/org/none')).status).toBe(404);
    const inUse = await call<{ message: string }>(admin, 'DELETE', '/v1/org/org-2');
    expect(inUse.status).toBe(409);
    expect(inUse.body.message).toMatch(/^4 users belong to Lowland Drilling\./);
  });
});

describe('the names of organisations', () => {
  it.each(hostileTexts)('are stored and listed unchanged but for their ends: $name', async ({ text }) => {
    const { call } = await testClient();
    const created = await call<Organisation>(admin, 'POST', '/v1/org', { name: text });
    expect(created.status).toBe(201);
    const { body } = await call<Organisation[]>(admin, 'GET', '/v1/org');
    expect(body.map(({ name }) => name)).toContain(text.trim());
    expect((await call(admin, 'POST', '/v1/org', { name: ` ${text.toUpperCase()}` })).status).toBe(409);
  });

  it('are free again once their organisation is gone', async () => {
    const { call } = await testClient();
    const again = () => call<Organisation>(admin, 'POST', '/v1/org', { name: 'Brine' });
    const { body } = await again();
    expect((await again()).status).toBe(409);
    await call(admin, 'DELETE', `/v1/org/${body.id}`);
    expect((await again()).status).toBe(201);
  });
});

describe('who manages no users', () => {
  const user = { email: 'kees@example.com', organisation_id: 'org-1', access: [] };
  it.each<[method: string, path: string, body?: unknown]>([
    ['GET', '/v1/org'],
    ['POST', '/v1/org', { name: 'Brine' }],
    ['PUT', '/v1/org/org-1', { name: 'Brine' }],
    ['DELETE', '/v1/org/org-4'],
    ['GET', '/v1/user'],
    ['POST', '/v1/user', user],
    ['PUT', '/v1/user/user-2', { id: 'user-2', organisation_id: 'org-1', access: ['user_management'] }],
  ])('is refused %s %s', async (...asked) => {
    const { call, world } = await testClient();
    const before = await world.db.snapshot();
    expect((await call(engineer, ...asked)).status).toBe(403);
    expect((await call(null, ...asked)).status).toBe(401);
    const { organisations, users } = (await world.db.snapshot()).records;
    expect({ organisations, users }).toEqual({
      organisations: before.records.organisations,
      users: before.records.users,
    });
  });
});

describe('users', () => {
  it('lists ten thousand, each with its organisation', { timeout: 30_000 }, async () => {
    const { call } = await testClient({
      fixtures(clock) {
        const { records, bytes } = demonstration(clock);
        const more = Array.from({ length: 10_000 - records.users.length }, (_, index) => ({
          id: `many-${index}`,
          email: `person.${index}@example.com`,
          organisation_id: `org-${(index % 4) + 1}`,
          component_access: [],
        }));
        return { records: { ...records, users: [...records.users, ...more] }, bytes };
      },
    });
    const { body } = await call<User[]>(admin, 'GET', '/v1/user');
    expect(body).toHaveLength(10_000);
    expect(body.find(({ id }) => id === 'many-7')?.organisation).toEqual({
      id: 'org-4',
      name: 'Polder Geothermal',
    });
  });

  it('lists them by email', async () => {
    const { call } = await testClient();
    const { body } = await call<User[]>(admin, 'GET', '/v1/user');
    expect(body.map((user) => user.email)).toEqual(body.map((user) => user.email).toSorted());
    expect(body.find((user) => user.email === engineer)).toEqual({
      id: 'user-2',
      email: engineer,
      organisation: { id: 'org-1', name: 'Aurora Energy' },
      component_access: [{ id: 'access-2-montage', name: 'montage' }],
    });
  });

  it('creates one, without an account', async () => {
    const { call, identity } = await testClient();
    const email = 'kees@example.com';
    const { status, body } = await call<User>(admin, 'POST', '/v1/user', {
      email,
      organisation_id: 'org-4',
      access: ['montage', 'montage'],
    });
    expect(status).toBe(201);
    expect(body.component_access).toHaveLength(1);
    expect((await identity('signInWithPassword', { email, password: 'montage-demo' })).status).toBe(400);
  });

  it('keeps the grants that stay', async () => {
    const { call } = await testClient();
    const access = ['user_management', 'montage'];
    const update = { id: 'user-2', organisation_id: 'org-2', access };
    const { body } = await call<User>(admin, 'PUT', '/v1/user/user-2', update);
    expect(body.organisation?.id).toBe('org-2');
    expect(body.component_access[1]).toEqual({ id: 'access-2-montage', name: 'montage' });
  });

  it('refuses what contradicts itself or what is stored', async () => {
    const { call } = await testClient();
    const create = { email: 'kees@example.com', organisation_id: 'org-1', access: [] };
    expect((await call(admin, 'POST', '/v1/user', { ...create, email: 'Engineer@example.com' })).status).toBe(
      409,
    );
    expect((await call(admin, 'POST', '/v1/user', { ...create, organisation_id: 'none' })).status).toBe(422);
    expect((await call(admin, 'POST', '/v1/user', { ...create, access: ['all'] })).status).toBe(422);
    expect((await call(admin, 'POST', '/v1/user', { ...create, email: 'kees' })).status).toBe(422);
    const update = { id: 'user-2', organisation_id: 'org-1', access: [] };
    expect((await call(admin, 'PUT', '/v1/user/user-2', { ...update, access: ['all'] })).status).toBe(422);
    expect((await call(admin, 'PUT', '/v1/user/user-1', update)).status).toBe(422);
    expect((await call(admin, 'PUT', '/v1/user/none', { ...update, id: 'none' })).status).toBe(404);
    expect((await call(admin, 'PUT', '/v1/user/user-2', { ...update, organisation_id: 'none' })).status).toBe(
      422,
    );
  });
});
