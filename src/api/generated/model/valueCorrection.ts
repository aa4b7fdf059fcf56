/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DepthReference } from './depthReference.ts';
import type { LastRow } from './lastRow.ts';
import type { ValueKind } from './valueKind.ts';

/**
 * These words of a row are the value of this field. The value counts before everything that the documents say of the same.
 *
 * Decided: optional for a server. A client sends one only for a document whose review names `value_kinds`.
 */
export interface ValueCorrection {
  kind: 'value';
  /**
     * The number of the page in the review.
     * @minimum 1
     */
  page: number;
  /**
     * The row of the sheet or the line of the page or text, as in the pieces of the page.
     * @minimum 1
     */
  row: number;
  /**
     * The first of the words, counted from 0 through the pieces of the row; white space parts words.
     * @minimum 0
     */
  from: number;
  /**
     * The last of the words; null for the last word of the piece that the first is in.
     * @minimum 0
     * @nullable
     */
  to: number | null;
  last?: LastRow;
  is: ValueKind;
  /** A field of `value_kinds`. */
  field: string;
  /**
     * The thing that has the value, in words: `12 1/4 in hole`, `9 5/8 in casing, lead`, the name of a formation. Absent or null
     * for a value of the well.
     * @maxLength 120
     * @nullable
     */
  of?: string | null;
  /**
     * One of the field's units, for a value that is written without one. Absent or null, the words say it.
     * @nullable
     */
  unit?: string | null;
  /** Of a depth. Absent or null, it is that of the field. */
  reference?: DepthReference | null;
  /**
     * The words before the value in its row, by which a value of the well is found in another document of its layout. Empty, they are not its label.
     * @maxLength 120
     */
  after?: string;
}
