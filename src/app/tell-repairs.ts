import { hearRepairs } from '@/api/repairs';
import type { OperationId } from '@/api/generated/operations';

interface CallList {
  repaired(operation: OperationId, repairs: readonly string[]): void;
}

/**
 * Tells those who write a backend what was repaired of its answers: the console of a development build, and the
 * demonstration's list of calls.
 */
export function tellRepairs(list: CallList | undefined): void {
  hearRepairs((operation, repairs) => {
    const lines = repairs.map(({ at, what }) => `${at}: ${what}`);
    list?.repaired(operation, lines);
    // No warning: the application works with what it made of the answer.
    // oxlint-disable-next-line no-console
    if (import.meta.env.DEV) console.info(`${operation}: ${lines.length} repaired\n${lines.join('\n')}`);
  });
}
