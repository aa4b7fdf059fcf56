/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Box } from './box.ts';

/**
 * A row of a table.
 */
export interface ReviewRow {
  /**
     * As in the place of the table.
     * @minimum 1
     */
  row: number;
  /**
     * The number of the page.
     * @minimum 1
     */
  page: number;
  box: Box;
  /** Whether a value of it was used. */
  used: boolean;
  /**
     * Why none was, in words.
     * @nullable
     */
  reason: string | null;
}
