import { useEffect, useState } from 'react';
import { recogniseDocument } from '@/api/generated/endpoints/montage/montage';
import type { ChosenFile } from './file-intake';
import { createRecognitionQueue, type Previews } from './recognition-queue';

/** What the server recognises in the chosen files, as the answers come. Leaving the screen ends it. */
export function useRecognitions(chosen: readonly ChosenFile[]) {
  const [previews, setPreviews] = useState<Previews>(new Map());
  const [queue] = useState(() =>
    createRecognitionQueue({
      ask: (file, signal) => recogniseDocument({ file }, { signal }),
      onChange: setPreviews,
    }),
  );
  useEffect(() => queue.follow(chosen.map(({ file }) => file)), [queue, chosen]);
  useEffect(() => () => queue.follow([]), [queue]);
  return { previews, retry: (file: File) => queue.retry(file) };
}
