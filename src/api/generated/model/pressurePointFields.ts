/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The pressures of the rock at a depth. Decided: pressures are gauge pressures in kPa, above the air's. A gradient or an
 * equivalent mud weight follows from the pressure and the TVD below the drill floor.
 */
export interface PressurePointFields {
  /**
     * TVD SS in m.
     * @nullable
     */
  true_vertical_depth_subsea: number | null;
  /**
     * The pressure of the fluid in the rock in kPa.
     * @nullable
     */
  pore_pressure: number | null;
  /**
     * The pressure at which the rock breaks in kPa.
     * @nullable
     */
  fracture_pressure: number | null;
  /**
     * The pressure of the rock above in kPa.
     * @nullable
     */
  overburden_pressure: number | null;
  /**
     * Where the pressures come from.
     * @nullable
     */
  notes: string | null;
}
