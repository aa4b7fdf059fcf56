import { useState } from 'react';
import type { DocumentClassification } from '@/api/generated/model';
import { takeIn, type ChosenFile, type Refusal } from './file-intake';

export interface ChosenFiles {
  chosen: ChosenFile[];
  /** What was refused of the files added last. */
  refused: Refusal[];
  add(files: Iterable<File>): void;
  remove(key: string): void;
  classify(key: string, classification: DocumentClassification | null): void;
  clear(): void;
}

const none = { chosen: [] as ChosenFile[], refused: [] as Refusal[] };

/** The files that were chosen and not yet uploaded. Held by the screen, so that they outlive a visit to another step. */
export function useChosenFiles(): ChosenFiles {
  const [files, setFiles] = useState(none);
  const change = (next: (chosen: ChosenFile[]) => ChosenFile[]) =>
    setFiles(({ chosen, refused }) => ({ chosen: next(chosen), refused }));
  return {
    ...files,
    add(incoming) {
      // Copied at once: the browser empties its own list as soon as the input is.
      const copied = [...incoming];
      setFiles(({ chosen }) => takeIn(chosen, copied));
    },
    remove: (key) =>
      setFiles(({ chosen }) => ({ chosen: chosen.filter((file) => file.key !== key), refused: [] })),
    classify: (key, classification) =>
      change((chosen) => chosen.map((file) => (file.key === key ? { ...file, classification } : file))),
    clear: () => setFiles(none),
  };
}
