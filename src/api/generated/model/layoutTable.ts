/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface LayoutTable {
  /**
     * Of its place.
     * @nullable
     */
  page: number | null;
  /**
     * Of its place.
     * @nullable
     */
  sheet: string | null;
  /**
     * Of its place.
     * @minimum 1
     */
  row: number;
  /**
     * In lower case, column by column; empty texts for columns without one, no texts for a table without heading.
     * @maxItems 200
     */
  headings: string[];
}
