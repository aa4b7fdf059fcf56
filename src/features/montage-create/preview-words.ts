import type { DocumentRecognition, SourcePlace } from '@/api/generated/model';
import type { ChosenFile } from './file-intake';
import { fileId, type Preview, type Previews } from './recognition-queue';

const shownAtOnce = 2;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const tooLargeWords = 'Too large to preview; it is read when the montage is generated.';
export const failedWords = 'Could not be previewed.';
export const cancelledWords = 'Not read yet; it is read when the montage is generated.';

/** The content of a file, on one line. */
export function headlineOf({ holds, not_understood }: DocumentRecognition): string {
  if (holds.length === 0) return 'Nothing for a montage was recognised.';
  const more = holds.length - shownAtOnce;
  const shown = holds.slice(0, more === 1 ? shownAtOnce + 1 : shownAtOnce);
  return [
    ...shown,
    ...(more > 1 ? [`${more} more`] : []),
    ...(not_understood.length > 0
      ? [counted(not_understood.length, 'part not understood', 'parts not understood')]
      : []),
  ].join(' · ');
}

/** Whether the headline left something out. */
export const hasMore = ({ holds, not_understood }: DocumentRecognition): boolean =>
  holds.length > shownAtOnce + 1 || not_understood.length > 0;

export function placeWords({ page, sheet, cell, line }: SourcePlace): string {
  const parts = [
    page !== null && `page ${page}`,
    sheet,
    cell,
    cell === null && line !== null && `line ${line}`,
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}

function outcomeOf(preview: Preview | undefined): string {
  switch (preview?.phase) {
    case 'recognised':
      return preview.recognition.refused ?? headlineOf(preview.recognition);
    case 'too large':
      return tooLargeWords;
    case 'failed':
      return failedWords;
    case 'cancelled':
      return cancelledWords;
    default:
      return '';
  }
}

const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

/** For screen readers: one or two sentences after the last answer, for any number of files. */
export function announcementOf(chosen: readonly ChosenFile[], previews: Previews): string {
  const all = chosen.map((file) => ({ ...file, preview: previews.get(fileId(file.file)) }));
  if (all.every(({ preview }) => preview === undefined)) return '';
  const suggested = all.filter(({ classifiedBy }) => classifiedBy === 'content');
  const [only] = all;
  if (all.length === 1 && only) {
    const type = suggested.length > 0 ? ` Type suggested by content: ${only.classification}.` : '';
    return `${asSentence(outcomeOf(only.preview))}${type}`;
  }
  const recognised = all.flatMap(({ preview }) =>
    preview?.phase === 'recognised' ? [preview.recognition] : [],
  );
  const refused = recognised.filter((recognition) => recognition.refused !== null).length;
  const silent = all.length - recognised.length;
  return [
    `${recognised.length - refused} of ${all.length} files recognised.`,
    refused > 0 && `${refused} cannot be read.`,
    silent > 0 && `${silent} could not be previewed.`,
    suggested.length > 0 && `${counted(suggested.length, 'type', 'types')} suggested by content.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}
