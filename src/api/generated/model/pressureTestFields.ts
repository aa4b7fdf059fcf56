/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * The pressure tests of a section.
 */
export interface PressureTestFields {
  /**
     * Annular preventer test in kPa.
     * @nullable
     */
  annular_pressure: number | null;
  /**
     * Ram preventer test in kPa.
     * @nullable
     */
  ram_pressure: number | null;
  /**
     * Casing test when the plug bumps, in kPa.
     * @nullable
     */
  casing_on_bump_pressure: number | null;
  /**
     * Liner lap test in kPa; liner sections only.
     * @nullable
     */
  liner_lap_pressure: number | null;
  /**
     * Pressure-test notes.
     * @nullable
     */
  notes: string | null;
}
