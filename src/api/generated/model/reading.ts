/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A document whose scanned pages are being recognised.
 */
export interface Reading {
  /** The file's name. */
  document: string;
  /**
     * Scanned pages that are recognised.
     * @minimum 0
     */
  pages_read: number;
  /**
     * Scanned pages in all.
     * @minimum 1
     */
  pages: number;
  /**
     * About how long the others take; null before that is known.
     * @minimum 0
     * @nullable
     */
  seconds_left: number | null;
}
