/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Certainty } from './certainty.ts';
import type { SourceAlternative } from './sourceAlternative.ts';
import type { SourcedValue } from './sourcedValue.ts';
import type { SourcePlace } from './sourcePlace.ts';

/**
 * Where one value came from, and what else the documents say of it.
 */
export interface ValueSource {
  /** The entity's id in the montage. */
  entity_id: string;
  /** The field's name as in the montage. */
  field: string;
  value: SourcedValue | null;
  certainty: Certainty;
  /**
     * What was done to the value or taken for granted, in words, for instance "ft to m".
     * @nullable
     */
  note: string | null;
  /** Where it stands, or where that which it was computed from stands; the weightiest first. */
  places: SourcePlace[];
  /** What other documents say, the weightiest first. */
  alternatives: SourceAlternative[];
  /**
     * Why the value is doubtful, in words, for instance that it is outside what the field allows; else null.
     * @nullable
     */
  flag: string | null;
}
