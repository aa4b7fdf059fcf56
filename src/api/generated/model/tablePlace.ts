/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where a table is. A place names a table only together with the document.
 */
export interface TablePlace {
  /**
     * Of a document with pages.
     * @minimum 1
     */
  page?: number;
  /** Of a workbook. */
  sheet?: string;
  /**
     * Its heading row, or its first row where it has no heading; of the page, the sheet or the text, from 1.
     * @minimum 1
     */
  row: number;
}
