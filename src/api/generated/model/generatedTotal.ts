/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The end of the section.
 */
export interface GeneratedTotal {
  /**
     * Section end, TVD SS in m.
     * @nullable
     */
  true_vertical_depth_subsea: number | null;
  /**
     * Section end, TVD BDF in m.
     * @nullable
     */
  true_vertical_depth_below_drill_floor: number | null;
  /**
     * Section end, AHD BDF in m.
     * @nullable
     */
  along_hole_depth_below_drill_floor: number | null;
}
