/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The casing or liner string of a section.
 */
export interface CasingFields {
  /**
     * Outer diameter in inches, as text (for instance 13 3/8).
     * @nullable
     */
  casing_outer_diameter: string | null;
  /**
     * Inner diameter in inches.
     * @nullable
     */
  casing_inner_diameter: number | null;
  /**
     * Mass in kg/m.
     * @nullable
     */
  casing_mass: number | null;
  /**
     * Grade, for instance L80.
     * @nullable
     */
  casing_grade: string | null;
  /**
     * Coupling, for instance BTC.
     * @nullable
     */
  casing_thread_type: string | null;
  /**
     * Capacity in m³/m.
     * @nullable
     */
  casing_volume_per_meter: number | null;
  /**
     * Drift diameter in inches.
     * @nullable
     */
  casing_drift: number | null;
  /**
     * Casing notes.
     * @nullable
     */
  notes: string | null;
}
