/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentClassification } from './documentClassification.ts';
import type { DocumentReview } from './documentReview.ts';
import type { NotUnderstood } from './notUnderstood.ts';
import type { RecognisedInputs } from './recognisedInputs.ts';

/**
 * What a document holds.
 */
export interface DocumentRecognition {
  /**
     * The kind of file by its content, for instance pdf, docx, xlsx or text; null for an unknown one.
     * @nullable
     */
  kind: string | null;
  /** What kind of well document its content makes it; null where the content leaves it open. */
  classification: DocumentClassification | null;
  /**
     * Why, in words; null where there is no classification.
     * @nullable
     */
  because: string | null;
  /** What was recognised, in a few words each. */
  holds: string[];
  /**
     * Why the document cannot be read, and what would help; null where it was read.
     * @nullable
     */
  refused: string | null;
  /** Parts that were read and not understood, and what would help. */
  not_understood: NotUnderstood[];
  inputs?: RecognisedInputs;
  review?: DocumentReview;
}
