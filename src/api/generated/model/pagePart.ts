/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Box } from './box.ts';

export interface PagePart {
  /**
     * The number of the page.
     * @minimum 1
     */
  page: number;
  box: Box;
}
