/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export interface LayoutReference {
  /** The layout's id. */
  id: string;
  /** The layout's name. */
  name: string;
}
