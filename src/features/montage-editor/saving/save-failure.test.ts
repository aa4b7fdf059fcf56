import { expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { saveFailure } from './save-failure';

const http = (status: number, body?: object) =>
  new ApiError(`The server answered ${status} without saying why. Please try again.`, {
    kind: 'http',
    status,
    ...(body && { body: body as ApiError['body'] & object }),
  });

it.each([
  ['the message', http(500, { message: 'The disk is full' }), 'The disk is full'],
  ['a detail', http(422, { detail: 'No such well' }), 'No such well'],
  ['details', http(422, { detail: [{ msg: 'First' }, { message: 'Second' }] }), 'First, Second'],
  ['nothing', http(500), 'Failed to save changes. Please try again.'],
  ['nothing at all', {}, 'Failed to save changes. Please try again.'],
  ['an empty body', http(503, {}), 'Failed to save changes. Please try again.'],
  // All that a proxy says when it refuses the size of a request.
  ['a bare refusal', http(413), 'The server answered 413 without saying why. Please try again.'],
])('gives %s', (_, thrown, message) => {
  expect(saveFailure(thrown).message).toBe(message);
});

it.each([
  [new ApiError('', { kind: 'network' }), 'later', true],
  [new ApiError('', { kind: 'answer' }), 'later', true],
  [http(500), 'later', true],
  [http(503), 'later', true],
  [http(429), 'later', false],
  [http(412), 'choice', false],
  [http(401), 'sign-in', false],
  [new ApiError('', { kind: 'session' }), 'sign-in', false],
  [http(403), 'change', false],
  [http(409), 'change', false],
  [new TypeError('No montage data available to save'), 'change', false],
])('knows the remedy: %s', (thrown, remedy, mayBeStored) => {
  expect(saveFailure(thrown)).toMatchObject({ remedy, mayBeStored });
});
