/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TableField } from './tableField.ts';
import type { ValueKind } from './valueKind.ts';

/**
 * What a single value can be of, and the fields that it can be.
 */
export interface ValueKindFields {
  kind: ValueKind;
  /** For instance "mud". */
  words: string;
  /**
     * What has to be named, for instance "Hole section"; null for values of the well.
     * @nullable
     */
  of: string | null;
  /** The names that the document gives, for `of` of a correction. */
  names: string[];
  fields: TableField[];
}
