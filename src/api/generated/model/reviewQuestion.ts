/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Box } from './box.ts';
import type { ReviewAnswer } from './reviewAnswer.ts';
import type { TablePlace } from './tablePlace.ts';

/**
 * A decision that the document leaves open. What it decides is left out until it is answered.
 */
export interface ReviewQuestion {
  /** The same for the same doubt in the same document, however often it is read. */
  id: string;
  /** One sentence that an engineer answers without opening the document. */
  text: string;
  /** The table that it is about; null where it is about the document. */
  place: TablePlace | null;
  /**
     * The number of the page; null where it is about the document.
     * @nullable
     */
  page: number | null;
  /** What it is about on the page. */
  box: Box | null;
  /**
     * How many values the answer decides.
     * @minimum 0
     */
  decides: number;
  answers: ReviewAnswer[];
}
