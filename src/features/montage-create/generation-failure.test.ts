import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { streamMessages } from '@/api/stream-messages';
import { StreamError } from '@/api/stream-error';
import { failureOf, failureOfEvent } from './generation-failure';

describe('the end of a run', () => {
  it("is the server's own words, else the sentence for none", () => {
    expect(failureOfEvent({ error: 'No document gave anything.' }).message).toBe(
      'No document gave anything.',
    );
    expect(failureOfEvent({ error: ' ' }).message).toBe('Generation failed. Please try again.');
  });

  it('keeps the sentence of the stream and knows when signing in helps', () => {
    const unauthorised = new ApiError('The server answered 401.', { kind: 'http', status: 401 });
    expect(failureOf(new StreamError(streamMessages.start, { cause: unauthorised }))).toEqual({
      message: 'Failed to start generation. Please try again.',
      needsSignIn: true,
    });
    expect(failureOf(new StreamError(streamMessages.connection))).toEqual({
      message: 'Connection error. Please try again.',
      needsSignIn: false,
    });
    const ended = new ApiError('Your session could not be renewed.', { kind: 'session' });
    expect(failureOf(ended)).toEqual({ message: 'Your session could not be renewed.', needsSignIn: true });
    expect(failureOf(new TypeError('x'))).toEqual({ message: streamMessages.start, needsSignIn: false });
  });

  it('says of an unknown document what helps', () => {
    const unknown = new ApiError('No such document.', { kind: 'http', status: 404 });
    const refused = new ApiError('The height is no number.', { kind: 'http', status: 422 });
    expect(failureOf(new StreamError(streamMessages.start, { cause: unknown })).advice).toContain(
      'No document set has this ID.',
    );
    expect(failureOf(new StreamError(streamMessages.start, { cause: refused })).advice).toBeUndefined();
  });
});
