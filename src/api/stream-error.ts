import { ApiError, failedCall } from './api-error';

/**
 * A failure of the stream of a generation itself; `message` is for the user. Apart from the stream, because error reporting knows it
 * on every screen, and the stream's file brings the code of the signed-in screens with it.
 */
export class StreamError extends Error {
  override readonly name = 'StreamError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // A call that failed before was already reported.
    if (!(options?.cause instanceof ApiError)) failedCall(this);
  }
}
