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

/**
 * The answer, if it is the montage `id`. Whatever else came with a status of success (a proxy's page, another montage) is
 * not to take the place of somebody's work.
 *
 * @throws ApiError of the kind `answer`.
 */
export function checkedMontage(answer: unknown, id: string): Montage {
  if (isMontage(answer) && answer.id === id) return answer;
  throw new ApiError('The server answered with something that is not this montage. Please try again.', {
    kind: 'answer',
  });
}
