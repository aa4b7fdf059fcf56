/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface MontageVersionName {
  /**
     * The name; null removes it.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  name: string | null;
}
