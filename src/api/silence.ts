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

/** Replaces the clock of the limits, so that tests need not wait; without one, restores the system's. */
export function setLimitClock(other: LimitClock = systemClock): void {
  clock = other;
}

/** What the user can do about a call that may or may not have arrived. */
export const adviceFor = (operation: OperationId | undefined): string =>
  policyOf(operation).mayRepeat ? 'Please try again.' : 'Check whether it was done before you try again.';

/**
 * Waits for the next data of a call.
 *
 * @param onSilence called when the wait times out, to end the call.
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
 * The time limit for the beginning of an answer, ms. `fetch` does not report upload progress, so a large request gets
 * the time that a slow line needs.
 */
export function patienceMs(operation: OperationId | undefined, body: RequestInit['body']): number {
  const { silenceMs, sentBytesPerMs } = policyOf(operation);
  return silenceMs + (sentBytesPerMs ? sizeOf(body) / sentBytesPerMs : 0);
}
