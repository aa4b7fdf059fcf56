import { describe, expect, it } from 'vitest';
import { settingsFrom, settingTable, WrongSettings } from './settings';

const mistakesIn = (environment: Record<string, string>): readonly string[] => {
  try {
    settingsFrom(environment);
    return [];
  } catch (error) {
    if (error instanceof WrongSettings) return error.sentences;
    throw error;
  }
};
const firebase = { FIREBASE_PROJECT_ID: 'wells', FIREBASE_API_KEY: 'key' };

describe('settings', () => {
  it('need nothing for a trial on this machine', () => {
    expect(settingsFrom({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataFolder: './data',
      identity: { kind: 'trial' },
      documentTimeLimitMs: 60_000,
      prose: undefined,
    });
  });

  it('name a language model and its key', () => {
    const environment = { PROSE_URL: 'http://127.0.0.1:8000/v1', PROSE_MODEL: 'reader', PROSE_SECONDS: '30' };
    expect(settingsFrom(environment).prose).toEqual({
      url: 'http://127.0.0.1:8000/v1',
      key: undefined,
      model: 'reader',
      timeLimitMs: 30_000,
    });
  });

  it('are read from the environment, where an empty value is none', () => {
    const settings = settingsFrom({
      ...firebase,
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://montage:secret@db/montage',
      MONTAGE_FIRST_ADMIN: 'Chief@Example.com',
      MONTAGE_UNVERIFIED_EMAIL: 'allow',
      MONTAGE_WORKERS: '',
      FIREBASE_AUTH_DOMAIN: ' ',
      PATH: '/usr/bin',
    });
    expect(settings).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      databaseUrl: 'postgres://montage:secret@db/montage',
      identity: { kind: 'firebase', projectId: 'wells', apiKey: 'key', authDomain: 'wells.firebaseapp.com' },
      firstAdmin: 'chief@example.com',
      allowUnverifiedEmail: true,
      workers: 2,
    });
    const issuer = 'https://id.example.com/wells';
    const oidc = { OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'page', OIDC_ORIGINS: 'https://token.example.com/a' };
    expect(settingsFrom(oidc).identity).toEqual({
      kind: 'oidc',
      issuer,
      audience: 'page',
      scope: 'openid email offline_access',
      origins: ['https://id.example.com', 'https://token.example.com'],
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a port of words', { PORT: 'http' }, 'PORT is "http"; it takes a whole number from 0 to 65535.'],
    ['a port too high', { PORT: '65536' }, 'PORT is "65536"; it takes a whole number from 0 to 65535.'],
    ['a negative number', { MONTAGE_WORKERS: '-1' }, 'MONTAGE_WORKERS is "-1"; it takes a whole number'],
    ['another database', { DATABASE_URL: 'mysql://a:secret@b/c' }, 'DATABASE_URL is not an address of Post'],
    [
      'a level',
      { MONTAGE_LOG_LEVEL: 'all' },
      'MONTAGE_LOG_LEVEL is "all"; it takes error, warn, info, debug.',
    ],
    [
      'an issuer',
      { OIDC_ISSUER: 'id.example.com', HOST: '::1' },
      'OIDC_ISSUER is "id.example.com"; it takes an',
    ],
    ['no address', { MONTAGE_FIRST_ADMIN: 'chief' }, 'MONTAGE_FIRST_ADMIN is not an e-mail address.'],
    ['a misspelt name', { MONTAGE_WORKER: '4' }, 'MONTAGE_WORKER is not a setting.'],
    [
      'a missing key',
      { FIREBASE_PROJECT_ID: 'wells' },
      'FIREBASE_API_KEY is not set; FIREBASE_PROJECT_ID needs',
    ],
    ['a missing audience', { OIDC_ISSUER: 'https://a' }, 'OIDC_AUDIENCE is not set; OIDC_ISSUER needs it.'],
    ['a key alone', { FIREBASE_API_KEY: 'key' }, 'FIREBASE_API_KEY is set without FIREBASE_PROJECT_ID.'],
    [
      'an address of a model',
      { PROSE_URL: 'models', PROSE_MODEL: 'm' },
      'PROSE_URL is "models"; it takes an',
    ],
    ['a missing model', { PROSE_URL: 'https://a/v1' }, 'PROSE_MODEL is not set; PROSE_URL needs it.'],
    ['a key of no model', { PROSE_KEY: 'secret' }, 'PROSE_KEY is set without PROSE_URL.'],
    ['an open trial', { HOST: '0.0.0.0' }, 'HOST is "0.0.0.0" and no identity provider is set.'],
    [
      'two providers',
      { ...firebase, OIDC_ISSUER: 'https://a', OIDC_AUDIENCE: 'b' },
      'FIREBASE_PROJECT_ID and OIDC_ISSUER are both set; the server takes one of them.',
    ],
  ])('refuse %s', (_, environment, sentence) => {
    const mistakes = mistakesIn(environment);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(sentence);
    expect(mistakes[0]).not.toContain('secret');
  });

  it('report every mistake at once', () => {
    expect(mistakesIn({ PORT: 'x', MONTAGE_PROXIES: 'y', MONTAGE_NOTHING: 'z' })).toHaveLength(3);
  });

  it('have fallbacks that can be read', () => {
    for (const { fallback, read } of Object.values(settingTable))
      if (fallback !== undefined) expect(() => read(fallback)).not.toThrow();
  });
});
