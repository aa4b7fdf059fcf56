import type { ErrorBody } from '@/api/generated/zod/montageAPI.schemas.zod';

/**
 * An answer of the HTTP layer itself, to be thrown: too many calls, a body that is too large or too slow. It passes the
 * operations of `src/backend` without a check against the contract, as the answer of a proxy would.
 */
export class HttpRefusal extends Error {
  override name = 'HttpRefusal';
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const bodyTooLarge = (message: string): HttpRefusal => new HttpRefusal(413, { message });

/** The rest of the body is not read, so that the connection cannot be used again. */
export const bodyTooSlow = (): HttpRefusal =>
  new HttpRefusal(
    408,
    { message: 'The request did not arrive in time. Check your connection and try again.' },
    { Connection: 'close' },
  );

/** @param seconds until the next call is answered. */
export const tooManyRequests = (seconds: number): HttpRefusal =>
  new HttpRefusal(
    429,
    { message: 'Too many requests. Try again in a moment.' },
    { 'Retry-After': String(seconds) },
  );
