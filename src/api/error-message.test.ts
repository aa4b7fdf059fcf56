import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { errorMessage, uploadFailureMessage } from './error-message';
import type { ErrorBody } from './generated/model';

const answered = (body: unknown) =>
  new ApiError('The server answered 500.', { kind: 'http', status: 500, body: body as ErrorBody });
const network = new ApiError('Network error (Failed to fetch)', { kind: 'network' });
const networkSentence =
  'Network error: Unable to connect to the server. Please check your internet connection.';

/** The rule in its order: each body also carries everything that ranks below what it shows. */
const cases: [string, unknown, string][] = [
  [
    '1 the detail in the stack',
    { stack: { detail: 'disk full' }, code: { message: 'no' }, message: 'no' },
    'disk full',
  ],
  ['1 as a list of entries', { stack: { detail: [{ msg: 'a' }, { message: 'b' }] }, message: 'no' }, 'a, b'],
  [
    '2 the code message',
    { code: { message: 'quota used up' }, response: { message: 'no' }, message: 'no' },
    'quota used up',
  ],
  [
    '4 the response message',
    { response: { message: 'bad gateway', statusText: 'no' }, message: 'no' },
    'bad gateway',
  ],
  ['4 the response status text', { response: { statusText: 'Bad Gateway' }, message: 'no' }, 'Bad Gateway'],
  ['4 a response that says nothing', { response: {}, message: 'no' }, 'An error occurred'],
  ['5 the message', { message: 'Name is taken', detail: 'no', code: 'NAME_TAKEN' }, 'Name is taken'],
  ['the detail beside a missing message', { detail: 'No montage has this id.' }, 'No montage has this id.'],
  [
    'the details of a list',
    { detail: [{ loc: ['query', 'page'], msg: 'too small' }, { msg: 'too late' }] },
    'too small, too late',
  ],
];

describe('the sentence for what was thrown', () => {
  it.each(cases)('%s, answered by the server', (_rule, body, sentence) => {
    expect(errorMessage(answered(body))).toBe(sentence);
  });

  it.each(cases)('%s, thrown as it is', (_rule, body, sentence) => {
    expect(errorMessage(body)).toBe(sentence);
  });

  it('3 says that the server cannot be reached, for the transport and for a bare fetch', () => {
    expect(errorMessage(network)).toBe(networkSentence);
    expect(errorMessage(new TypeError('Failed to fetch'))).toBe(networkSentence);
  });

  it('does not take a mistake in the code for a lost connection', () => {
    expect(errorMessage(new TypeError('x is not a function'))).toBe('x is not a function');
  });

  it('6 has a last resort', () => {
    for (const thrown of [undefined, null, {}, 42, { message: '  ' }]) {
      expect(errorMessage(thrown)).toBe('An unexpected error occurred.');
    }
  });

  it('does not show the raw status of an answer that has a sentence for nothing', () => {
    expect(errorMessage(answered({ code: 'E1' }))).toBe('The server answered 500.');
  });
});

describe('the sentence for a failed upload', () => {
  it('prefers the message, then the first entry, then says so', () => {
    expect(uploadFailureMessage(answered({ message: 'Too large', detail: [{ msg: 'no' }] }))).toBe(
      'Too large',
    );
    expect(uploadFailureMessage(answered({ detail: [{ msg: 'first' }, { msg: 'second' }] }))).toBe('first');
    expect(uploadFailureMessage(answered({}))).toBe('Upload failed.');
  });

  it('tells a lost connection from a refusal', () => {
    expect(uploadFailureMessage(network)).toBe(networkSentence);
  });
});
