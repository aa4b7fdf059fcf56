/** What the server reads from its environment. `docs/deployment.md` lists the names, as `settingTable` has them. */

/** A value that is wrong; the message is the end of a sentence that begins with the setting's name. */
class WrongValue extends Error {}

interface Setting<Value> {
  meaning: string;
  /** As it is written in the environment; undefined for a setting that is off, or another one's, unless it is set. */
  fallback: string | undefined;
  /** @throws {WrongValue} */
  read(text: string): Value;
}

const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new WrongValue(`is "${text}"; it takes a whole number from ${least} to ${most}`);
  };

const oneOf =
  <const Choice extends string>(...choices: Choice[]) =>
  (text: string): Choice => {
    const found = choices.find((choice) => choice === text);
    if (found !== undefined) return found;
    throw new WrongValue(`is "${text}"; it takes ${choices.join(', ')}`);
  };

const anyText = (text: string): string => text;

function emailAddress(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return text.toLowerCase();
  throw new WrongValue('is not an e-mail address');
}

function httpAddress(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new WrongValue(`is "${text}"; it takes an address that begins with https://`);
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Without TLS, anybody between the server and the issuer could publish keys of their own. */
function issuerAddress(text: string): string {
  const { protocol, hostname } = new URL(httpAddress(text));
  if (protocol === 'https:' || loopback.has(hostname)) return text;
  throw new WrongValue(`is "${text}"; it takes an address that begins with https://`);
}

function origins(text: string): string[] {
  const addresses = text.split(/\s+/).filter(Boolean);
  return addresses.map((address) => new URL(httpAddress(address)).origin);
}

/** The value contains a password, so the sentence does not repeat it. */
function databaseAddress(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new WrongValue('is not an address of PostgreSQL; it begins with postgres://');
}

const setting = <Value>(
  meaning: string,
  fallback: string | undefined,
  read: (text: string) => Value,
): Setting<Value> => ({ meaning, fallback, read });

/** Every setting. A name that begins with `MONTAGE_` and is not here is reported as a mistake. */
export const settingTable = {
  PORT: setting('the port to listen on; 0 takes any free one', '8080', wholeNumber(0, 65_535)),
  MONTAGE_HTTP: setting(
    'the version of HTTP: 1, or 2 without TLS behind a proxy that speaks it, such as Cloud Run',
    '1',
    oneOf('1', '2'),
  ),
  HOST: setting('the address to listen on; 0.0.0.0 for every network of the machine', '127.0.0.1', anyText),
  DATABASE_URL: setting(
    'the PostgreSQL database, `postgres://user:password@host/name`; without it, SQLite in the data folder',
    undefined,
    databaseAddress,
  ),
  MONTAGE_DATA: setting('the folder for the SQLite database and for pending uploads', './data', anyText),
  MONTAGE_PAGE: setting('the folder of the built page', './dist', anyText),
  MONTAGE_BRAND_NAME: setting('the name on the page', 'Montage', anyText),
  MONTAGE_ADMINISTRATOR_EMAIL: setting(
    'the address that people without access can write to from the page',
    undefined,
    emailAddress,
  ),
  FIREBASE_PROJECT_ID: setting('the Firebase project whose accounts may sign in', undefined, anyText),
  FIREBASE_API_KEY: setting('the web API key of that project, for the page', undefined, anyText),
  FIREBASE_AUTH_DOMAIN: setting(
    "the domain of its sign-in pages; without it, the project's own",
    undefined,
    anyText,
  ),
  OIDC_ISSUER: setting('the OpenID Connect issuer whose accounts may sign in', undefined, issuerAddress),
  OIDC_AUDIENCE: setting('the audience of its ID tokens: the client ID of the page', undefined, anyText),
  OIDC_SCOPE: setting(
    'what the page asks the issuer for; `offline_access` lets a session outlive its first token',
    'openid email offline_access',
    anyText,
  ),
  OIDC_ORIGINS: setting(
    "the origins that the page calls in addition to the issuer's own, where its token endpoint is elsewhere; separated by spaces",
    undefined,
    origins,
  ),
  MONTAGE_FIRST_ADMIN: setting('the e-mail address of the first administrator', undefined, emailAddress),
  MONTAGE_FIRST_ORGANISATION: setting(
    'the name of their organisation, where they belong to none; without it, what follows the @ of their address',
    undefined,
    anyText,
  ),
  MONTAGE_UNVERIFIED_EMAIL: setting(
    'whether accounts with an unverified e-mail address may sign in: refuse, allow',
    'refuse',
    oneOf('refuse', 'allow'),
  ),
  MONTAGE_SIGN_UP: setting(
    'whether people create their accounts themselves; Firebase only: allow, refuse',
    'allow',
    oneOf('allow', 'refuse'),
  ),
  MONTAGE_CALLS_PER_MINUTE: setting(
    'how many calls a person may make in a minute, for each process; 0 for any number',
    '600',
    wholeNumber(0, 1_000_000),
  ),
  MONTAGE_ACCOUNTS_PER_HOUR: setting(
    'how many accounts may be created from an address in an hour, for each process; 0 for any number',
    '20',
    wholeNumber(0, 1_000_000),
  ),
  MONTAGE_PROXIES: setting(
    'how many proxies are in front of the server; each adds an address to `X-Forwarded-For`',
    '0',
    wholeNumber(0, 10),
  ),
  MONTAGE_WORKERS: setting(
    'how many documents with text are read at once, and how many montages are generated; half as many scans',
    '2',
    wholeNumber(1, 64),
  ),
  MONTAGE_WORKER_MEMORY: setting('the heap of each of these threads, MB', '2048', wholeNumber(128, 65_536)),
  MONTAGE_DOCUMENT_SECONDS: setting(
    'how long a document may take without finishing a page, s',
    '60',
    wholeNumber(1, 86_400),
  ),
  PROSE_URL: setting(
    'the language model that reads sentences: the address before `/chat/completions`; without it, none',
    undefined,
    httpAddress,
  ),
  PROSE_KEY: setting('its key, if it needs one', undefined, anyText),
  PROSE_MODEL: setting('the name of the model', undefined, anyText),
  PROSE_SECONDS: setting('the longest time of one answer, seconds', '120', wholeNumber(1, 1_800)),
  MONTAGE_LOG_LEVEL: setting(
    'the least important log lines to write: error, warn, info, debug',
    'info',
    oneOf('error', 'warn', 'info', 'debug'),
  ),
  MONTAGE_METRICS_TOKEN: setting(
    'the bearer token for `/metrics`; without it, only calls that come through no proxy are answered',
    undefined,
    anyText,
  ),
};

type SettingName = keyof typeof settingTable;
/** A setting without a fallback is undefined unless it is set: none of their readers returns undefined. */
type Values = { [Name in SettingName]: ReturnType<(typeof settingTable)[Name]['read']> | undefined };

export type IdentitySettings =
  | { kind: 'trial' }
  | { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string }
  | { kind: 'oidc'; issuer: string; audience: string; scope: string; origins: readonly string[] };

/** As `openProse` takes them. */
export interface ProseSettings {
  url: string;
  key: string | undefined;
  model: string;
  timeLimitMs: number;
}

export interface Settings {
  port: number;
  host: string;
  http: '1' | '2';
  databaseUrl: string | undefined;
  dataFolder: string;
  pageFolder: string;
  brandName: string;
  administratorEmail: string | undefined;
  identity: IdentitySettings;
  firstAdmin: string | undefined;
  firstOrganisation: string | undefined;
  allowUnverifiedEmail: boolean;
  signUp: boolean;
  /** 0 for any number. */
  callsPerMinute: number;
  /** 0 for any number. */
  accountsPerHour: number;
  proxies: number;
  workers: number;
  workerMemoryMb: number;
  /** Without finishing a page. */
  documentTimeLimitMs: number;
  /** Undefined without a language model. */
  prose: ProseSettings | undefined;
  logLevel: 'error' | 'warn' | 'info' | 'debug';
  metricsToken: string | undefined;
}

/** Settings that are wrong, with a sentence for each. */
export class WrongSettings extends Error {
  override name = 'WrongSettings';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** Trial mode, whose passwords are published, must not be reached by accident, such as by a name that was left out. */
function identityOf(values: Values, mistakes: string[]): IdentitySettings {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, OIDC_ISSUER: issuer } = values;
  const { FIREBASE_AUTH_DOMAIN: authDomain, OIDC_AUDIENCE: audience } = values;
  const require = (name: SettingName, for_: SettingName) => {
    if (values[name] === undefined) mistakes.push(`${name} is not set; ${for_} needs it.`);
  };
  if (projectId !== undefined && issuer !== undefined) {
    mistakes.push('FIREBASE_PROJECT_ID and OIDC_ISSUER are both set; the server takes one of them.');
  }
  if (projectId !== undefined) {
    require('FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID');
    return {
      kind: 'firebase',
      projectId,
      apiKey: apiKey ?? '',
      authDomain: authDomain ?? `${projectId}.firebaseapp.com`,
    };
  }
  if (issuer !== undefined) {
    require('OIDC_AUDIENCE', 'OIDC_ISSUER');
    const { OIDC_SCOPE: scope = '', OIDC_ORIGINS: more = [] } = values;
    return {
      kind: 'oidc',
      issuer,
      audience: audience ?? '',
      scope,
      origins: [new URL(issuer).origin, ...more],
    };
  }
  for (const name of ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const)
    if (values[name] !== undefined) mistakes.push(`${name} is set without FIREBASE_PROJECT_ID.`);
  if (audience !== undefined) mistakes.push('OIDC_AUDIENCE is set without OIDC_ISSUER.');
  if (!loopback.has(values.HOST ?? '')) {
    mistakes.push(
      `HOST is "${values.HOST}" and no identity provider is set. Set FIREBASE_PROJECT_ID or OIDC_ISSUER; without one, only a trial on 127.0.0.1 can be started.`,
    );
  }
  return { kind: 'trial' };
}

function proseOf(
  { PROSE_URL: url, PROSE_KEY: key, PROSE_MODEL: model, PROSE_SECONDS: seconds }: Values,
  mistakes: string[],
): ProseSettings | undefined {
  if (url !== undefined && model === undefined) mistakes.push('PROSE_MODEL is not set; PROSE_URL needs it.');
  if (url !== undefined) return { url, key, model: model ?? '', timeLimitMs: seconds! * 1000 };
  if (key !== undefined) mistakes.push('PROSE_KEY is set without PROSE_URL.');
  if (model !== undefined) mistakes.push('PROSE_MODEL is set without PROSE_URL.');
  return undefined;
}

/**
 * The settings in an environment. An empty value counts as not set, because compose files pass on empty ones.
 *
 * @throws {WrongSettings} with every mistake at once.
 */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const mistakes: string[] = [];
  const wrong: string[] = [];
  const read = ([name, { fallback, read: parse }]: [string, Setting<unknown>]): [string, unknown] => {
    const text = environment[name]?.trim() || fallback;
    if (text === undefined) return [name, undefined];
    try {
      return [name, parse(text)];
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      mistakes.push(`${name} ${error.message}.`);
      wrong.push(name);
      return [name, fallback === undefined ? undefined : parse(fallback)];
    }
  };
  const values = Object.fromEntries(Object.entries(settingTable).map(read)) as Values;
  for (const name of Object.keys(environment)) {
    if (name.startsWith('MONTAGE_') && !(name in settingTable)) mistakes.push(`${name} is not a setting.`);
  }
  const together: string[] = [];
  const identity = identityOf(values, together);
  const prose = proseOf(values, together);
  // A wrong value counts as none, so that it seems to be missing next to those that need it.
  mistakes.push(...together.filter((sentence) => !wrong.some((name) => sentence.includes(name))));
  if (mistakes.length > 0) throw new WrongSettings(mistakes);
  return {
    port: values.PORT!,
    host: values.HOST!,
    http: values.MONTAGE_HTTP!,
    databaseUrl: values.DATABASE_URL,
    dataFolder: values.MONTAGE_DATA!,
    pageFolder: values.MONTAGE_PAGE!,
    brandName: values.MONTAGE_BRAND_NAME!,
    administratorEmail: values.MONTAGE_ADMINISTRATOR_EMAIL,
    identity,
    firstAdmin: values.MONTAGE_FIRST_ADMIN,
    firstOrganisation: values.MONTAGE_FIRST_ORGANISATION,
    allowUnverifiedEmail: values.MONTAGE_UNVERIFIED_EMAIL === 'allow',
    signUp: values.MONTAGE_SIGN_UP === 'allow',
    callsPerMinute: values.MONTAGE_CALLS_PER_MINUTE!,
    accountsPerHour: values.MONTAGE_ACCOUNTS_PER_HOUR!,
    proxies: values.MONTAGE_PROXIES!,
    workers: values.MONTAGE_WORKERS!,
    workerMemoryMb: values.MONTAGE_WORKER_MEMORY!,
    documentTimeLimitMs: values.MONTAGE_DOCUMENT_SECONDS! * 1_000,
    prose,
    logLevel: values.MONTAGE_LOG_LEVEL!,
    metricsToken: values.MONTAGE_METRICS_TOKEN,
  };
}
