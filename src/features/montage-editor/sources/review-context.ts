import { createContext, type ComponentType, type ReactNode } from 'react';
import type { ReportReview } from '@/shared/sources/generation-report-dialog';

/** The review of the montage's documents, for its generation report. */
export type MontageReview = ComponentType<{
  documentId: string;
  children(review: ReportReview): ReactNode;
}>;

/** Null where there is no review. */
export const ReviewContext = createContext<{ Review: MontageReview; documentId: string } | null>(null);
