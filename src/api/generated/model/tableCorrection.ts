/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TableCorrectionIs } from './tableCorrectionIs.ts';
import type { TablePlace } from './tablePlace.ts';

/**
 * This table is of this kind, or is not to be read.
 */
export interface TableCorrection {
  kind: 'table';
  at: TablePlace;
  /** A `TableKind`, or `ignored`. */
  is: TableCorrectionIs;
}
