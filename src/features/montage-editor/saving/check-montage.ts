import { ApiError } from '@/api/api-error';
import type { Montage } from '@/domain/montage/montage';
import type { ServerMontage } from '../server-montage';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isListOfRecords = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) && value.every(isRecord);

/** Whether a stored draft's value has the lists that the editor needs. The transport checks answers of the server. */
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

/** Whether the montage has no content, as after a generation that found nothing. */
export const isEmpty = (montage: Montage): boolean =>
  montage.top_line_item === null &&
  montage.sections_list.length === 0 &&
  montage.reservoirs_list.length === 0 &&
  montage.plan_summaries_list.length === 0;

const isBlank = (montage: Montage): boolean => montage.id === '' && isEmpty(montage);

/** Whether two montages may be the same one: a server may leave out the id. */
export const mayBeSame = (a: Montage, b: Montage): boolean => a.id === b.id || a.id === '' || b.id === '';

/** Whether a loaded montage can replace `edited`: not another montage, and not an empty answer. */
export const canReplace = (loaded: Montage, edited: Montage): boolean =>
  mayBeSame(loaded, edited) && (!isBlank(loaded) || isBlank(edited));

/** Whether the answer to a save can be what the server stored of `sent`. */
export const canBeStored = (answer: Montage, sent: Montage): boolean =>
  mayBeSame(answer, sent) && (!isEmpty(answer) || isEmpty(sent));

/** For an answer that would replace the user's work with something else. */
export const wrongMontage = (answer: ServerMontage): ApiError =>
  new ApiError('The server answered with something that is not this montage. Please try again.', {
    kind: 'answer',
    cause: answer.montage,
  });
