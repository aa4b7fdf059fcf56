/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DepthReference } from './depthReference.ts';
import type { PagePart } from './pagePart.ts';
import type { ReviewColumnCertainty } from './reviewColumnCertainty.ts';

/**
 * A column of a table, and what was made of it.
 */
export interface ReviewColumn {
  /**
     * Counted from 0 within the table, as in a correction.
     * @minimum 0
     */
  column: number;
  /** As the document has it; empty where there is none. */
  heading: string;
  /**
     * The field that it gives; null where it gives none.
     * @nullable
     */
  field: string | null;
  /**
     * The field in words, for instance "Top, TVD SS".
     * @nullable
     */
  words: string | null;
  /**
     * As it was read; null where there is none.
     * @nullable
     */
  unit: string | null;
  /** Of a depth that says what it is counted from; else null. */
  reference: DepthReference | null;
  /** A correction says so, the heading names it, its contents make it, or it is open. */
  certainty: ReviewColumnCertainty;
  /**
     * Why, in words.
     * @nullable
     */
  because: string | null;
  /** Where it is; one for each page that it takes. */
  parts: PagePart[];
}
