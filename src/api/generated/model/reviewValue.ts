/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Box } from './box.ts';
import type { Certainty } from './certainty.ts';

/**
 * A value that was read outside of tables.
 */
export interface ReviewValue {
  /** What it is, for instance "Drill floor elevation". */
  words: string;
  /** As it is written. */
  text: string;
  /**
     * The number of the page.
     * @minimum 1
     */
  page: number;
  box: Box;
  /**
     * The row or line.
     * @minimum 1
     */
  row: number;
  certainty: Certainty;
  /**
     * What was done to it, in words.
     * @nullable
     */
  note: string | null;
}
