/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TablePlace } from './tablePlace.ts';

/**
 * This row is the heading of the rows below it.
 */
export interface HeadingCorrection {
  kind: 'heading';
  at: TablePlace;
}
