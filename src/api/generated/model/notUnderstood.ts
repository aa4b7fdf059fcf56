/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { SourcePlace } from './sourcePlace.ts';

/**
 * A document, or a part of one, that was not understood.
 */
export interface NotUnderstood {
  place: SourcePlace;
  /** Why, and what would help. */
  reason: string;
}
