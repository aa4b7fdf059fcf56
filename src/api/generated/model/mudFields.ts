/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The drilling fluid of a section.
 */
export interface MudFields {
  /**
     * Type, for instance WBM or OBM.
     * @nullable
     */
  mud_type: string | null;
  /**
     * Properties in words.
     * @nullable
     */
  mud_properties: string | null;
  /**
     * Weight in kPa/m.
     * @nullable
     */
  mud_weight_exact: number | null;
  /**
     * Weight in kPa/m, lower bound.
     * @nullable
     */
  mud_weight_lower: number | null;
  /**
     * Weight in kPa/m, upper bound.
     * @nullable
     */
  mud_weight_upper: number | null;
  /**
     * pH.
     * @nullable
     */
  ph_exact: number | null;
  /**
     * pH, lower bound.
     * @nullable
     */
  ph_lower: number | null;
  /**
     * pH, upper bound.
     * @nullable
     */
  ph_upper: number | null;
  /**
     * Yield point in Pa.
     * @nullable
     */
  yield_point_exact: number | null;
  /**
     * Yield point in Pa, lower bound.
     * @nullable
     */
  yield_point_lower: number | null;
  /**
     * Yield point in Pa, upper bound.
     * @nullable
     */
  yield_point_upper: number | null;
  /**
     * API fluid loss in ml.
     * @nullable
     */
  api_fluid_loss_exact: number | null;
  /**
     * API fluid loss in ml, lower bound.
     * @nullable
     */
  api_fluid_loss_lower: number | null;
  /**
     * API fluid loss in ml, upper bound.
     * @nullable
     */
  api_fluid_loss_upper: number | null;
  /**
     * HPHT fluid loss in ml.
     * @nullable
     */
  hpht_fluid_loss_exact: number | null;
  /**
     * HPHT fluid loss in ml, lower bound.
     * @nullable
     */
  hpht_fluid_loss_lower: number | null;
  /**
     * HPHT fluid loss in ml, upper bound.
     * @nullable
     */
  hpht_fluid_loss_upper: number | null;
  /**
     * Six-rpm reading.
     * @nullable
     */
  six_rpm_exact: number | null;
  /**
     * Six-rpm reading, lower bound.
     * @nullable
     */
  six_rpm_lower: number | null;
  /**
     * Six-rpm reading, upper bound.
     * @nullable
     */
  six_rpm_upper: number | null;
  /**
     * Low-gravity solids in percent.
     * @nullable
     */
  percentage_lgs_exact: number | null;
  /**
     * Low-gravity solids in percent, lower bound.
     * @nullable
     */
  percentage_lgs_lower: number | null;
  /**
     * Low-gravity solids in percent, upper bound.
     * @nullable
     */
  percentage_lgs_upper: number | null;
  /**
     * Weight as written in the document.
     * @nullable
     */
  mud_weight_text: string | null;
  /**
     * Mud notes.
     * @nullable
     */
  notes: string | null;
}
