import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

/** An issuer of ID tokens for tests: it publishes its keys through a `fetch` of its own. */
export interface TestIssuer {
  readonly issuer: string;
  readonly fetch: typeof fetch;
  /** The addresses that were fetched. */
  readonly fetched: string[];
  /** What the issuer publishes as its keys. */
  readonly published: JWK[];
  /** The answers are failures while this is true. */
  unreachable: boolean;
  /** Its clock minus this machine's. */
  clockSkewMs: number;
  /** A valid token; the claims and the header change it. */
  token(claims?: Partial<Record<keyof JWTPayload | string, unknown>>, header?: Header): Promise<string>;
  /** Three parts under a valid signature, whatever they say. Of an issuer with ES256. */
  signed(header: object, payload: string): Promise<string>;
  /** From now on it signs with a new key and publishes that alone. */
  rotate(): Promise<void>;
}

interface Header {
  alg?: string;
  kid?: string;
  key?: CryptoKey | Uint8Array;
  [parameter: string]: unknown;
}

interface IssuerOptions {
  issuer: string;
  audience: string;
  /** Of its signatures, and what its discovery document names. */
  algorithm?: string;
  now?: () => number;
  /** Where it publishes its keys; by default below its own address. */
  keysAddress?: string;
}

export async function testIssuer(options: IssuerOptions): Promise<TestIssuer> {
  const { issuer, audience, algorithm = 'ES256', now = Date.now } = options;
  const keysAddress = options.keysAddress ?? `${issuer}/keys`;
  let privateKey: CryptoKey;
  let generation = 0;

  const test: TestIssuer = {
    issuer,
    fetched: [],
    published: [],
    unreachable: false,
    clockSkewMs: 0,
    fetch: (input) => {
      const address = input instanceof Request ? input.url : String(input);
      test.fetched.push(address);
      if (test.unreachable) return Promise.reject(new TypeError('fetch failed'));
      const answers: Record<string, unknown> = {
        [keysAddress]: { keys: test.published },
        [`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`]: {
          issuer,
          jwks_uri: keysAddress,
          id_token_signing_alg_values_supported: ['HS256', 'none', algorithm],
        },
      };
      const date = new Date(now() + test.clockSkewMs).toUTCString();
      return Promise.resolve(
        address in answers
          ? Response.json(answers[address], { headers: { date } })
          : new Response(null, { status: 404 }),
      );
    },
    async token(claims = {}, { key = privateKey, ...header } = {}) {
      const iat = Math.floor((now() + test.clockSkewMs) / 1_000);
      const usual = { iss: issuer, aud: audience, sub: 'person-1', email: 'engineer@example.com', iat };
      const payload = { ...usual, exp: iat + 3_600, ...claims };
      return new SignJWT(JSON.parse(JSON.stringify(payload)) as JWTPayload)
        .setProtectedHeader({ alg: algorithm, kid: `key-${generation}`, ...header })
        .sign(key);
    },
    async signed(header, payload) {
      const usual = { alg: algorithm, kid: `key-${generation}`, ...header };
      const signed = `${Buffer.from(JSON.stringify(usual)).toString('base64url')}.${payload}`;
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        privateKey,
        new TextEncoder().encode(signed),
      );
      return `${signed}.${Buffer.from(signature).toString('base64url')}`;
    },
    async rotate() {
      const pair = await generateKeyPair(algorithm, { extractable: true });
      generation += 1;
      privateKey = pair.privateKey;
      const jwk = await exportJWK(pair.publicKey);
      test.published.splice(0, Number.POSITIVE_INFINITY, { ...jwk, kid: `key-${generation}`, use: 'sig' });
    },
  };
  await test.rotate();
  return test;
}
