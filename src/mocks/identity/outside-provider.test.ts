import { describe, expect, it } from 'vitest';
import { engineer, testClient } from '../test-client';
import type { OutsideProvider } from './outside-provider';
import { signedInToken } from './sessions';

const projectId = 'demo-outside';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(claims: Record<string, unknown>): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

async function setUp() {
  const created: string[] = [];
  const identityProvider: OutsideProvider = {
    projectId,
    createAccount: async (email) => void created.push(email),
  };
  const client = await testClient({ identityProvider });
  const nowS = client.clock.now() / 1000;
  const good = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'outside-1',
    email: engineer,
    iat: nowS,
    exp: nowS + 3600,
  };
  const list = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await client.open(null, 'GET', '/v1/montage', undefined, headers)).status;
  };
  return { client, created, good, list };
}

describe('a backend with an external identity provider', () => {
  it('accepts its tokens, and identifies the user by e-mail address', async () => {
    const { good, list } = await setUp();
    expect(await list(tokenOf(good))).toBe(200);
    expect(await list(tokenOf({ ...good, email: 'newcomer@example.com' }))).toBe(403);
  });

  it.each([
    ['for another project', { aud: 'another' }],
    ['of another provider', { iss: 'https://example.com' }],
    ['that has run out', { exp: 1 }],
    ['without an end', { exp: undefined }],
    ['without an address', { email: undefined }],
  ])('takes no token %s', async (_, change) => {
    const { good, list } = await setUp();
    expect(await list(tokenOf({ ...good, ...change }))).toBe(401);
  });

  it('rejects tokens of the mock provider and invalid tokens', async () => {
    const { client, list } = await setUp();
    expect(await list(await signedInToken(client.world, engineer))).toBe(401);
    expect(await list('nonsense')).toBe(401);
  });

  it('creates accounts there', async () => {
    const { client, created } = await setUp();
    const body = { email: 'fresh@example.com', password: 'long-enough' };
    expect((await client.call(null, 'POST', '/v1/auth/create', body)).status).toBe(201);
    expect(created).toEqual(['fresh@example.com']);
  });
});
