/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A hole section and the depth of its end (Section TD). Decided: what its kick tolerance is computed from is optional for a
 * server: `kick_pore_gradient`, `kick_intensity`, `influx_gradient`, `kick_margin` and `drill_string_list`. One that keeps
 * them answers them with every section, and null is the usual value; where they are absent a client shows nothing of them,
 * and a save that leaves them out keeps what is stored.
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
  /**
     * The pore gradient at the section's TD for its kick tolerance, in kPa/m over the TVD below the drill floor.
     * @nullable
     */
  kick_pore_gradient?: number | null;
  /**
     * How far the pressure of a kick exceeds the pore pressure, as an equivalent mud weight in kg/m3.
     * @nullable
     */
  kick_intensity?: number | null;
  /**
     * The gradient of the influx in kPa/m.
     * @nullable
     */
  influx_gradient?: number | null;
  /**
     * The pressure that a kick must stay below the strength of the shoe, in kPa.
     * @nullable
     */
  kick_margin?: number | null;
}
