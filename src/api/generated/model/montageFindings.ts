/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * How many findings the checks have, with their usual settings.
 */
export interface MontageFindings {
  /**
     * How many errors.
     * @minimum 0
     */
  errors: number;
  /**
     * How many warnings.
     * @minimum 0
     */
  warnings: number;
}
