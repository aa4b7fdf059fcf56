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

/** An entity with a list or an item fewer than the other has. */
function lacks(answer: object, sent: object): boolean {
  const [given, wanted] = [answer, sent].map((entity) => new Map<string, unknown>(Object.entries(entity)));
  return [...wanted!].some(([name, part]) => {
    const answered = given!.get(name);
    if (Array.isArray(part)) return part.length > 0 && !(Array.isArray(answered) && answered.length > 0);
    // A deleted programme has a blank id.
    return name.endsWith('_item') && isRecord(part) && part.id !== '' && answered === null;
  });
}

/**
 * Whether the answer to a save can be what the server stored of `sent`. A server may answer with less than a montage, such
 * as its id or its sections: what such an answer lacks must not leave the screen, and with the next save the server.
 */
export function canBeStored(answer: Montage, sent: Montage): boolean {
  const sections = new Map(sent.sections_list.map((section) => [section.id, section]));
  return (
    mayBeSame(answer, sent) &&
    !lacks(answer, sent) &&
    answer.sections_list.every((section) => !lacks(section, sections.get(section.id) ?? {}))
  );
}

/** For an answer that would replace the user's work with something else. */
export const wrongMontage = (answer: ServerMontage): ApiError =>
  new ApiError('The server answered with something that is not this montage. Please try again.', {
    kind: 'answer',
    cause: answer.montage,
  });
