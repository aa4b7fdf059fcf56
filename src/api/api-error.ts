import type { ErrorBody } from './generated/model';
import type { OperationId } from './generated/operations';

/**
 * - `http`: the server answered with an error status.
 * - `network`: no answer came; where it has a status, its beginning came.
 * - `silence`: nothing was heard for as long as is waited for it (`fault-policy`).
 * - `session`: the call was not made, because the identity provider did not renew the user's session.
 * - `answer`: an answer came that is not what the contract says (not JSON, for instance).
 */
export type ApiErrorKind = 'http' | 'network' | 'silence' | 'session' | 'answer';

interface ApiErrorDetails {
  kind: ApiErrorKind;
  status?: number;
  body?: ErrorBody;
  /** Seconds the server asked to wait, from its Retry-After header. */
  retryAfterS?: number;
  /** Which call it was; undefined where the contract has none such. */
  operation?: OperationId | undefined;
  cause?: unknown;
}

/** Set where failures are reported (docs/reporting.md): screens know nothing of it. */
let onFailure: ((error: Error) => void) | undefined;

/** @param listener called with each failed call, when it fails. */
export function hearFailedCalls(listener: (error: Error) => void): void {
  onFailure = listener;
}

/** Reports the other kinds of failed calls, too. */
export const failedCall = (error: Error): void => onFailure?.(error);

/** The one error that leaves the api room. Its text for a user comes from `errorMessage`, never from `message`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly body: ErrorBody | undefined;
  readonly retryAfterS: number | undefined;
  readonly operation: OperationId | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = details.kind;
    this.status = details.status;
    this.body = details.body;
    this.retryAfterS = details.retryAfterS;
    this.operation = details.operation;
    failedCall(this);
  }
}

export const hasStatus = (thrown: unknown, status: number): boolean =>
  thrown instanceof ApiError && thrown.status === status;

/** Decided in the contract: so answers a server that does not offer an optional operation. */
export const isNotOffered = (thrown: unknown): boolean =>
  [404, 405, 501].some((status) => hasStatus(thrown, status));

/** Whether the server said that this person may not. */
export const isRefusal = (thrown: unknown): boolean => hasStatus(thrown, 403);

/** Whether the server said that there is no such thing: a screen then offers the way back, not a retry. */
export const isNotFound = (thrown: unknown): boolean => hasStatus(thrown, 404);

/** Whether signing in again is what helps. */
export const needsSignIn = (thrown: unknown): boolean =>
  hasStatus(thrown, 401) || (thrown instanceof ApiError && thrown.kind === 'session');

interface AccessCheck {
  /** Undefined until it has succeeded once; null where the answer was null or empty, which grants nothing. */
  data: unknown;
  /** Why the last one failed. */
  error: unknown;
}

/**
 * Whether a module is open, by the check of its access: not while the first one is on its way, nor when it failed. One that
 * succeeded and later finds no connection has still succeeded; one that is then refused has not.
 */
export const isOpen = ({ data, error }: AccessCheck): boolean => data != null && !isRefusal(error);
