/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ReviewPageForm } from './reviewPageForm.ts';
import type { ReviewPiece } from './reviewPiece.ts';

/**
 * A page of a document.
 */
export interface ReviewPage {
  /**
     * Counted from 1, sheets too.
     * @minimum 1
     */
  number: number;
  /** The name of the sheet, or for instance "Page 3". */
  name: string;
  /** A page of a PDF or a scan, a sheet, or a text of lines. */
  form: ReviewPageForm;
  /** As the widths of boxes. */
  width: number;
  /** As the heights of boxes. */
  height: number;
  /** Whether its pieces and its picture are given; they are for the pages asked for. */
  drawn: boolean;
  /**
     * The address of a picture of the page as it is, or the picture itself as a `data:` address. Always given of a page that is a
     * scan; null for sheets and texts, and where the server makes no picture of a page whose text it has.
     * @nullable
     */
  picture: string | null;
  /** The texts on the page, from the top down; at most 6,000. */
  pieces: ReviewPiece[];
}
