import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firebaseAccounts, noAccounts } from './accounts';

/** The provider's own library, with its emulator's address: what it sends and how it takes the answers is its own. */
describe('an account of a Firebase project', () => {
  let server: Server;
  let refusal: string | undefined;
  const seen: unknown[] = [];
  const create = firebaseAccounts('montage-1a2b3');

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => (body += piece));
      request.on('end', () => {
        seen.push([request.url, JSON.parse(body)]);
        response.writeHead(refusal ? 400 : 200, { 'content-type': 'application/json' });
        const account = { localId: 'uid-7', email: 'anna@wells.example' };
        // The library reads what it has created.
        const created = request.url?.endsWith(':lookup') ? { users: [account] } : account;
        const answer = refusal ? { error: { code: 400, message: refusal } } : created;
        response.end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.close();
  });

  it('has the id that the provider gives it', async () => {
    const email = 'Anna@Wells.example';
    expect(await create(email, 'long-enough')).toEqual({ id: 'uid-7', email: 'anna@wells.example' });
    expect(seen[0]).toEqual([
      '/identitytoolkit.googleapis.com/v1/projects/montage-1a2b3/accounts',
      { email, password: 'long-enough' },
    ]);
  });

  it('exists already: null', async () => {
    refusal = 'EMAIL_EXISTS';
    expect(await create('anna@wells.example', 'long-enough')).toBeNull();
  });

  it.each([
    ['WEAK_PASSWORD : Password should be at least 6 characters', /at least 6 characters/],
    [
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing an upper case letter',
      /requirements of your organisation/,
    ],
    ['OPERATION_NOT_ALLOWED', /switched off/],
  ])('is refused with a sentence: %s', async (message, sentence) => {
    refusal = message;
    await expect(create('anna@wells.example', 'long-enough')).rejects.toMatchObject({
      reason: 'account refused',
      message: expect.stringMatching(sentence),
    });
  });

  it('is a fault of the server where its own rights are missing', async () => {
    refusal = 'INSUFFICIENT_PERMISSION';
    await expect(create('anna@wells.example', 'long-enough')).rejects.toMatchObject({
      code: 'auth/insufficient-permission',
    });
  });
});

it('an account of an OpenID Connect issuer is not created here', async () => {
  await expect(noAccounts('anna@wells.example', 'long-enough')).rejects.toMatchObject({
    reason: 'not offered',
    message: expect.stringMatching(/come from your company/),
  });
});
