import { expect, it } from 'vitest';
import { ApiError } from './api-error';
import { faultOf, pauseBeforeRepeat } from './fault-of';

const http = (status: number, retryAfterS?: number) =>
  new ApiError('no', { kind: 'http', status, ...(retryAfterS !== undefined && { retryAfterS }) });

it.each([
  ['a status that has a column', http(409), '409'],
  ['a gateway that got no good answer', http(502), '503'],
  ['a gateway that got none', http(504), '503'],
  ['any other failure of the server', http(507), '500'],
  ['a server that waited for the request in vain', http(408), 'silence'],
  ['a server to which it is too early', http(425), 'silence'],
  ['what is gone', http(410), '404'],
  ['any other refusal', http(400), '422'],
  ['a session that could not be renewed', new ApiError('no', { kind: 'session' }), '401'],
  ['a mistake of the code', new TypeError('x is not a function'), undefined],
  ['what is no error at all', 'no', undefined],
])('%s is the fault %s', (_, thrown, fault) => {
  expect(faultOf(thrown)).toBe(fault);
});

it('is never repeated sooner than the server asks, nor without an end', () => {
  expect([0, 1, 3, 4].map((before) => pauseBeforeRepeat('stream', http(429, 6), before))).toEqual([
    6_000,
    6_000,
    8_000,
    undefined,
  ]);
  expect(pauseBeforeRepeat('stream', http(404), 0)).toBeUndefined();
  expect(pauseBeforeRepeat('save', http(503), 99)).toBe(60_000);
  expect(pauseBeforeRepeat('form', http(503), 0)).toBeUndefined();
});
