import { useState } from 'react';
import type { DocumentReview } from '@/api/generated/model';
import { fileId, type Preview } from './recognition-queue';
import type { OpenedReview } from './review-slot';
import type { ChosenFiles } from './use-chosen-files';

/** How a file was read; null where it cannot be read, or the server does not show it. */
export const reviewOf = (preview: Preview | undefined): DocumentReview | null =>
  preview?.phase === 'recognised' && preview.recognition.refused === null
    ? (preview.recognition.review ?? null)
    : null;

/** The review of the chosen files, while it is open. */
export function useReviewing(files: ChosenFiles) {
  const [initial, setInitial] = useState<string | null>(null);
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const { chosen, previews } = files;
  const fileOf = (key: string) => chosen.find((each) => each.key === key)?.file;
  const opened: OpenedReview | null =
    initial === null
      ? null
      : {
          documents: chosen.flatMap(({ key, file }) => {
            const review = reviewOf(previews.get(fileId(file)));
            if (!review && key !== initial) return [];
            const openQuestions = review?.questions.length ?? null;
            return [
              {
                key,
                name: file.name,
                corrections: files.correctionsOf(file),
                openQuestions,
                source: { file },
              },
            ];
          }),
          initial,
          onCorrected(key, corrections) {
            const file = fileOf(key);
            if (!file) return;
            files.correct(file, corrections);
            setCorrected((before) => new Set(before).add(key));
          },
          onClose() {
            for (const key of corrected) {
              const file = fileOf(key);
              if (file) files.recogniseAgain(file);
            }
            setCorrected(new Set());
            setInitial(null);
          },
        };
  return { opened, open: setInitial };
}
