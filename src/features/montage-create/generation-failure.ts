import { ApiError, isNotFound, needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { streamMessages } from '@/api/stream-messages';
import { StreamError } from '@/api/stream-error';
import type { GenerationFailure } from '@/api/generated/model';
import type { RunFailure } from './generation-run';

const unknownDocument =
  'No document set has this ID. Check the document ID, or upload the documents and generate again.';

/** The server's own words, else the sentence for a server that gave none. */
export function failureOfEvent({ error }: GenerationFailure): RunFailure {
  const said = error.trim();
  return { message: said === '' ? streamMessages.generation : said, needsSignIn: false };
}

/** The sentence for what ended a run, and whether signing in again is what helps. */
export function failureOf(thrown: unknown): RunFailure {
  if (thrown instanceof StreamError) {
    const { message, cause } = thrown;
    return {
      message,
      needsSignIn: needsSignIn(cause),
      // The sentence for every refusal says to try again, which for an id that was mistyped never helps.
      ...(isNotFound(cause) && { advice: unknownDocument }),
    };
  }
  if (thrown instanceof ApiError) return { message: errorMessage(thrown), needsSignIn: needsSignIn(thrown) };
  return { message: streamMessages.start, needsSignIn: false };
}
