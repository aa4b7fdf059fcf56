/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface DocumentToRecognise {
  /** The document. */
  file: Blob | File;
  /** JSON: the list of `DocumentCorrection`s under which the document is read. Absent where there are none. */
  corrections?: string;
  /** Whether the answer is to show how the document was read. */
  review?: boolean;
  /**
     * The numbers of the pages that the review draws, as the parameter `pages` of a stored document's review.
     * @pattern ^[1-9][0-9]{0,4}(,[1-9][0-9]{0,4})*$
     */
  pages?: string;
}
