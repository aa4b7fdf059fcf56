import type { Auth } from 'firebase/auth';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../clock';
import { createHandlers } from '../handlers';
import { createWorld, type World } from '../world';
import { disableAccount } from './accounts';
import { revokeSessions } from './sessions';

const engineer = 'engineer@example.com';
const password = 'montage-demo';
const server = setupServer();
let firebase: typeof import('firebase/app') & typeof import('firebase/auth');
let leave: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  // In Node the SDK captures `fetch` when it is loaded, so it must be loaded after the server has replaced it.
  firebase = { ...(await import('firebase/app')), ...(await import('firebase/auth')) };
});
afterEach(async () => {
  for (const one of leave.toReversed()) await one();
  leave = [];
  server.resetHandlers();
});
afterAll(() => server.close());

let apps = 0;
function sdk(emulator?: string): Auth {
  const app = firebase.initializeApp({ apiKey: 'any', projectId: 'montage-embedded' }, `app-${(apps += 1)}`);
  leave.push(() => firebase.deleteApp(app));
  const auth = firebase.initializeAuth(app, { persistence: firebase.inMemoryPersistence });
  if (emulator) firebase.connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

async function serve(): Promise<World> {
  // The SDK uses the machine's clock, so the world's clock starts there.
  const world = await createWorld({ clock: testClock(Date.now()) });
  server.use(...createHandlers(world));
  return world;
}

describe.each([
  ['the provider’s own hosts', undefined],
  ['an emulator', 'http://127.0.0.1:9099'],
])('the real SDK against %s', (_, emulator) => {
  it('signs in, looks up the account, and gets a fresh token', async () => {
    const world = await serve();
    const auth = sdk(emulator);
    const { user } = await firebase.signInWithEmailAndPassword(auth, engineer, password);
    expect(user).toMatchObject({ email: engineer, uid: 'acc-1002', isAnonymous: false });
    await firebase.reload(user);
    expect(user.providerData).toMatchObject([{ providerId: 'password', email: engineer }]);

    const list = async (token: string) =>
      (await fetch('http://localhost/api/v1/montage', { headers: { authorization: `Bearer ${token}` } }))
        .status;
    const first = await user.getIdToken();
    expect(await list(first)).toBe(200);
    await (world.clock as ReturnType<typeof testClock>).advance(61 * 60_000);
    expect(await list(first)).toBe(401);
    const second = await user.getIdToken(true);
    expect(second).not.toBe(first);
    expect(await list(second)).toBe(200);
  });

  it.each([
    [engineer, 'wrong', 'auth/invalid-credential'],
    ['nobody', password, 'auth/invalid-email'],
    [engineer, '', 'auth/missing-password'],
  ])('cannot sign in as %s with "%s"', async (email, given, code) => {
    await serve();
    await expect(firebase.signInWithEmailAndPassword(sdk(emulator), email, given)).rejects.toMatchObject({
      code,
    });
  });

  it('gets an error for an account that is locked, disabled, or signed out elsewhere', async () => {
    const world = await serve();
    const auth = sdk(emulator);
    const { user } = await firebase.signInWithEmailAndPassword(auth, engineer, password);
    await world.db.transaction(() => revokeSessions(world, 'acc-1002'));
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(auth.currentUser).toBeNull();

    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(firebase.signInWithEmailAndPassword(auth, engineer, 'wrong')).rejects.toThrow();
    }
    const locked = firebase.signInWithEmailAndPassword(auth, engineer, password);
    await expect(locked).rejects.toMatchObject({ code: 'auth/too-many-requests' });

    await disableAccount(world, 'admin@example.com');
    const disabled = firebase.signInWithEmailAndPassword(auth, 'admin@example.com', password);
    await expect(disabled).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });

  it('signs up, once', async () => {
    await serve();
    const auth = sdk(emulator);
    const { user } = await firebase.createUserWithEmailAndPassword(auth, 'fresh@example.com', password);
    expect(user.email).toBe('fresh@example.com');
    const again = firebase.createUserWithEmailAndPassword(auth, 'fresh@example.com', password);
    await expect(again).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
    const weak = firebase.createUserWithEmailAndPassword(auth, 'weak@example.com', 'short');
    await expect(weak).rejects.toMatchObject({ code: 'auth/weak-password' });
  });

  it('resets a password', async () => {
    const world = await serve();
    const auth = sdk(emulator);
    await firebase.sendPasswordResetEmail(auth, engineer);
    const { oob_code } = world.db.mails.all()[0]!;
    expect(await firebase.verifyPasswordResetCode(auth, oob_code)).toBe(engineer);
    expect((await firebase.validatePassword(auth, 'short')).isValid).toBe(false);
    await firebase.confirmPasswordReset(auth, oob_code, 'a-new-one');
    await expect(firebase.verifyPasswordResetCode(auth, oob_code)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    await firebase.signInWithEmailAndPassword(auth, engineer, 'a-new-one');
  });

  it('gets an error without a network', async () => {
    const world = await serve();
    const auth = sdk(emulator);
    const { user } = await firebase.signInWithEmailAndPassword(auth, engineer, password);
    const restore = world.faults.add({ on: 'token', fault: { kind: 'network' } });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(auth.currentUser).not.toBeNull();
    restore();
    expect(await user.getIdToken(true)).toBeTruthy();
  });
});
