/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface Organisation {
  /** The organisation's id. */
  id: string;
  /**
     * The organisation's name.
     * @nullable
     */
  name: string | null;
  /**
     * When it was created.
     * @nullable
     */
  created_time: string | null;
}
