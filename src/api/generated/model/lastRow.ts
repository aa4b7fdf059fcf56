/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where a value that goes on over several rows ends; `to` of the correction is then null. It is the words of its column from the
 * first row to this one: in a sheet or a table with columns, the cells below the first; elsewhere, the pieces that are below or
 * above the pieces with its first and its last word. A word that is hyphenated at the end of a row goes on in the next.
 *
 * Decided: optional for a server. One that ignores it takes the part of the value in the first row.
 */
export interface LastRow {
  /**
     * Below that of the correction, counted in the same way.
     * @minimum 2
     */
  row: number;
  /**
     * The last of the words, counted through the pieces of this row; null for the last word below the piece that the first is in.
     * @minimum 0
     * @nullable
     */
  to: number | null;
}
