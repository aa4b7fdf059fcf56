/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Box } from './box.ts';
import type { TableKind } from './tableKind.ts';

/**
 * This part of a page is a table of this kind.
 */
export interface RegionCorrection {
  kind: 'region';
  /**
     * The number of the page in the review.
     * @minimum 1
     */
  page: number;
  box: Box;
  is: TableKind;
  /**
     * False where the part is not of this kind: nothing of the kind is read from it as a list, and what it says is listed as
     * set aside. Absent, it is true.
     */
  counts?: boolean;
}
