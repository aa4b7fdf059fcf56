/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A formation and the depth of its top.
 */
export interface FormationFields {
  /**
     * The formation.
     * @nullable
     */
  formation_name: string | null;
  /**
     * TVD SS in m.
     * @nullable
     */
  true_vertical_depth_subsea: number | null;
  /**
     * TVD BDF in m.
     * @nullable
     */
  true_vertical_depth_below_drill_floor: number | null;
  /**
     * AHD BDF in m.
     * @nullable
     */
  along_hole_depth_below_drill_floor: number | null;
  /**
     * Uncertainty of the top, plus or minus m (shown as Range).
     * @nullable
     */
  variance: number | null;
  /**
     * True vertical thickness in m.
     * @nullable
     */
  thickness: number | null;
}
