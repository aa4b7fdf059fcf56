/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Box } from './box.ts';

/**
 * A text and where it is.
 */
export interface ReviewPiece {
  text: string;
  box: Box;
  /**
     * The row of the sheet or the line of the page or text, from 1, as in places and `SourcePlace.line`.
     * @minimum 1
     */
  row: number;
  /**
     * The column of the sheet, counted from 0; null elsewhere.
     * @nullable
     */
  column: number | null;
  /**
     * How sure the text of a scan is, from 0 to 1; null for a text that is written in the document.
     * @nullable
     */
  confidence: number | null;
}
