import { describe, expect, it, vi } from 'vitest';
import { admin, engineer, newcomer, testClient } from '../test-client';
import { disableAccount } from './accounts';
import { revokeSessions, signedInToken } from './sessions';

const password = 'montage-demo';
const hourMs = 60 * 60_000;
interface Failure {
  error: { code: number; message: string; errors: { message: string }[] };
}
interface SignedIn {
  idToken: string;
  refreshToken: string;
}

const codeOf = ({ body }: { body: unknown }): string => (body as Failure).error.message.split(' : ')[0]!;

describe('signing in', () => {
  it('gives tokens that the API accepts, for an hour', async () => {
    const { identity, open, handlers, clock, world } = await testClient();
    const { status, body } = await identity<SignedIn & { expiresIn: string }>('signInWithPassword', {
      email: 'Engineer@Example.com',
      password,
      returnSecureToken: true,
    });
    expect(status).toBe(200);
    expect(body.expiresIn).toBe('3600');

    const { getResponse } = await import('msw');
    const list = async () =>
      (await getResponse(
        handlers,
        new Request('http://localhost/api/v1/montage', {
          headers: { authorization: `Bearer ${body.idToken}` },
        }),
      ))!.status;
    expect(await list()).toBe(200);
    await clock.advance(hourMs - 1000);
    expect(await list()).toBe(200);
    await clock.advance(1000);
    expect(await list()).toBe(401);
    expect((await open(engineer, 'GET', '/v1/montage')).status).toBe(200);
    expect(world.db.sessions.count()).toBe(2);
  });

  it.each([
    [{ email: '', password }, 'MISSING_EMAIL'],
    [{ email: 'nobody', password }, 'INVALID_EMAIL'],
    [{ email: engineer }, 'MISSING_PASSWORD'],
    [{ email: engineer, password: 'wrong' }, 'INVALID_LOGIN_CREDENTIALS'],
    [{ email: 'nobody@example.com', password }, 'INVALID_LOGIN_CREDENTIALS'],
  ])('refuses %j with %s', async (fields, code) => {
    const { identity } = await testClient();
    const reply = await identity<Failure>('signInWithPassword', fields);
    expect(reply.status).toBe(400);
    expect(codeOf(reply)).toBe(code);
    expect(reply.body.error.code).toBe(400);
    expect(reply.body.error.errors[0]?.message).toBe(reply.body.error.message);
  });

  it('distinguishes the two if the project does not hide its accounts', async () => {
    const { identity } = await testClient({ hidesAccounts: false });
    const unknown = await identity('signInWithPassword', { email: 'nobody@example.com', password });
    expect(codeOf(unknown)).toBe('EMAIL_NOT_FOUND');
    const wrong = await identity('signInWithPassword', { email: engineer, password: 'wrong' });
    expect(codeOf(wrong)).toBe('INVALID_PASSWORD');
  });

  it('locks the account for five minutes after five wrong attempts', async () => {
    const { identity, clock } = await testClient();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = await identity('signInWithPassword', { email: engineer, password: 'wrong' });
      expect(codeOf(wrong)).toBe('INVALID_LOGIN_CREDENTIALS');
    }
    const locked = await identity('signInWithPassword', { email: engineer, password });
    expect(codeOf(locked)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await identity('signInWithPassword', { email: admin, password })).status).toBe(200);
    await clock.advance(5 * 60_000);
    expect((await identity('signInWithPassword', { email: engineer, password })).status).toBe(200);
  });

  it('refuses a disabled account at sign-in and lookup', async () => {
    const { identity, world } = await testClient();
    const idToken = await signedInToken(world, engineer);
    await disableAccount(world, engineer);
    expect(codeOf(await identity('signInWithPassword', { email: engineer, password }))).toBe('USER_DISABLED');
    expect(codeOf(await identity('lookup', { idToken }))).toBe('USER_DISABLED');
  });
});

describe('signing up', () => {
  it('creates an account that can sign in', async () => {
    const { identity } = await testClient();
    const fields = { email: 'fresh@example.com', password: 'six-or-more' };
    expect((await identity('signUp', fields)).status).toBe(200);
    expect((await identity('signInWithPassword', fields)).status).toBe(200);
  });

  it.each([
    [{ email: engineer, password }, 'EMAIL_EXISTS'],
    [{ email: 'fresh@example.com', password: 'short' }, 'WEAK_PASSWORD'],
    [{ email: 'fresh@example.com', password: '' }, 'MISSING_PASSWORD'],
  ])('refuses %j with %s', async (fields, code) => {
    const { identity } = await testClient();
    expect(codeOf(await identity('signUp', fields))).toBe(code);
  });
});

describe('looking up', () => {
  it('returns the account of a token', async () => {
    const { identity, world } = await testClient();
    const reply = await identity<{ users: { email: string; localId: string }[] }>('lookup', {
      idToken: await signedInToken(world, newcomer),
    });
    expect(reply.body.users).toMatchObject([{ email: newcomer, localId: 'acc-1003' }]);
  });

  it('refuses strange, revoked and other worlds’ tokens', async () => {
    const { identity, world } = await testClient();
    const elsewhere = await testClient({ seed: 2 });
    expect(codeOf(await identity('lookup', { idToken: 'no.token' }))).toBe('INVALID_ID_TOKEN');
    const foreign = await signedInToken(elsewhere.world, engineer);
    expect(codeOf(await identity('lookup', { idToken: foreign }))).toBe('INVALID_ID_TOKEN');

    const idToken = await signedInToken(world, engineer);
    await world.db.transaction(() => revokeSessions(world, 'acc-1002'));
    expect(codeOf(await identity('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
  });
});

describe('resetting a password', () => {
  it('mails a code that sets a new password once, lifts the lock and ends the sessions', async () => {
    const { identity, world } = await testClient();
    const idToken = await signedInToken(world, engineer);
    const sent = await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: engineer });
    expect(sent.body).toMatchObject({ email: engineer });
    const mail = world.db.mails.all()[0]!;
    expect(mail.to).toBe(engineer);
    const oobCode = new URL(mail.link, 'http://localhost').searchParams.get('oobCode');

    const checked = await identity('resetPassword', { oobCode });
    expect(checked.body).toMatchObject({ email: engineer, requestType: 'PASSWORD_RESET' });
    expect(codeOf(await identity('resetPassword', { oobCode, newPassword: 'short' }))).toBe('WEAK_PASSWORD');
    expect((await identity('resetPassword', { oobCode, newPassword: 'a-new-one' })).status).toBe(200);

    expect(codeOf(await identity('resetPassword', { oobCode, newPassword: 'again-new' }))).toBe(
      'INVALID_OOB_CODE',
    );
    expect(codeOf(await identity('signInWithPassword', { email: engineer, password }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    expect((await identity('signInWithPassword', { email: engineer, password: 'a-new-one' })).status).toBe(
      200,
    );
    expect(codeOf(await identity('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
  });

  it('refuses unknown, missing and old codes', async () => {
    const { identity, world, clock } = await testClient();
    expect(codeOf(await identity('resetPassword', { oobCode: 'nothing' }))).toBe('INVALID_OOB_CODE');
    expect(codeOf(await identity('resetPassword', {}))).toBe('MISSING_OOB_CODE');
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: engineer });
    await clock.advance(hourMs);
    const { oob_code: oobCode } = world.db.mails.all()[0]!;
    expect(codeOf(await identity('resetPassword', { oobCode }))).toBe('EXPIRED_OOB_CODE');
  });

  it('does not reveal whether an address has an account, unless the project allows it', async () => {
    const fields = { requestType: 'PASSWORD_RESET', email: 'nobody@example.com' };
    const hiding = await testClient();
    expect((await hiding.identity('sendOobCode', fields)).status).toBe(200);
    expect(hiding.world.db.mails.count()).toBe(0);
    const revealing = await testClient({ hidesAccounts: false });
    expect(codeOf(await revealing.identity('sendOobCode', fields))).toBe('EMAIL_NOT_FOUND');
  });
});

it('refuses unknown calls', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { identity } = await testClient();
  const reply = await identity('signInWithIdp', {});
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/signInWithIdp/));
  said.mockRestore();
  expect(reply.status).toBe(501);
  expect(codeOf(reply)).toBe('NOT_IMPLEMENTED');
});
