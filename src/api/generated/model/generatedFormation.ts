/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface GeneratedFormation {
  /** The formation's id in the montage, which its sources name; absent where the server gives no sources. */
  id?: string;
  /**
     * The formation's name.
     * @nullable
     */
  formation_name: string | null;
  /**
     * Top, TVD SS in m.
     * @nullable
     */
  true_vertical_depth_subsea: number | null;
  /**
     * Top, TVD BDF in m.
     * @nullable
     */
  true_vertical_depth_below_drill_floor: number | null;
  /**
     * Top, AHD BDF in m.
     * @nullable
     */
  along_hole_depth_below_drill_floor: number | null;
  /**
     * Uncertainty of the top, plus or minus m.
     * @nullable
     */
  variance: number | null;
  /**
     * True vertical thickness in m; absent or null where nothing bounds the formation below.
     * @nullable
     */
  thickness?: number | null;
}
