/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A reservoir and its pressures.
 */
export interface ReservoirFields {
  /**
     * The reservoir formation.
     * @nullable
     */
  formation_name: string | null;
  /**
     * Pressure gradient in kPa/m.
     * @nullable
     */
  gradient: number | null;
  /**
     * Lowest pressure in kPa.
     * @nullable
     */
  pressure_lower_bound: number | null;
  /**
     * Highest pressure in kPa.
     * @nullable
     */
  pressure_upper_bound: number | null;
  /**
     * Shallowest TVD SS in m.
     * @nullable
     */
  true_vertical_depth_subsea_lower_bound: number | null;
  /**
     * Deepest TVD SS in m.
     * @nullable
     */
  true_vertical_depth_subsea_upper_bound: number | null;
}
