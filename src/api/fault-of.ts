import { ApiError } from './api-error';
import { policies, type CallClass, type Fault, type Policy } from './fault-policy';

/** Separate from the policy, because the first load needs only the policy. */

/** The fault for a status; for a status that is not in the table, the nearest one. */
function faultOfStatus(status: number): Fault {
  if (status >= 500) return status === 502 || status === 503 || status === 504 ? '503' : '500';
  // Too slow or too early: one side timed out waiting for the other.
  if (status === 408 || status === 425) return 'silence';
  if (status === 410) return '404';
  return [401, 403, 404, 409, 412, 413, 429].includes(status) ? (`${status}` as Fault) : '422';
}

/** The fault of a failed call; undefined for an error that did not come from a call. */
export function faultOf(thrown: unknown): Fault | undefined {
  if (!(thrown instanceof ApiError)) return undefined;
  const { kind, status, cause } = thrown;
  if (kind === 'http') return faultOfStatus(status ?? 0);
  if (kind === 'session') return '401';
  // With a status, the answer had begun.
  if (kind === 'network') return status === undefined ? 'offline' : 'cut';
  if (kind === 'silence') return kind;
  return cause === undefined ? 'empty' : cause instanceof SyntaxError ? 'not JSON' : 'contract';
}

/** The pause before a failed call is repeated, ms; undefined if it is not repeated. */
export function pauseBeforeRepeat(of: CallClass, thrown: unknown, before: number): number | undefined {
  const fault = faultOf(thrown);
  if (!fault || !policies[of].repeated.includes(fault)) return undefined;
  const pauseMs = pauseAfter(policies[of], before);
  // Never sooner than the server asks.
  return pauseMs && Math.max(pauseMs, ((thrown as ApiError).retryAfterS ?? 0) * 1_000);
}

/**
 * The pause after so many failed attempts, ms; undefined if there is none left.
 *
 * @param before how many attempts have failed before the last one.
 */
export function pauseAfter({ pausesMs, endless }: Policy, before: number): number | undefined {
  return pausesMs[endless ? Math.min(before, pausesMs.length - 1) : before];
}
