import { answerShapes } from '@/api/generated/answer-shapes';
import { repaired } from '@/api/repairs';
import type { KeptOperation } from './copy-rules';

/** An answer as the transport gives one with its headers. */
interface WithHeaders {
  readonly data: unknown;
}

/**
 * A copy as this version of the application takes it from the server: an earlier version may have kept it, under an earlier
 * contract.
 *
 * @throws Error if nothing of it can be shown.
 */
export async function fitAnswer(operation: KeptOperation, answer: unknown): Promise<unknown> {
  if (operation === 'checkAccess') return answer;
  const known = answerShapes[operation];
  const shape = known ?? (await import('@/api/generated/large-answer-shapes')).largeAnswerShapes[operation];
  if (!shape) throw new Error(`The shape of ${operation} is not known.`);
  if (operation === 'listMontages') return repaired(shape, answer, operation);
  const { data, ...others } = answer as WithHeaders;
  return { ...others, data: repaired(shape, data, operation) };
}
