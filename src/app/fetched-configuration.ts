import type { Configuration, TrialAccount } from './configuration';

/** For builds without settings of their own; every other build has none of this code. */

const path = '/config.json';
/** How long one attempt may take, and the pause after it; a retry is also how a server comes back from an update. */
const timeoutMs = 10_000;
const pauseMs = 2_000;
const lateMs = 4_000;

type Fields = Readonly<Record<string, unknown>>;

const wrong = (what: string) =>
  new Error(`The settings of this application (${path}) are wrong: ${what}. Ask your administrator.`);

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value.trim() === '') throw wrong(`${name} is missing`);
  return value;
}

/** A missing one is false. */
const flag = (fields: Fields, name: string): boolean => fields[name] === true;

function identityOf(identity: unknown): Configuration['identity'] {
  if (!isObject(identity)) throw wrong('identity is missing');
  if (identity.kind === 'firebase')
    return {
      kind: 'firebase',
      apiKey: text(identity, 'apiKey'),
      authDomain: text(identity, 'authDomain'),
      projectId: text(identity, 'projectId'),
      ...(identity.emulatorUrl !== undefined && {
        emulatorUrl: new URL(text(identity, 'emulatorUrl'), location.href).origin,
      }),
      confirmsEmail: flag(identity, 'confirmsEmail'),
    };
  if (identity.kind === 'oidc')
    return {
      kind: 'oidc',
      issuer: text(identity, 'issuer'),
      clientId: text(identity, 'clientId'),
      scope: text(identity, 'scope'),
    };
  throw wrong('the kind of identity is not known to this version');
}

const accountOf = (account: unknown): TrialAccount => {
  if (!isObject(account)) throw wrong('trial has an account that is none');
  return {
    email: text(account, 'email'),
    password: text(account, 'password'),
    description: text(account, 'description'),
  };
};

/** @throws Error with a sentence that names the first setting that is wrong. */
export function configurationFrom(json: unknown): Configuration {
  if (!isObject(json)) throw wrong('they are no object');
  const { trial } = json;
  const accounts = isObject(trial) && Array.isArray(trial.accounts) ? trial.accounts : [];
  return {
    brandName: text(json, 'brandName'),
    identity: identityOf(json.identity),
    signUp: flag(json, 'signUp'),
    ...(json.administratorEmail !== undefined && { administratorEmail: text(json, 'administratorEmail') }),
    trial: isObject(trial) ? { accounts: accounts.map(accountOf) } : null,
  };
}

/** Undefined if the same request may succeed later. */
async function attempt(): Promise<Configuration | undefined> {
  let response: Response;
  let body: string;
  try {
    // Without other options, so that it takes the answer that the page's head has requested (scripts/build/settings.ts).
    response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
    body = await response.text();
  } catch {
    return undefined;
  }
  if (response.status >= 500 || response.status === 429) return undefined;
  if (!response.ok)
    throw new Error(
      `The settings of this application (${path}) are missing: the server answered ${response.status}. Ask your administrator.`,
    );
  try {
    return configurationFrom(JSON.parse(body));
  } catch (error) {
    throw error instanceof SyntaxError ? wrong('they are not JSON') : error;
  }
}

/**
 * The settings from the page's server. Waits for a server that does not answer yet.
 *
 * @param onLate gets a sentence for the user if they do not come in a few seconds.
 * @throws Error with a sentence for settings that are missing or wrong.
 */
export async function fetchConfiguration(
  onLate: (sentence: string) => void,
  sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Promise<Configuration> {
  let configuration: Configuration | undefined;
  const late = () => {
    if (!configuration) onLate('The server does not answer. This page keeps trying and opens when it does.');
  };
  const timer = setTimeout(late, lateMs);
  try {
    for (;;) {
      configuration = await attempt();
      if (configuration) return configuration;
      late();
      await sleep(pauseMs);
    }
  } finally {
    clearTimeout(timer);
  }
}
