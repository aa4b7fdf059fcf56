/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TablePlace } from './tablePlace.ts';

/**
 * The table at this place, or what begins with this line, is of this hole section or string: a chapter below its title, a list, or
 * the sentences from here on, up to the next title of another section.
 *
 * Decided: optional for a server. A client sends one only for a document whose review names `value_kinds`.
 */
export interface SectionCorrection {
  kind: 'section';
  at: TablePlace;
  /**
     * For instance `12 1/4 in hole` or `9 5/8 in casing`.
     * @minLength 1
     * @maxLength 120
     */
  of: string;
}
