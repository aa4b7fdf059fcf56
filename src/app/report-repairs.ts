import { hearRepairs } from '@/api/repairs';
import type { OperationId } from '@/api/generated/operations';

interface CallList {
  repaired(operation: OperationId, repairs: readonly string[]): void;
}

/**
 * Reports the repairs of an answer to developers of a backend: in the console of a development build, and in the
 * demonstration's list of calls.
 */
export function reportRepairs(list: CallList | undefined): void {
  hearRepairs((operation, repairs) => {
    const lines = repairs.map(({ at, what }) => `${at}: ${what}`);
    list?.repaired(operation, lines);
    // No warning: the application works with what it made of the answer.
    // oxlint-disable-next-line no-console
    if (import.meta.env.DEV) console.info(`${operation}: ${lines.length} repaired\n${lines.join('\n')}`);
  });
}
