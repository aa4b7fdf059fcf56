import { ApiError, failedCall } from './api-error';

/**
 * A failure of a generation's event stream itself; `message` is for the user. It has a file of its own because error reporting
 * imports it on every screen, and `generation-stream.ts` would load the code of the signed-in screens there.
 */
export class StreamError extends Error {
  override readonly name = 'StreamError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // A call that failed before was already reported.
    if (!(options?.cause instanceof ApiError)) failedCall(this);
  }
}
