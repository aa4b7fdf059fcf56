import { ApiError } from '@/api/api-error';
import type { Montage } from '@/domain/montage/montage';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isListOfRecords = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) && value.every(isRecord);

/** Whether a value has what the editor cannot do without: the lists. Single fields are not looked at. */
export function isMontage(value: unknown): value is Montage {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    isListOfRecords(value.sections_list) &&
    value.sections_list.every(
      ({ formations_list, logging_item }) =>
        isListOfRecords(formations_list) &&
        (logging_item === null ||
          (isRecord(logging_item) && isListOfRecords(logging_item.logging_runs_list))),
    ) &&
    isListOfRecords(value.reservoirs_list) &&
    isListOfRecords(value.plan_summaries_list) &&
    (value.top_line_item === null ||
      (isRecord(value.top_line_item) && Array.isArray(value.top_line_item.well_heads)))
  );
}

/** Whether the montage holds nothing at all, as after a generation that stopped before it found anything. */
export const isEmpty = (montage: Montage): boolean =>
  montage.top_line_item === null &&
  montage.sections_list.length === 0 &&
  montage.reservoirs_list.length === 0 &&
  montage.plan_summaries_list.length === 0;

/** Whether an answer says nothing, not even which montage it is. */
export const saysNothing = (montage: Montage): boolean => montage.id === '' && isEmpty(montage);

/** Whether two montages may be the same one; a server need not say which montage it answers with. */
export const mayBeSame = (a: Montage, b: Montage): boolean => a.id === b.id || a.id === '' || b.id === '';

/**
 * The answer, if it is the montage that is edited. Whatever else came with a status of success (another montage, nothing) is
 * not to take the place of somebody's work.
 *
 * @param sent what the answer is to; null where it is to a load, which may find that somebody has emptied the montage.
 * @throws ApiError of the kind `answer`.
 */
export function checkedMontage(answer: unknown, edited: Montage, sent: Montage | null): Montage {
  if (isMontage(answer) && mayBeSame(answer, edited)) {
    const isLost = sent ? isEmpty(answer) && !isEmpty(sent) : saysNothing(answer) && !saysNothing(edited);
    if (!isLost) return answer;
  }
  throw new ApiError('The server answered with something that is not this montage. Please try again.', {
    kind: 'answer',
    cause: answer,
  });
}
