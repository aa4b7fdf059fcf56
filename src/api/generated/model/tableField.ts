/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * A field that a column or a value can give.
 */
export interface TableField {
  /** The name that a correction uses. */
  field: string;
  /** In words, for instance "Top, TVD SS". */
  words: string;
  /** The units that a correction can name; empty where the field has none. */
  units: string[];
  /** Whether it is a depth, which is counted from a reference. */
  is_depth: boolean;
}
