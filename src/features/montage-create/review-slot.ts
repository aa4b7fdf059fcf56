import type { ComponentType, ReactNode } from 'react';
import type { DocumentCorrection } from '@/api/generated/model';
import type { ReportReview } from '@/shared/sources/generation-report-dialog';

/** A review that was opened from one of the chosen files. */
export interface OpenedReview {
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
  OfFiles: ComponentType<OpenedReview>;
  /** The documents of an uploaded set, each with its review. */
  OfSet: ComponentType<{ documentId: string; note?: ReactNode }>;
  /** The documents and the places in them, for the report of a generation. `note`: how corrections take effect. */
  OfReport: ComponentType<{
    documentId: string;
    note?: ReactNode;
    children(review: ReportReview): ReactNode;
  }>;
}
