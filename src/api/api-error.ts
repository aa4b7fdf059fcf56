import type { ErrorBody } from './generated/model';
import type { OperationId } from './generated/operations';

/**
 * - `http`: the server answered with an error status.
 * - `network`: no answer came; if it has a status, the connection was lost during the answer.
 * - `silence`: nothing arrived within the time limit (`fault-policy`).
 * - `session`: the call was not made, because the identity provider did not renew the user's session.
 * - `answer`: the answer does not follow the contract (not JSON, for instance).
 */
export type ApiErrorKind = 'http' | 'network' | 'silence' | 'session' | 'answer';

interface ApiErrorDetails {
  kind: ApiErrorKind;
  status?: number;
  body?: ErrorBody;
  /** Seconds the server asked to wait, from its Retry-After header. */
  retryAfterS?: number;
  /** The called operation; undefined if the contract has none for the call. */
  operation?: OperationId | undefined;
  cause?: unknown;
}

/** Set by the error reporting (docs/reporting.md); screens do not know about it. */
let onFailure: ((error: Error) => void) | undefined;

/** @param listener called with each failed call, when it fails. */
export function hearFailedCalls(listener: (error: Error) => void): void {
  onFailure = listener;
}

/** Reports the other kinds of failed calls too. */
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

/** The contract's status for an optional operation that the server does not offer. */
export const isNotOffered = (thrown: unknown): boolean =>
  [404, 405, 501].some((status) => hasStatus(thrown, status));

/** Whether the server refused because the user lacks permission. */
export const isRefusal = (thrown: unknown): boolean => hasStatus(thrown, 403);

/** Whether the server has no such object: a screen then offers the way back instead of a retry. */
export const isNotFound = (thrown: unknown): boolean => hasStatus(thrown, 404);

/** Whether signing in again is what helps. */
export const needsSignIn = (thrown: unknown): boolean =>
  hasStatus(thrown, 401) || (thrown instanceof ApiError && thrown.kind === 'session');

/**
 * Whether the server gave no answer, for whatever reason: a proxy in front of a server that is stopped answers for it. An
 * answer that was refused is an answer.
 */
export const isUnanswered = (thrown: unknown): boolean =>
  thrown instanceof ApiError &&
  (['network', 'silence'].includes(thrown.kind) || [502, 503, 504].includes(thrown.status ?? 0));

interface AccessCheck {
  /** Undefined until it has succeeded once; null if the answer was null or empty, which grants nothing. */
  data: unknown;
  /** The error of the last attempt. */
  error: unknown;
}

/**
 * Whether a module is open according to its access check: not while the first check is pending, nor if it failed. A
 * check that succeeded stays valid if a later one finds no connection, but not if a later one is refused.
 */
export const isOpen = ({ data, error }: AccessCheck): boolean => data != null && !isRefusal(error);
