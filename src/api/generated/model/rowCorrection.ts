/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TablePlace } from './tablePlace.ts';

/**
 * This row of a table is not to be read.
 */
export interface RowCorrection {
  kind: 'row';
  at: TablePlace;
  /**
     * The row, counted as that of the table's place.
     * @minimum 1
     */
  row: number;
  /**
     * The page of the row, where it is not the page of the table's heading.
     * @minimum 1
     */
  page?: number;
}
