import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '@/mocks/clock';
import { createHandlers } from '@/mocks/handlers';
import { disableAccount } from '@/mocks/identity/accounts';
import { revokeSessions } from '@/mocks/identity/sessions';
import { createWorld, type World } from '@/mocks/world';

const engineer = 'engineer@example.com';
const password = 'montage-demo';
const server = setupServer();
let firebase: typeof import('./firebase');
let apps: typeof import('firebase/app');

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  // In Node the library takes hold of `fetch` when it is loaded, so it must be loaded after the server has put its own there.
  firebase = await import('./firebase');
  apps = await import('firebase/app');
});
afterEach(async () => {
  await Promise.all(apps.getApps().map((app) => apps.deleteApp(app)));
  server.resetHandlers();
});
afterAll(() => server.close());

async function setUp(confirmsEmail = false) {
  const world = await createWorld({ clock: testClock(Date.now()) });
  server.use(...createHandlers(world));
  const identity = firebase.createFirebaseIdentity({
    apiKey: 'any',
    authDomain: 'montage.invalid',
    projectId: 'montage-embedded',
    confirmsEmail,
  });
  return { world, identity };
}

const policyOf = (minPasswordLength: number) => ({
  customStrengthOptions: { minPasswordLength, containsNumericCharacter: true },
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
});

const refusal = (message: string) => ({ error: { code: 400, message } });

const ways: [how: string, code: string, end: (world: World) => unknown][] = [
  [
    'revoked',
    'auth/user-token-expired',
    (world) => world.db.transaction(() => revokeSessions(world, 'acc-1002')),
  ],
  ['ended with its account', 'auth/user-disabled', (world) => disableAccount(world, engineer)],
  [
    'forgotten by the provider',
    'auth/invalid-refresh-token',
    (world) =>
      world.faults.add({
        on: 'token',
        fault: { kind: 'status', status: 400, body: refusal('INVALID_REFRESH_TOKEN') },
      }),
  ],
];

describe('a session that cannot be renewed', () => {
  it.each(ways)('is over when it was %s (%s)', async (_, code, end) => {
    const { world, identity } = await setUp();
    await identity.signIn(engineer, password);
    expect(identity.current()).toMatchObject({ email: engineer });
    await end(world);
    await expect(identity.token()).rejects.toMatchObject({ name: 'IdentityError', code });
    expect(identity.current()).toBeNull();
    expect(await identity.token()).toBeNull();
  });

  it.each([
    ['the network is gone', { kind: 'network' as const }, 'auth/network-request-failed'],
    ['the provider is busy', { kind: 'status' as const, status: 429 }, 'auth/too-many-requests'],
  ])('goes on when %s', async (_, fault, code) => {
    const { world, identity } = await setUp();
    await identity.signIn(engineer, password);
    const heal = world.faults.add({ on: 'token', fault });
    await expect(identity.token()).rejects.toMatchObject({ code });
    expect(identity.current()).not.toBeNull();
    heal();
    expect(await identity.token()).toMatch(/\./);
  });
});

describe('a password that the policy refuses', () => {
  const refuse = (world: World, on: 'resetPassword' | 'signInWithPassword') =>
    world.faults.add({
      on,
      fault: {
        kind: 'status',
        status: 400,
        body: refusal('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements'),
      },
    });
  const demand = (world: World, minPasswordLength: number) =>
    world.faults.add({
      on: 'passwordPolicy',
      fault: {
        kind: 'status',
        status: 200,
        body: policyOf(minPasswordLength),
      },
    });

  it('is rejected with what it lacks by the current policy', async () => {
    const { world, identity } = await setUp();
    refuse(world, 'resetPassword');
    demand(world, 12);
    await expect(identity.confirmPasswordReset('any', 'too-plain')).rejects.toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
      message: expect.stringContaining('it needs at least 12 characters and a digit.') as unknown,
    });
  });

  it('is rejected at the sign-in, too', async () => {
    const { world, identity } = await setUp();
    refuse(world, 'signInWithPassword');
    demand(world, 20);
    await expect(identity.signIn(engineer, password)).rejects.toMatchObject({
      message: expect.stringContaining('at least 20 characters and a digit') as unknown,
    });
  });

  it('makes the library fetch its cached policy again', async () => {
    const { world, identity } = await setUp();
    refuse(world, 'resetPassword');
    let minPasswordLength = 8;
    let fetched = 0;
    server.use(
      http.get(/passwordPolicy/, () => {
        fetched += 1;
        return HttpResponse.json(policyOf(minPasswordLength));
      }),
    );
    let tried = 0;
    const attempt = () => {
      tried += 1;
      return identity.confirmPasswordReset('any', 'long-enough-1').catch((thrown: unknown) => thrown);
    };
    expect(await attempt()).toMatchObject({
      message: expect.stringContaining('Choose another one.') as unknown,
    });
    minPasswordLength = 30;
    await expect
      .poll(attempt)
      .toMatchObject({ message: expect.stringContaining('at least 30 characters') as unknown });
    // The last of them is still under way, and belongs to this test.
    await expect.poll(() => fetched).toBe(tried);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

  it('is refused even if the policy cannot be loaded', async () => {
    const { world, identity } = await setUp();
    refuse(world, 'resetPassword');
    world.faults.add({ on: 'passwordPolicy', fault: { kind: 'status', status: 503 } });
    await expect(identity.confirmPasswordReset('any', 'too-plain')).rejects.toMatchObject({
      message: 'The password does not meet the requirements of your organisation. Choose another one.',
    });
  });
});

describe('an email address that is not confirmed', () => {
  const sent: unknown[] = [];
  const mailer = http.post(/accounts:sendOobCode$/, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ email: engineer });
  });

  it('gets a link instead of a session, where the backend would refuse it', async () => {
    const { identity } = await setUp(true);
    server.use(mailer);
    await expect(identity.signIn(engineer, password)).rejects.toThrow(/^Confirm your email address first/);
    expect(identity.current()).toBeNull();
    expect(sent).toEqual([expect.objectContaining({ requestType: 'VERIFY_EMAIL' })]);
  });

  it('signs in when it is confirmed', async () => {
    const { identity } = await setUp(true);
    const confirmed = { localId: 'acc-1002', email: engineer, emailVerified: true };
    server.use(http.post(/accounts:lookup$/, () => HttpResponse.json({ users: [confirmed] })));
    expect(await identity.signIn(engineer, password)).toMatchObject({ email: engineer });
  });
});
