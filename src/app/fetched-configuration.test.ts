import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationFrom, fetchConfiguration } from './fetched-configuration';

const firebase = { kind: 'firebase', apiKey: 'key', authDomain: 'a.b', projectId: 'p', confirmsEmail: true };
const oidc = { kind: 'oidc', issuer: 'https://login.example.com', clientId: 'montage', scope: 'openid' };
const usual = { brandName: 'Wells', identity: firebase, signUp: true, trial: null };
const account = { email: 'a@b.c', password: 'word', description: 'Both modules' };

const answers: (() => Promise<Response>)[] = [];
const request = vi.fn(() => (answers.length > 1 ? answers.shift()! : answers[0]!)());
const onLate = vi.fn();
const sleep = () => Promise.resolve();

beforeEach(() => {
  answers.length = 0;
  onLate.mockClear();
  request.mockClear();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { href: 'http://127.0.0.1:8080/login' });
});

const json = (body: unknown) => () => Promise.resolve(Response.json(body));
const status = (code: number) => () => Promise.resolve(new Response('no', { status: code }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the settings of the server', () => {
  it('are requested once, as the head of the page has done', async () => {
    answers.push(json(usual));
    expect(await fetchConfiguration(onLate, sleep)).toEqual(usual);
    expect(request.mock.calls).toEqual([['/config.json', { signal: expect.any(AbortSignal) }]]);
    expect(onLate).not.toHaveBeenCalled();
  });

  it('are requested again while the server does not answer, and the page says so', async () => {
    answers.push(
      offline,
      status(503),
      status(429),
      () => Promise.reject(new DOMException('', 'TimeoutError')),
      json(usual),
    );
    expect(await fetchConfiguration(onLate, sleep)).toEqual(usual);
    expect(request).toHaveBeenCalledTimes(5);
    expect(onLate).toHaveBeenCalledWith(
      'The server does not answer. This page keeps trying and opens when it does.',
    );
  });

  it.each([
    ['are missing', status(404), /\(\/config\.json\) are missing: the server answered 404\. Ask your/],
    ['are a page', () => Promise.resolve(new Response('<!doctype html>')), /are wrong: they are not JSON\./],
    ['are cut', () => Promise.resolve(new Response('{"brandName": "We')), /are wrong: they are not JSON\./],
    ['are another thing', json([usual]), /are wrong: they are no object\./],
  ])('are refused with one sentence if they %s', async (_, answer, sentence) => {
    answers.push(answer);
    await expect(fetchConfiguration(onLate, sleep)).rejects.toThrow(sentence);
    expect(request).toHaveBeenCalledOnce();
  });

  it('are those of an OpenID Connect issuer, or of a trial', () => {
    expect(configurationFrom({ ...usual, identity: oidc })).toMatchObject({ identity: oidc });
    const trial = { accounts: [account] };
    const emulated = { ...firebase, emulatorUrl: '/' };
    expect(configurationFrom({ ...usual, identity: emulated, trial })).toMatchObject({
      identity: { emulatorUrl: 'http://127.0.0.1:8080' },
      trial,
    });
  });

  it('may have more than this version knows, and need not say what is off', () => {
    const asked = { ...usual, administratorEmail: 'wells@example.com' };
    expect(configurationFrom(asked)).toEqual(asked);
    const { trial: _, signUp: __, ...least } = usual;
    expect(configurationFrom({ ...least, theme: 'dark' })).toEqual({ ...usual, signUp: false });
  });

  it.each([
    [{ ...usual, brandName: ' ' }, 'brandName is missing'],
    [{ ...usual, identity: undefined }, 'identity is missing'],
    [{ ...usual, identity: { kind: 'saml' } }, 'the kind of identity is not known to this version'],
    [{ ...usual, identity: { ...firebase, apiKey: 7 } }, 'apiKey is missing'],
    [{ ...usual, identity: { ...oidc, issuer: '' } }, 'issuer is missing'],
    [{ ...usual, trial: { accounts: ['admin'] } }, 'trial has an account that is none'],
  ])('name what is wrong: %#', (settings, what) => {
    expect(() => configurationFrom(settings)).toThrow(
      `The settings of this application (/config.json) are wrong: ${what}. Ask your administrator.`,
    );
  });
});
