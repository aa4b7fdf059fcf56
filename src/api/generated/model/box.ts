/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A part of a page, from its top left corner: in points of a PDF, in pixels of a scan, in columns and rows of a sheet, in
 * characters and lines of a text.
 */
export interface Box {
  /** From the left. */
  x: number;
  /** From the top. */
  y: number;
  /**
     * To the right.
     * @minimum 0
     */
  width: number;
  /**
     * Downwards.
     * @minimum 0
     */
  height: number;
}
