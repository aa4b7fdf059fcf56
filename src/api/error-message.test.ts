import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { detailText, errorMessage, uploadFailureMessage } from './error-message';
import type { ErrorBody } from './generated/model';
import { toApiError } from './transport';

/** As the transport throws what a server answered. */
const answered = (body: unknown, status = 500) =>
  new ApiError(`The server answered ${status}.`, { kind: 'http', status, body: body as ErrorBody });

const unreachable = 'Network error: Unable to connect to the server. Please check your internet connection.';
const lastResort = 'An unexpected error occurred.';

const typeError = (message: string) => new TypeError(message);
function throwing(others: object, ...names: string[]): object {
  const get = () => {
    throw new Error('not to be read');
  };
  return Object.defineProperties({ ...others }, Object.fromEntries(names.map((name) => [name, { get }])));
}

const circular: Record<string, unknown> = { message: 'Stuck in a loop' };
Object.assign(circular, { detail: circular, stack: circular });
const circularList: unknown[] = [{ msg: 'Said' }];
circularList.push(circularList);
const silentCircle: Record<string, unknown> = {};
Object.assign(silentCircle, { message: silentCircle, detail: silentCircle, cause: silentCircle });

/** A value of which nothing can be read. */
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

type Row = [shape: string, thrown: unknown, sentence: string];

/**
 * The rule in its order. The thrown thing of each row also carries everything that ranks below what it shows; `no` is a
 * text that may not be shown.
 */
const bodies: Row[] = [
  // 1. The detail in the stack, if present.
  [
    '1 the detail in the stack',
    { stack: { detail: 'Disk full' }, code: { message: 'no' }, message: 'no' },
    'Disk full',
  ],
  [
    '1 the detail in the stack, over a response',
    { stack: { detail: 'Disk full' }, response: { message: 'no' } },
    'Disk full',
  ],
  ['1 as a list of entries', { stack: { detail: [{ msg: 'a' }, { message: 'b' }] }, message: 'no' }, 'a, b'],
  ['1 as a list of texts', { stack: { detail: ['a', 'b'] }, message: 'no' }, 'a, b'],
  ['1 blank', { stack: { detail: '  ' }, message: 'Said' }, 'Said'],
  ['1 an empty list', { stack: { detail: [] }, message: 'Said' }, 'Said'],
  ['1 a stack that is text', { stack: 'Error: no\n    at no (no.js:1:1)', message: 'Said' }, 'Said'],
  ['1 no stack', { stack: null, message: 'Said' }, 'Said'],
  // 2. The code message.
  [
    '2 the code message',
    { code: { message: 'Quota used up' }, response: { message: 'no' }, message: 'no' },
    'Quota used up',
  ],
  ['2 blank', { code: { message: '' }, message: 'Said' }, 'Said'],
  ['2 a code that is text', { code: 'NAME_TAKEN', message: 'Name is taken' }, 'Name is taken'],
  ['2 a code that is a number', { code: 42, message: 'Said' }, 'Said'],
  // 4. The response message or status text, or 'An error occurred'.
  [
    '4 the response message',
    { response: { message: 'Bad gateway', statusText: 'no' }, message: 'no' },
    'Bad gateway',
  ],
  ['4 the response status text', { response: { statusText: 'Bad Gateway' }, message: 'no' }, 'Bad Gateway'],
  ['4 a blank response message', { response: { message: ' ', statusText: 'Bad Gateway' } }, 'Bad Gateway'],
  ['4 a response that says nothing', { response: {}, message: 'no', detail: 'no' }, 'An error occurred'],
  ['4 no response', { response: null, message: 'Said' }, 'Said'],
  ['4 a response that is text', { response: 'no', message: 'Said' }, 'Said'],
  // 5. The message.
  ['5 the message', { message: 'Name is taken', detail: 'no', code: 'no' }, 'Name is taken'],
  ['5 with spaces around', { message: '  Name is taken\n' }, 'Name is taken'],
  ['5 as a list', { message: ['name is required', 'name is short'] }, 'name is required, name is short'],
  // Left open by the specification: the rank of a detail next to the message.
  ['detail, text', { detail: 'No montage has this id.' }, 'No montage has this id.'],
  [
    'detail, entries',
    { detail: [{ loc: ['query', 'page'], msg: 'too small' }, { msg: 'too late' }] },
    'too small, too late',
  ],
  ['detail, msg and message', { detail: [{ msg: 'a' }, { message: 'b' }, 'c'] }, 'a, b, c'],
  ['detail, one entry', { detail: { msg: 'too small', type: 'no' } }, 'too small'],
  ['detail, nested', { detail: { detail: 'Too small' } }, 'Too small'],
  ['detail, nested list', { detail: [{ detail: 'a' }, [{ msg: 'b' }]] }, 'a, b'],
  ['detail, silent entries', { detail: [{ loc: ['no'] }, null, 7, { msg: 'b' }] }, 'b'],
  ['detail, blank message', { message: ' ', detail: 'Too small' }, 'Too small'],
  ['msg', { msg: 'Too small' }, 'Too small'],
  ['errors', { errors: [{ message: 'a' }, { message: 'b' }] }, 'a, b'],
  ['errors by field', { title: 'no', errors: { name: ['a', 'b'], diameter: 'c' } }, 'a, b, c'],
  ['an error in words', { error: 'Locked by Ann' }, 'Locked by Ann'],
  ['an error in an object', { error: { code: 7, message: 'Locked by Ann' } }, 'Locked by Ann'],
  ['a title', { type: 'about:blank', title: 'Locked by Ann', status: 400 }, 'Locked by Ann'],
  ['a status in words', { status: 400, error: 'Bad Request', path: '/x' }, 'An unexpected error occurred.'],
  ['a list', [{ msg: 'a' }, 'b'], 'a, b'],
  // Unreadable parts are skipped.
  ['getter of the stack throws', throwing({ message: 'Said' }, 'stack'), 'Said'],
  ['getter of the message throws', throwing({ detail: 'Said' }, 'message'), 'Said'],
  ['object within itself', circular, 'Stuck in a loop'],
  ['list within itself', { detail: circularList }, 'Said, Said'],
];

/** Bodies without a word. */
const silent: [string, unknown][] = [
  ['{}', {}],
  ['[]', []],
  ['code as text alone', { code: 'E1' }],
  ['empty detail', { detail: '' }],
  ['empty list of details', { detail: [] }],
  ['numbers', { message: 42, detail: 42 }],
  ['blank message', { message: '  ' }],
  ['nothing but itself', silentCircle],
  ['every member throws', throwing({}, 'message', 'detail', 'stack', 'cause')],
];

/** 3. A fetch type error, in the words of each engine. */
const failedFetches: [string, unknown][] = [
  ['ApiError network', new ApiError('Network error (no)', { kind: 'network' })],
  ['Chromium', typeError('Failed to fetch')],
  ['Chromium, the body broke', typeError('network error')],
  ['Chromium, code of a screen', typeError('Failed to fetch dynamically imported module: https://a/b.js')],
  ['Firefox', typeError('NetworkError when attempting to fetch resource.')],
  ['Firefox, code of a screen', typeError('error loading dynamically imported module: https://a/b.js')],
  ['Safari', typeError('Load failed')],
  ['Safari, lost', typeError('The network connection was lost.')],
  ['Safari, offline', typeError('The Internet connection appears to be offline.')],
  ['Safari, refused', typeError('Could not connect to the server.')],
  ['Safari, no such host', typeError('A server with the specified hostname could not be found.')],
  ['Safari, too slow', typeError('The request timed out.')],
  ['Safari, code of a screen', typeError('Importing a module script failed.')],
  ['Node', typeError('fetch failed')],
  ['network over response', Object.assign(typeError('Failed to fetch'), { response: { message: 'no' } })],
];

const thrown: Row[] = [
  [
    'a code message over a failed fetch',
    Object.assign(typeError('Failed to fetch'), { code: { message: 'Blocked' } }),
    'Blocked',
  ],
  // A mistake in the code is not a lost connection, whatever its words.
  ['TypeError', typeError('x is not a function'), 'x is not a function'],
  [
    'TypeError that names fetch',
    typeError('api.fetchMontage is not a function'),
    'api.fetchMontage is not a function',
  ],
  [
    'TypeError that names network',
    typeError("Cannot read properties of undefined (reading 'network')"),
    "Cannot read properties of undefined (reading 'network')",
  ],
  ['Error in the words of a fetch', new Error('Failed to fetch'), 'Failed to fetch'],
  // Other things that are thrown.
  ['Error', new Error('Said'), 'Said'],
  ['ApiError session', new ApiError('Sign in again.', { kind: 'session' }), 'Sign in again.'],
  ['ApiError answer', new ApiError('Not JSON.', { kind: 'answer', status: 200 }), 'Not JSON.'],
  [
    'ApiError http, no body',
    new ApiError('The server answered 502 without saying why.', { kind: 'http', status: 502 }),
    'The server answered 502 without saying why.',
  ],
  [
    'identity error',
    Object.assign(new Error('Wrong password.'), { code: 'auth/wrong-password' }),
    'Wrong password.',
  ],
  [
    'AbortError',
    new DOMException('The user aborted a request.', 'AbortError'),
    'The user aborted a request.',
  ],
  ['TimeoutError', new DOMException('signal timed out', 'TimeoutError'), 'signal timed out'],
  ['AggregateError', new AggregateError([new Error('no')], 'All failed'), 'All failed'],
  ['AggregateError, silent', new AggregateError([new Error('a'), new Error('b')]), 'a, b'],
  ['Error, silent, with a cause', new Error('', { cause: new Error('The cause') }), 'The cause'],
  ['text', 'Said', 'Said'],
  ['HTML as text', '<h1>Bad</h1>', '<h1>Bad</h1>'],
];

/** 6. Nothing in them is a word. */
const wordless: [string, unknown][] = [
  ['blank text', ' \n'],
  ['Error, silent', new Error()],
  ['undefined', undefined],
  ['null', null],
  ['0', 0],
  ['42', 42],
  ['NaN', Number.NaN],
  ['true', true],
  ['a bigint', 10n],
  ['a symbol', Symbol('no')],
  ['a function', () => 'no'],
  ['an object without a prototype', Object.create(null)],
  ['nothing to be read', revoked()],
];

describe('the sentence for what was thrown', () => {
  it.each(bodies)('%s, answered by the server', (_shape, body, sentence) => {
    expect(errorMessage(answered(body))).toBe(sentence);
  });

  it.each(bodies)('%s, thrown as it is', (_shape, body, sentence) => {
    expect(errorMessage(body)).toBe(sentence);
  });

  it('3 says that the server cannot be reached, for the transport and for a bare fetch', () => {
    expect(failedFetches.map(([shape, what]) => [shape, errorMessage(what)])).toEqual(
      failedFetches.map(([shape]) => [shape, unreachable]),
    );
  });

  it.each(thrown)('%s', (_shape, what, sentence) => {
    expect(errorMessage(what)).toBe(sentence);
  });

  it('6 has a last resort', () => {
    const rows = [...silent, ...silent.map(([shape, body]) => [shape, answered(body)] as const), ...wordless];
    expect(rows.map(([shape, what]) => [shape, errorMessage(what)])).toEqual(
      rows.map(([shape]) => [shape, lastResort]),
    );
  });

  it.each<[string, string, string]>([
    [
      'HTML',
      '<!doctype html><h1>Bad gateway</h1>',
      'The server answered 502 without saying why. Please try again.',
    ],
    ['nothing', '', 'The server answered 502 without saying why. Please try again.'],
    ['an empty JSON object', '{}', lastResort],
    ['an empty JSON list', '[]', lastResort],
    ['JSON null', 'null', lastResort],
    ['a JSON number', '42', lastResort],
    ['a blank JSON text', '" "', lastResort],
    [
      'half of a JSON body',
      '{"message": "no',
      'The server answered 502 without saying why. Please try again.',
    ],
    ['a JSON text', '"Down for maintenance"', 'Down for maintenance'],
    ['a JSON list', '[{"msg": "a"}, {"msg": "b"}]', 'a, b'],
    ['a JSON object', '{"detail": "Down for maintenance"}', 'Down for maintenance'],
  ])('an answer of the server that holds %s', async (_shape, body, sentence) => {
    expect(errorMessage(await toApiError(new Response(body, { status: 502 })))).toBe(sentence);
  });

  it.each([
    [401, 'The server answered 401 without saying why. Sign in again.'],
    [413, 'The server answered 413 without saying why.'],
    [429, 'The server answered 429 without saying why. Please try again in 5 seconds.'],
  ])('a bare %i asks to try again only if that may help', async (status, sentence) => {
    const answer = new Response('', { status, headers: { 'Retry-After': '5' } });
    expect(errorMessage(await toApiError(answer))).toBe(sentence);
  });

  it('cuts what is no sentence any more, and no character in two', () => {
    expect(errorMessage(new Error('m'.repeat(1_000)))).toBe('m'.repeat(1_000));
    expect(errorMessage(new Error('m'.repeat(1_000_000)))).toBe(`${'m'.repeat(1_000)}…`);
    expect(errorMessage(new Error(`${'m'.repeat(999)}🛢️${'m'.repeat(99)}`))).toBe(`${'m'.repeat(999)}…`);
    expect(errorMessage({ detail: Array.from({ length: 100_000 }, () => ({ msg: 'too small' })) })).toBe(
      Array.from({ length: 20 }, () => 'too small').join(', '),
    );
  });
});

describe('a detail as text', () => {
  it.each<[unknown, string | undefined]>([
    ['Too small', 'Too small'],
    [[{ msg: 'a' }, { message: 'b' }], 'a, b'],
    [[], undefined],
    ['', undefined],
    [null, undefined],
    [7, undefined],
  ])('%j', (detail, sentence) => {
    expect(detailText(detail)).toBe(sentence);
  });
});

const uploads: Row[] = [
  ['the message', answered({ message: 'Too large', detail: [{ msg: 'no' }] }), 'Too large'],
  ['else the first detail msg', answered({ detail: [{ msg: 'first' }, { msg: 'no' }] }), 'first'],
  ['a detail that is text', answered({ detail: 'Too large' }), 'Too large'],
  ['a first detail without msg', answered({ detail: [{ message: 'a' }, { msg: 'b' }] }), 'a, b'],
  ['else that it failed', answered({}), 'Upload failed.'],
  ['no body', new ApiError('no', { kind: 'http', status: 413 }), 'Upload failed.'],
  ['undefined', undefined, 'Upload failed.'],
  ['nothing to be read', revoked(), 'Upload failed.'],
  ['an Error', new Error('The file is gone'), 'The file is gone'],
  ['a lost connection', new ApiError('no', { kind: 'network' }), unreachable],
  ['a lost connection, bare', typeError('Failed to fetch'), unreachable],
  ['a session that ended', new ApiError('Sign in again.', { kind: 'session' }), 'Sign in again.'],
];

describe('the sentence for a failed upload', () => {
  it('prefers the message, then the first entry, then says so', () => {
    expect(uploads.map(([shape, what]) => [shape, uploadFailureMessage(what)])).toEqual(
      uploads.map(([shape, , sentence]) => [shape, sentence]),
    );
  });
});
