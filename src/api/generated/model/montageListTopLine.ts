/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface MontageListTopLine {
  /**
     * The well's name.
     * @nullable
     */
  well_name: string | null;
  /**
     * The field's name.
     * @nullable
     */
  field_name: string | null;
  /**
     * The field's code.
     * @nullable
     */
  field_code: string | null;
}
