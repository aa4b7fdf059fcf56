/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { SourcePlace } from './sourcePlace.ts';

/**
 * Values of a document that are nowhere in the montage; the place is that of the first, quoted as it is written.
 */
export interface NotUsed {
  place: SourcePlace;
  /** What they stand in, for instance a column by its heading; blank where the place says it. */
  what: string;
  /**
     * How many values.
     * @minimum 1
     */
  count: number;
  /** Why, and what would help. */
  reason: string;
}
