/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A hole section and the depth of its end (Section TD).
 */
export interface SectionFields {
  /**
     * Hole diameter in inches.
     * @nullable
     */
  diameter: number | null;
  /**
     * The section in words.
     * @nullable
     */
  description: string | null;
  /**
     * Whether a liner, rather than a casing, is set in the section.
     * @nullable
     */
  liner: boolean | null;
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
}
