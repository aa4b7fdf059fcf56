/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The cementation of a section; a liner section uses the liner slurry only.
 */
export interface CementFields {
  /**
     * Cement notes.
     * @nullable
     */
  notes: string | null;
  /**
     * Lead slurry, type.
     * @nullable
     */
  lead_slurry_type: string | null;
  /**
     * Lead slurry, gradient in kPa/m.
     * @nullable
     */
  lead_slurry_pressure_gradient: number | null;
  /**
     * Lead slurry, excess (for instance 50%).
     * @nullable
     */
  lead_slurry_excess: string | null;
  /**
     * Lead slurry, top of cement (a depth in m, or a place such as surface).
     * @nullable
     */
  lead_slurry_top_of_cement: string | null;
  /**
     * Lead slurry, additives.
     * @nullable
     */
  lead_slurry_additives: string | null;
  /**
     * Tail slurry, type.
     * @nullable
     */
  tail_slurry_type: string | null;
  /**
     * Tail slurry, gradient in kPa/m.
     * @nullable
     */
  tail_slurry_pressure_gradient: number | null;
  /**
     * Tail slurry, excess (for instance 50%).
     * @nullable
     */
  tail_slurry_excess: string | null;
  /**
     * Tail slurry, top of cement (a depth in m, or a place such as surface).
     * @nullable
     */
  tail_slurry_top_of_cement: string | null;
  /**
     * Tail slurry, additives.
     * @nullable
     */
  tail_slurry_additives: string | null;
  /**
     * Topfill slurry, type.
     * @nullable
     */
  top_fill_slurry_type: string | null;
  /**
     * Topfill slurry, gradient in kPa/m.
     * @nullable
     */
  top_fill_slurry_pressure_gradient: number | null;
  /**
     * Topfill slurry, excess (for instance 50%).
     * @nullable
     */
  top_fill_slurry_excess: string | null;
  /**
     * Topfill slurry, top of cement (a depth in m, or a place such as surface).
     * @nullable
     */
  top_fill_slurry_top_of_cement: string | null;
  /**
     * Topfill slurry, additives.
     * @nullable
     */
  top_fill_slurry_additives: string | null;
  /**
     * Liner slurry, type.
     * @nullable
     */
  liner_slurry_type: string | null;
  /**
     * Liner slurry, gradient in kPa/m.
     * @nullable
     */
  liner_slurry_pressure_gradient: number | null;
  /**
     * Liner slurry, excess (for instance 50%).
     * @nullable
     */
  liner_slurry_excess: string | null;
  /**
     * Liner slurry, top of cement (a depth in m, or a place such as surface).
     * @nullable
     */
  liner_slurry_top_of_cement: string | null;
  /**
     * Liner slurry, additives.
     * @nullable
     */
  liner_slurry_additives: string | null;
}
