import { ApiError, hasStatus, needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { faultOf } from '@/api/fault-of';
import { policies } from '@/api/fault-policy';

const fallbackSentence = 'Failed to save changes. Please try again.';

export interface SaveFailure {
  /** For the user. */
  readonly message: string;
  /**
   * What helps: another attempt (`later`), other data or a click (`change`), signing in, or choosing between two
   * versions.
   */
  readonly remedy: 'later' | 'change' | 'sign-in' | 'choice';
  /** The pause that the server asked for. */
  readonly retryAfterMs: number;
  /** Whether the server may have stored the save despite the failure. */
  readonly mayBeStored: boolean;
}

/** Whether the server has a newer version than the save's base. */
export const isOutdated = (thrown: unknown): boolean => hasStatus(thrown, 412);

function remedyOf(thrown: unknown): SaveFailure['remedy'] {
  if (needsSignIn(thrown)) return 'sign-in';
  if (isOutdated(thrown)) return 'choice';
  const fault = faultOf(thrown);
  return fault && policies.save.repeated.includes(fault) ? 'later' : 'change';
}

function sentenceOf(thrown: unknown): string {
  const sentence = errorMessage(thrown);
  // A server that fails without a message gives nothing to show. For a refusal the status is the only clue.
  const silent =
    thrown instanceof ApiError &&
    thrown.kind === 'http' &&
    remedyOf(thrown) === 'later' &&
    sentence === thrown.message;
  return silent || sentence === 'An unexpected error occurred.' ? fallbackSentence : sentence;
}

export function saveFailure(thrown: unknown): SaveFailure {
  const error = thrown instanceof ApiError ? thrown : null;
  return {
    message: sentenceOf(thrown),
    remedy: remedyOf(thrown),
    retryAfterMs: Math.max(0, error?.retryAfterS ?? 0) * 1_000,
    // Only a refusal means that nothing was stored. A gateway that gave up (502, 504) does not know.
    mayBeStored:
      error !== null && (['network', 'silence', 'answer'].includes(error.kind) || (error.status ?? 0) >= 500),
  };
}
