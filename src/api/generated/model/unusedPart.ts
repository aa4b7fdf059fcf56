/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Box } from './box.ts';

/**
 * A part of a document that looks like a value and was not used.
 */
export interface UnusedPart {
  /**
     * The number of the page.
     * @minimum 1
     */
  page: number;
  box: Box;
  /** As it is written. */
  text: string;
  /** Why it was not used, in words. */
  reason: string;
}
