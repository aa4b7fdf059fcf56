import { exportSPKI, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCall } from '@/backend/operations';
import type { Identity } from '@/backend/ports';
import { backendPorts } from '@/mocks/backend-ports';
import { createWorld } from '@/mocks/world';
import { testIssuer, type TestIssuer } from '@/testing/issuer';
import { openIdentity } from './open-identity';

const provider = { kind: 'oidc', issuer: 'https://login.example.com', audience: 'montage' } as const;
const ports = backendPorts(await createWorld());
const foreign = await testIssuer({ issuer: 'https://login.example.org', audience: 'montage' });
const secret = (text: string) => new TextEncoder().encode(text);
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

let nowMs: number;
let issuer: TestIssuer;
let identity: Identity;
const warn = vi.fn();
const later = (ms: number) => (nowMs += ms);
const seconds = () => Math.floor(nowMs / 1_000);

async function open(allowUnverifiedEmail = false) {
  identity = await openIdentity(
    { identity: provider, allowUnverifiedEmail, signUp: false },
    {
      fetch: issuer.fetch,
      now: () => nowMs,
      log: { warn },
    },
  );
}

beforeEach(async () => {
  warn.mockClear();
  nowMs = Date.parse('2031-05-06T07:08:09Z');
  issuer = await testIssuer({ issuer: provider.issuer, audience: 'montage', now: () => nowMs });
  await open();
});

/** By the operation that every signed-in user may call. */
async function statusWith(authorization: string | undefined): Promise<number> {
  const request = new Request('https://montage.example.com/api/v1/auth/check?component=montage', {
    headers: authorization === undefined ? {} : { authorization },
  });
  return (await answerCall({ ...ports, identity }, 'checkAccess', { request, params: {} })).status;
}
const status = async (token: string) => statusWith(`Bearer ${token}`);

const publicPem = async () => exportSPKI((await importJWK(issuer.published[0]!, 'ES256')) as CryptoKey);
const withParts = async (change: (parts: string[]) => string[]) =>
  change((await issuer.token()).split('.')).join('.');
const ownKey = async (header: (jwk: JWK) => Record<string, unknown>) => {
  const { privateKey: key } = await generateKeyPair('ES256', { extractable: true });
  return issuer.token({}, { key, ...header(foreign.published[0]!) });
};

const payloadOf = async (token: Promise<string>) => (await token).split('.')[1] ?? '';

const bad: Record<string, () => Promise<string> | string> = {
  nonsense: () => 'nonsense',
  'three words': () => 'not.a.token',
  'a password': () => 'montage-demo',
  'alg: none': async () => `${base64({ alg: 'none' })}.${(await issuer.token()).split('.')[1]}.`,
  'alg: None': async () => `${base64({ alg: 'None' })}.${(await issuer.token()).split('.')[1]}.`,
  'alg: none with the signature of another token': () =>
    withParts(([, ...rest]) => [base64({ alg: 'none' }), ...rest]),
  'HS256, signed with the public key': async () =>
    issuer.token({}, { alg: 'HS256', key: secret(await publicPem()) }),
  'HS256, signed with the public key as JSON': () =>
    issuer.token({}, { alg: 'HS256', key: secret(JSON.stringify(issuer.published[0])) }),
  'another algorithm of the header': () =>
    withParts(([, ...rest]) => [base64({ alg: 'RS256', kid: 'key-1' }), ...rest]),
  'another issuer': () => issuer.token({ iss: 'https://login.example.org' }),
  'the issuer with a slash': () => issuer.token({ iss: `${provider.issuer}/` }),
  'no issuer': () => issuer.token({ iss: undefined }),
  'another audience': () => issuer.token({ aud: 'payroll' }),
  'no audience': () => issuer.token({ aud: undefined }),
  'several audiences, for another party': () => issuer.token({ aud: ['montage', 'payroll'], azp: 'payroll' }),
  'several audiences, for no party': () => issuer.token({ aud: ['montage', 'payroll'] }),
  expired: () => issuer.token({ exp: seconds() - 61 }),
  'no expiry': () => issuer.token({ exp: undefined }),
  'an expiry in words': () => issuer.token({ exp: 'tomorrow' }),
  'not yet valid': () => issuer.token({ nbf: seconds() + 61 }),
  'issued in the future': () => issuer.token({ iat: seconds() + 61 }),
  'no time of issue': () => issuer.token({ iat: undefined }),
  'no subject': () => issuer.token({ sub: undefined }),
  'an empty subject': () => issuer.token({ sub: '' }),
  'a blank subject': () => issuer.token({ sub: ' ' }),
  'a subject that is a number': () => issuer.token({ sub: 7 }),
  'no e-mail': () => issuer.token({ email: undefined }),
  'an empty e-mail': () => issuer.token({ email: '' }),
  'a list of e-mails': () => issuer.token({ email: ['engineer@example.com'] }),
  'an unverified e-mail': () => issuer.token({ email_verified: false }),
  'an unverified e-mail, as text': () => issuer.token({ email_verified: 'false' }),
  'an access token': () => issuer.token({}, { typ: 'at+jwt' }),
  'an unknown key id': () => issuer.token({}, { kid: 'key-9' }),
  'the key of another issuer': () => foreign.token({ iss: provider.issuer }),
  'another signature': () => withParts(([header, payload]) => [header!, payload!, 'A'.repeat(86)]),
  'another e-mail under the signature': () =>
    withParts(([header, payload, signature]) => {
      const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
      return [header!, base64({ ...claims, email: 'admin@example.com' }), signature!];
    }),
  truncated: async () => (await issuer.token()).slice(0, -10),
  'no signature': () => withParts(([header, payload]) => [header!, payload!, '']),
  'a missing part': () => withParts((parts) => parts.slice(0, 2)),
  'two dots too many': () => withParts((parts) => [...parts, '', '']),
  encrypted: () => withParts((parts) => [...parts, 'AAAA', 'AAAA']),
  'a detached payload': () => withParts(([header, , signature]) => [header!, '', signature!]),
  '100 kB long': () => issuer.token({ groups: 'x'.repeat(100_000) }),
  'a key in its header': () => ownKey((jwk) => ({ jwk })),
  'an address of keys in its header': () => ownKey(() => ({ jku: `${foreign.issuer}/keys` })),
  'an address of a certificate in its header': () => ownKey(() => ({ x5u: `${foreign.issuer}/chain` })),
  'an unknown critical header': async () =>
    issuer.signed({ crit: ['policy'], policy: 1 }, await payloadOf(issuer.token())),
  'an unencoded payload': async () =>
    issuer.signed({ crit: ['b64'], b64: false }, JSON.stringify({ sub: 'person-1' })),
  'claims that are a list': () => issuer.signed({}, base64([])),
  'claims that are not JSON': () => issuer.signed({}, 'e30e30'),
  'no claims': () => issuer.signed({}, ''),
  'a letter that is not base64': () =>
    withParts(([header, payload, signature]) => [header!, `${payload}*`, signature!]),
};

describe('a token', () => {
  it('of the issuer signs its user in, with the e-mail in lower case', async () => {
    expect(await status(await issuer.token({ email: 'Engineer@Example.com', email_verified: true }))).toBe(
      200,
    );
    expect(await identity.emailOf(await issuer.token({ email: 'Engineer@Example.com' }))).toBe(
      'engineer@example.com',
    );
  });

  it('is taken after a scheme in lower case', async () => {
    expect(await statusWith(`bearer ${await issuer.token()}`)).toBe(200);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic ZW5naW5lZXI6cGFzcw=='])(
    'is needed: 401 with the header %j',
    async (header) => {
      expect(await statusWith(header)).toBe(401);
    },
  );

  it.each(Object.entries(bad))('is refused with 401: %s', async (_, make) => {
    expect(await status(await make())).toBe(401);
  });

  it('may differ by a minute from the clock of this server', async () => {
    expect(await status(await issuer.token({ exp: seconds() - 59 }))).toBe(200);
    expect(await status(await issuer.token({ nbf: seconds() + 60, iat: seconds() + 60 }))).toBe(200);
  });

  it('for several audiences is taken if it was issued to this one', async () => {
    expect(await status(await issuer.token({ aud: ['montage', 'payroll'], azp: 'montage' }))).toBe(200);
  });

  it('with an unverified e-mail is taken by a setting', async () => {
    await open(true);
    expect(await status(await issuer.token({ email_verified: false }))).toBe(200);
  });
});

describe('the keys', () => {
  const keyLoads = () => issuer.fetched.filter((address) => address.endsWith('/keys')).length;

  it('are loaded once for many tokens', async () => {
    for (let call = 0; call < 5; call += 1) expect(await status(await issuer.token())).toBe(200);
    expect(keyLoads()).toBe(1);
  });

  it('are loaded again when the issuer signs with a new one; the old one ends', async () => {
    const old = await issuer.token();
    await issuer.rotate();
    later(11_000);
    const answers = await Promise.all([1, 2, 3].map(async () => status(await issuer.token())));
    expect(answers).toEqual([200, 200, 200]);
    expect(keyLoads()).toBe(2);
    expect(await status(old)).toBe(401);
  });

  it('are not loaded for each token with a made-up key id', async () => {
    later(11_000);
    for (let call = 0; call < 5; call += 1)
      expect(await status(await issuer.token({}, { kid: `made-up-${call}` }))).toBe(401);
    expect(keyLoads()).toBe(2);
  });

  it('are refreshed every ten minutes, so that a removed key ends', async () => {
    const old = await issuer.token({ exp: seconds() + 86_400 });
    await issuer.rotate();
    later(11 * 60_000);
    expect(await status(old)).toBe(200);
    await vi.waitFor(() => expect(keyLoads()).toBe(2));
    expect(await status(old)).toBe(401);
  });

  it('go on working while the issuer cannot be reached', async () => {
    issuer.unreachable = true;
    later(3 * 60 * 60_000);
    expect(await status(await issuer.token())).toBe(200);
    later(60_000);
    expect(await status(await issuer.token())).toBe(200);
    expect(warn).toHaveBeenCalledWith(expect.anything(), "The issuer's keys could not be loaded.");
  });
});

describe('an issuer that cannot be reached', () => {
  beforeEach(async () => {
    issuer.unreachable = true;
    await open();
  });

  it('gives 503, so that people stay signed in, and 200 when it is back', async () => {
    expect(await status(await issuer.token())).toBe(503);
    const asked = issuer.fetched.length;
    expect(await status(await issuer.token())).toBe(503);
    expect(issuer.fetched).toHaveLength(asked);
    issuer.unreachable = false;
    later(10_000);
    expect(await status(await issuer.token())).toBe(200);
  });

  it('gives 503 for a new key of it', async () => {
    issuer.unreachable = false;
    later(10_000);
    await issuer.token().then(status);
    issuer.unreachable = true;
    later(10_000);
    expect(await status(await issuer.token({}, { kid: 'newer' }))).toBe(503);
    expect(await status(await issuer.token({}, { kid: 'newer' }))).toBe(503);
    expect(await status(await issuer.token())).toBe(200);
  });
});

describe('a discovery document', () => {
  async function statusAfter(document: unknown): Promise<number> {
    identity = await openIdentity(
      { identity: provider, allowUnverifiedEmail: false, signUp: false },
      {
        fetch: (address) =>
          String(address).endsWith('/openid-configuration')
            ? Promise.resolve(Response.json(document))
            : issuer.fetch(`${issuer.issuer}/keys`),
        now: () => nowMs,
        log: { warn },
      },
    );
    return status(await issuer.token());
  }

  it('with the address of the keys is used', async () => {
    expect(
      await statusAfter({
        issuer: provider.issuer,
        jwks_uri: 'https://keys.example.com/montage',
        id_token_signing_alg_values_supported: ['ES256'],
      }),
    ).toBe(200);
  });

  it.each([
    [
      'of another issuer',
      { issuer: 'https://login.example.org', jwks_uri: 'https://login.example.org/keys' },
    ],
    [
      'with keys that anybody could change on their way',
      { issuer: provider.issuer, jwks_uri: 'http://login.example.com/keys' },
    ],
    [
      'without signatures by public keys',
      {
        issuer: provider.issuer,
        jwks_uri: 'https://a/keys',
        id_token_signing_alg_values_supported: ['HS256'],
      },
    ],
    ['that is a list', []],
    ['that is nothing', null],
  ])('%s is not used: 503', async (_, document) => {
    expect(await statusAfter(document)).toBe(503);
  });
});

describe('a clock that is wrong by an hour', () => {
  it.each([
    ['behind', 60 * 60_000, /60 minutes in the future: the clock of this server looks wrong/],
    ['ahead', -60 * 60_000 - 61_000, /clock looks wrong: the issuer's differs by 61 minutes/],
  ])('gives 401 and says so in the log: %s', async (_, skewMs, sentence) => {
    issuer.clockSkewMs = skewMs;
    await open();
    expect(await status(await issuer.token())).toBe(401);
    expect(await status(await issuer.token())).toBe(401);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith({ differenceMs: expect.any(Number) }, expect.stringMatching(sentence));
  });

  it('says nothing about an old token while the clocks agree', async () => {
    expect(await status(await issuer.token({ exp: seconds() - 3_600 }))).toBe(401);
    expect(warn).not.toHaveBeenCalled();
  });
});

it('a Firebase project has the issuer, audience and keys of Google', async () => {
  const google = await testIssuer({
    issuer: 'https://securetoken.google.com/montage-1a2b3',
    audience: 'montage-1a2b3',
    algorithm: 'RS256',
    now: () => nowMs,
    keysAddress: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  });
  identity = await openIdentity(
    {
      identity: { kind: 'firebase', projectId: 'montage-1a2b3' },
      allowUnverifiedEmail: false,
      signUp: true,
    },
    { fetch: google.fetch, now: () => nowMs, log: { warn } },
  );
  expect(await status(await google.token({ email_verified: true }))).toBe(200);
  expect(await status(await google.token({ aud: 'another-project' }))).toBe(401);
});
