import type { ReactNode } from 'react';
import type { DocumentCorrection } from '@/api/generated/model';

/** A review that was opened from one of the chosen files. */
interface OpenedReview {
  documents: readonly {
    key: string;
    name: string;
    corrections: readonly DocumentCorrection[];
    openQuestions: number | null;
    source: { file: File };
  }[];
  /** The key of the one that it was opened from. */
  initial: string;
  onCorrected(key: string, corrections: readonly DocumentCorrection[]): void;
  onClose(): void;
}

/** Other features' part in this screen, which the route hands in. */
export interface ReviewSlots {
  /** How the chosen files were read, over the screen. */
  ofFiles(opened: OpenedReview): ReactNode;
  /** The documents of an uploaded set, each with its review. */
  ofSet(documentId: string): ReactNode;
}
