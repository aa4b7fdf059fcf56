/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { NotUnderstood } from './notUnderstood.ts';
import type { NotUsed } from './notUsed.ts';
import type { ReportedDocument } from './reportedDocument.ts';

/**
 * What a generation made of the documents, for a person to read and to keep.
 */
export interface GenerationReport {
  documents: ReportedDocument[];
  /** What was decided where the documents leave something open or disagree, a sentence each. */
  decisions: string[];
  not_understood: NotUnderstood[];
  /** What no document gives, a sentence each. */
  missing: string[];
  /** Values that are kept and doubtful, a sentence each. */
  flagged: string[];
  /**
     * Values that the documents hold and that are nowhere in the montage, told together where they stand together; absent where
     * the server does not account for them.
     */
  not_used?: NotUsed[];
}
