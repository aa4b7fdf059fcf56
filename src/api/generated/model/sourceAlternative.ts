/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Certainty } from './certainty.ts';
import type { SourcedValue } from './sourcedValue.ts';
import type { SourcePlace } from './sourcePlace.ts';

/**
 * Another value for the same field.
 */
export interface SourceAlternative {
  value: SourcedValue | null;
  certainty: Certainty;
  /**
     * What was done to it, and why it was passed over, in words.
     * @nullable
     */
  note: string | null;
  places: SourcePlace[];
}
