import { useEffect, useState } from 'react';
import { followReadings } from '@/api/follow-readings';
import { recogniseDocument } from '@/api/generated/endpoints/montage/montage';
import type { DocumentCorrection } from '@/api/generated/model';
import { createRecognitionQueue, type Previews } from './recognition-queue';
import { useLatest } from './use-latest';

/** More pages than any document has: recognition reads the document, but draws no page before the user opens it. */
const noPage = '99999';

/**
 * The server's recognitions of files, as the answers arrive. Leaving the screen ends it.
 *
 * @param correctionsOf an engineer's corrections of a file.
 */
export function useRecognitions(
  files: readonly File[],
  correctionsOf: (file: File) => readonly DocumentCorrection[],
) {
  const [previews, setPreviews] = useState<Previews>(new Map());
  const latest = useLatest(correctionsOf);
  const [queue] = useState(() =>
    createRecognitionQueue({
      ask(file, signal) {
        const said = latest.current(file);
        const corrections = said.length > 0 && { corrections: JSON.stringify(said) };
        return recogniseDocument({ file, review: true, pages: noPage, ...corrections }, { signal });
      },
      onChange: setPreviews,
    }),
  );
  const pending = [...previews.values()].some(({ phase }) => phase === 'recognising');
  useEffect(() => {
    if (!pending) return;
    const stop = new AbortController();
    void followReadings((readings) => queue.hear(readings), stop.signal);
    return () => stop.abort();
  }, [queue, pending]);
  useEffect(() => queue.follow(files), [queue, files]);
  useEffect(() => () => queue.follow([]), [queue]);
  return {
    previews,
    retry: (file: File) => queue.retry(file),
    cancel: (file: File) => queue.cancel(file),
    again: (file: File) => queue.again(file),
  };
}
