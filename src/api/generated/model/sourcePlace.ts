/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A place in a document.
 */
export interface SourcePlace {
  /** The file's name. */
  document: string;
  /**
     * Of a document with pages, from 1.
     * @nullable
     */
  page: number | null;
  /**
     * Of a workbook.
     * @nullable
     */
  sheet: string | null;
  /**
     * Of a sheet, for instance B12.
     * @nullable
     */
  cell: string | null;
  /**
     * Of a text or of the page, or the row of a table, from 1.
     * @nullable
     */
  line: number | null;
  /**
     * The text as it stands there.
     * @nullable
     */
  quote: string | null;
}
