/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * What stands at the head of a drilling programme.
 */
export interface TopLineFields {
  /**
     * The well.
     * @nullable
     */
  well_name: string | null;
  /**
     * For instance Development or Exploration.
     * @nullable
     */
  well_type: string | null;
  /**
     * What the well is for.
     * @nullable
     */
  objective: string | null;
  /**
     * Where the well is.
     * @nullable
     */
  location: string | null;
  /**
     * The field.
     * @nullable
     */
  field_name: string | null;
  /**
     * The field's code.
     * @nullable
     */
  field_code: string | null;
  /**
     * The well's number.
     * @nullable
     */
  well_id: number | null;
  /**
     * The activity's number.
     * @nullable
     */
  activity_id: number | null;
  /**
     * Authorised expenditure in USD.
     * @nullable
     */
  afe_cost: number | null;
  /**
     * Days from spud to rig release.
     * @nullable
     */
  days_planned: number | null;
  /** The well heads. */
  well_heads: string[];
}
