/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the document says about the inputs of a generation.
 *
 * Decided: optional for a server. A client offers these values to the user with the name of the document; without them it
 * offers none.
 */
export interface RecognisedInputs {
  /**
     * Elevation of the drill floor above mean sea level, m; null where the document does not give it.
     * @nullable
     */
  rig_floor_height: number | null;
  /**
     * How the elevation follows from the document, in words; null where the document states it, or gives none.
     * @nullable
     */
  rig_floor_because: string | null;
  /**
     * Whether the well is vertical; null where the document does not say.
     * @nullable
     */
  is_vertical: boolean | null;
  /**
     * Why, in words, for instance "its survey reaches 62.3°"; null where `is_vertical` is.
     * @nullable
     */
  well_type_because: string | null;
}
