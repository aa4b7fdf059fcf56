/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A part of the drill string of a section.
 */
export interface DrillStringPieceFields {
  /**
     * What the part is.
     * @nullable
     */
  name: string | null;
  /**
     * Its length in m; null if it reaches up to the surface.
     * @nullable
     */
  length: number | null;
  /**
     * Its outer diameter in inches.
     * @nullable
     */
  outer_diameter: number | null;
}
