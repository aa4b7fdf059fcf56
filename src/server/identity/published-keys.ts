import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { IdentityFailure } from '@/backend/ports';

/** What an issuer publishes about its signatures. */
export interface Published {
  key: JWTVerifyGetKey;
  /** Never one with a shared secret: a public key could be used as that secret. */
  algorithms: string[];
  /** The issuer's clock minus this machine's, ms; undefined if its answer had no date. */
  clockSkewMs: number | undefined;
}

export interface PublishedKeys {
  /**
   * What was last loaded, which goes on working while the issuer cannot be reached.
   *
   * @throws {IdentityFailure} `unreachable` if nothing could be loaded yet.
   */
  current(): Promise<Published>;
  /**
   * Loads again, for a key that is not among the current ones; undefined if the current ones are a few seconds old.
   *
   * @throws {IdentityFailure} `unreachable`
   */
  renewed(): Promise<Published | undefined>;
}

export interface KeySource {
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now(): number;
  log: { warn(details: object, message: string): void };
}

/** A removed key is no longer accepted after this time. */
const freshMs = 10 * 60_000;
/** Tokens with made-up key ids must not become a load on the issuer, nor must its failure. */
const coolDownMs = 10_000;
const timeoutMs = 5_000;

const asymmetric: ReadonlySet<string> = new Set([
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]);

/** Without TLS, anybody between the server and the issuer could publish keys of their own. */
function isProtected(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

interface Loaded {
  body: unknown;
  date: string | null;
}

async function load(source: KeySource, address: string): Promise<Loaded> {
  if (!isProtected(address)) throw new Error(`${address} has no https.`);
  const response = await source.fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return { body: await response.json(), date: response.headers.get('date') };
}

async function loadKeys(source: KeySource, address: string, algorithms: string[]): Promise<Published> {
  const { body, date } = await load(source, address);
  const issuerMs = date === null ? Number.NaN : Date.parse(date);
  return {
    key: createLocalJWKSet(body as JSONWebKeySet),
    algorithms,
    clockSkewMs: Number.isNaN(issuerMs) ? undefined : issuerMs - source.now(),
  };
}

const firebaseKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Firebase signs with RS256 and has no discovery of its own. */
export const loadFirebaseKeys = (source: KeySource): Promise<Published> =>
  loadKeys(source, firebaseKeys, ['RS256']);

/** By the issuer's discovery document (OpenID Connect Discovery 1.0, section 4). */
export async function loadOpenIdKeys(source: KeySource, issuer: string): Promise<Published> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { body } = await load(source, address);
  const {
    issuer: named,
    jwks_uri: keys,
    id_token_signing_alg_values_supported: supported = ['RS256'],
  } = { ...(body as Record<string, unknown>) };
  if (named !== issuer)
    throw new Error(`OIDC_ISSUER is ${issuer}, but the issuer calls itself ${String(named)}.`);
  if (typeof keys !== 'string') throw new Error(`${address} does not say where the keys are.`);
  const algorithms = (Array.isArray(supported) ? supported : []).filter(
    (name): name is string => typeof name === 'string' && asymmetric.has(name),
  );
  if (algorithms.length === 0) throw new Error(`${address} names no signature with a public key.`);
  return loadKeys(source, keys, algorithms);
}

export function publishedKeys(
  { now, log }: Pick<KeySource, 'now' | 'log'>,
  loadPublished: () => Promise<Published>,
): PublishedKeys {
  let published: Published | undefined;
  let failure: IdentityFailure | undefined;
  let attemptedMs = Number.NEGATIVE_INFINITY;
  let loading: Promise<Published> | undefined;

  const loadAgain = (): Promise<Published> => {
    loading ??= loadPublished()
      .then(
        (loaded) => {
          failure = undefined;
          published = loaded;
          return loaded;
        },
        (cause: unknown) => {
          log.warn({ err: cause, cached: published !== undefined }, "The issuer's keys could not be loaded.");
          failure = new IdentityFailure(
            'unreachable',
            'The sign-in service cannot be reached by the server. Try again in a moment.',
            { cause },
          );
          throw failure;
        },
      )
      .finally(() => {
        attemptedMs = now();
        loading = undefined;
      });
    return loading;
  };
  const age = () => now() - attemptedMs;

  return {
    async current() {
      if (published) {
        if (age() > (failure ? coolDownMs : freshMs)) loadAgain().catch(() => undefined);
        return published;
      }
      if (failure && age() < coolDownMs) throw failure;
      return loadAgain();
    },
    async renewed() {
      if (age() >= coolDownMs || loading) return loadAgain();
      if (failure) throw failure;
      return undefined;
    },
  };
}
