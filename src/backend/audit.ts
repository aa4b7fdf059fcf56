import type { OperationId } from '@/api/generated/operations';
import type { Clock, Tables } from './ports';

/**
 * Notes a write, within its transaction.
 *
 * @param person an email address.
 * @param subject the id of what was changed.
 */
export const audit = (
  tables: Pick<Tables, 'audit'>,
  clock: Pick<Clock, 'now'>,
  person: string,
  operation: OperationId,
  subject: string,
): Promise<void> =>
  tables.audit.add({ time: new Date(clock.now()).toISOString(), person, operation, subject });

/** The first id in the path; for an operation without one, the id in its answer. */
export function subjectOf(params: object | undefined, answer: unknown): string {
  const [inPath] = Object.values(params ?? {});
  if (inPath !== undefined) return String(inPath);
  const hasId = typeof answer === 'object' && answer !== null && 'id' in answer;
  return hasId ? String(answer.id) : '';
}
