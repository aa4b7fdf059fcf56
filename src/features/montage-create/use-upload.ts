import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { needsSignIn } from '@/api/api-error';
import { uploadFailureMessage } from '@/api/error-message';
import { uploadDocuments } from '@/api/generated/endpoints/montage/montage';
import type { DocumentCorrection } from '@/api/generated/model';
import { unreadableFiles, type ClassifiedFile } from './file-intake';
import { useLatest } from './use-latest';

const processingAfterMs = 4_000;
const advanceAfterMs = 1_500;

export interface UploadState {
  phase: 'idle' | 'uploading' | 'processing' | 'complete' | 'failed' | 'cancelled';
  count: number;
  /** On the monotonic clock, ms. */
  startedAt: number;
  endedAt: number | null;
  failure: { message: string; needsSignIn: boolean } | null;
}

export const idleUpload: UploadState = {
  phase: 'idle',
  count: 0,
  startedAt: 0,
  endedAt: null,
  failure: null,
};

export const isUploading = ({ phase }: UploadState): boolean =>
  phase === 'uploading' || phase === 'processing';

async function failureOf(thrown: unknown, files: readonly ClassifiedFile[]) {
  const gone = await unreadableFiles(files);
  if (gone.length === 0) return { message: uploadFailureMessage(thrown), needsSignIn: needsSignIn(thrown) };
  const message = `${gone.join(', ')} can no longer be read, because the file was moved or changed. Remove it from the list and add it again.`;
  return { message, needsSignIn: false };
}

interface UploadHandlers {
  /** An engineer's corrections of a file, which are sent with it. */
  correctionsOf(file: File): readonly DocumentCorrection[];
  onUploaded(documentId: string, files: readonly ClassifiedFile[]): void;
  /** A moment after the success, once it could be read. */
  onAdvance(): void;
}

export interface Upload {
  state: UploadState;
  start(files: readonly ClassifiedFile[]): void;
  cancel(): void;
}

/** One upload at a time, with its phases. Leaving the screen ends it. */
export function useUpload(handlers: UploadHandlers): Upload {
  const latest = useLatest(handlers);
  const [state, setState] = useState(idleUpload);
  const current = useRef<AbortController | null>(null);
  const { phase } = state;

  useEffect(() => () => current.current?.abort(), []);

  useEffect(() => {
    if (phase !== 'uploading') return;
    const timer = setTimeout(
      () => setState((before) => ({ ...before, phase: 'processing' })),
      processingAfterMs,
    );
    return () => clearTimeout(timer);
  }, [phase]);

  const advance = useEffectEvent(() => {
    setState(idleUpload);
    handlers.onAdvance();
  });
  useEffect(() => {
    if (phase !== 'complete') return;
    const timer = setTimeout(advance, advanceAfterMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const send = async (files: readonly ClassifiedFile[], signal: AbortSignal) => {
    const end = (changes: Partial<UploadState>) =>
      setState((before) => ({ ...before, endedAt: performance.now(), ...changes }));
    try {
      const said = files.map(({ file }) => latest.current.correctionsOf(file));
      // A server without reviews does not know this field: it is omitted without corrections.
      const corrections = said.some(({ length }) => length > 0) && { corrections: JSON.stringify(said) };
      const { id } = await uploadDocuments(
        { files: files.map(({ file }) => file), ...corrections },
        { classifications: files.map(({ classification }) => classification) },
        { signal },
      );
      if (signal.aborted) return;
      end({ phase: 'complete' });
      latest.current.onUploaded(id, files);
    } catch (thrown) {
      if (signal.aborted) return;
      const failure = await failureOf(thrown, files);
      if (!signal.aborted) end({ phase: 'failed', failure });
    }
  };

  return {
    state,
    start(files) {
      current.current?.abort();
      current.current = new AbortController();
      setState({ ...idleUpload, phase: 'uploading', count: files.length, startedAt: performance.now() });
      void send(files, current.current.signal);
    },
    cancel() {
      current.current?.abort();
      setState((before) => ({ ...before, phase: 'cancelled', endedAt: performance.now() }));
    },
  };
}
