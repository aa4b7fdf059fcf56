import { useMemo, useState } from 'react';
import type { DocumentClassification, DocumentCorrection } from '@/api/generated/model';
import { takeIn, type ChosenFile, type Refusal } from './file-intake';
import { fileId, type Previews } from './recognition-queue';
import { withSuggestedTypes } from './suggested-type';
import { useRecognitions } from './use-recognitions';

export interface ChosenFiles {
  /** With the types that their content suggests, where nothing else gave one. */
  chosen: ChosenFile[];
  /** The refused files of the last addition. */
  refused: Refusal[];
  previews: Previews;
  /** Asks again for a preview that failed. */
  retryPreview(file: File): void;
  /** Stops asking for a preview. */
  cancelPreview(file: File): void;
  /** An engineer's corrections of a file, which are sent with it. */
  correctionsOf(file: File): readonly DocumentCorrection[];
  correct(file: File, corrections: readonly DocumentCorrection[]): void;
  /** Asks again what a file holds: it was corrected. */
  recogniseAgain(file: File): void;
  add(files: Iterable<File>): void;
  remove(key: string): void;
  classify(key: string, classification: DocumentClassification | null): void;
  /** The files have become a document set. Their recognitions go on, because the inputs step offers what they give. */
  handOver(documentId: string): void;
  /** The files that became the set with this id on this screen; undefined if none did. */
  filesOf(documentId: string): readonly File[] | undefined;
}

const noCorrections: readonly DocumentCorrection[] = [];

const none = { chosen: [] as ChosenFile[], refused: [] as Refusal[] };

/** The files that were chosen and not yet uploaded. Held by the screen, so that they outlive a visit to another step. */
export function useChosenFiles(): ChosenFiles {
  const [files, setFiles] = useState(none);
  const [corrections, setCorrections] = useState<ReadonlyMap<string, readonly DocumentCorrection[]>>(
    new Map(),
  );
  const correctionsOf = (file: File) => corrections.get(fileId(file)) ?? noCorrections;
  const [sent, setSent] = useState<{ documentId: string; files: File[] } | null>(null);
  const read = useMemo(
    () => [...files.chosen.map(({ file }) => file), ...(sent?.files ?? [])],
    [files.chosen, sent],
  );
  const { previews, retry, cancel, again } = useRecognitions(read, correctionsOf);
  const change = (next: (chosen: ChosenFile[]) => ChosenFile[]) =>
    setFiles(({ chosen, refused }) => ({ chosen: next(chosen), refused }));
  return {
    chosen: withSuggestedTypes(files.chosen, previews),
    refused: files.refused,
    previews,
    retryPreview: retry,
    cancelPreview: cancel,
    correctionsOf,
    correct: (file, said) => setCorrections((before) => new Map(before).set(fileId(file), said)),
    recogniseAgain: again,
    add(incoming) {
      // Copied at once: the browser empties its own list as soon as the input is.
      const copied = [...incoming];
      setFiles(({ chosen }) => takeIn(chosen, copied));
    },
    remove: (key) =>
      setFiles(({ chosen }) => ({ chosen: chosen.filter((file) => file.key !== key), refused: [] })),
    classify: (key, classification) =>
      change((chosen) =>
        chosen.map((file) => (file.key === key ? { ...file, classification, classifiedBy: 'person' } : file)),
      ),
    filesOf: (documentId) => (sent?.documentId === documentId ? sent.files : undefined),
    handOver(documentId) {
      setSent({ documentId, files: files.chosen.map(({ file }) => file) });
      setFiles(none);
      setCorrections(new Map());
    },
  };
}
