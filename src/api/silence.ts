import { ApiError } from './api-error';
import { policyOf } from './fault-policy';
import type { OperationId } from './generated/operations';

interface LimitClock {
  setTimeout(run: () => void, ms: number, operation: OperationId | undefined): unknown;
  clearTimeout(timer: unknown): void;
}

const systemClock: LimitClock = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
let clock = systemClock;

/** Gives the limits of calls another clock, so that a test need not wait; without one, the system's again. */
export function setLimitClock(other: LimitClock = systemClock): void {
  clock = other;
}

/** What the user can do about a call that may or may not have arrived. */
export const adviceFor = (operation: OperationId | undefined): string =>
  policyOf(operation).mayRepeat ? 'Please try again.' : 'Check whether it was done before you try again.';

/**
 * Waits for the next sign of life of a call.
 *
 * @param onSilence called when it was waited for in vain, to end the call.
 * @throws ApiError of kind `silence` after `ms`.
 */
export async function orSilence<T>(
  heard: Promise<T>,
  ms: number,
  operation: OperationId | undefined,
  onSilence: () => void,
): Promise<T> {
  let timer: unknown;
  const silence = new Promise<never>((_, reject) => {
    timer = clock.setTimeout(
      () => {
        reject(
          new ApiError(`The server did not answer in time. ${adviceFor(operation)}`, {
            kind: 'silence',
            operation,
          }),
        );
        onSilence();
      },
      ms,
      operation,
    );
  });
  try {
    return await Promise.race([heard, silence]);
  } finally {
    clock.clearTimeout(timer);
  }
}

const sizeOf = (body: RequestInit['body']): number =>
  body instanceof FormData
    ? [...body.values()].reduce(
        (sum, value) => sum + (typeof value === 'string' ? value.length : value.size),
        0,
      )
    : typeof body === 'string'
      ? body.length
      : 0;

/**
 * How long to wait for the beginning of an answer, ms. `fetch` does not report how much of a request was sent, so a large
 * request gets the time that it takes on a slow line.
 */
export function patienceMs(operation: OperationId | undefined, body: RequestInit['body']): number {
  const { silenceMs, sentBytesPerMs } = policyOf(operation);
  return silenceMs + (sentBytesPerMs ? sizeOf(body) / sentBytesPerMs : 0);
}
