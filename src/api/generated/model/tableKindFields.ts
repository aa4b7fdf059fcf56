/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TableField } from './tableField.ts';
import type { TableKind } from './tableKind.ts';

/**
 * A kind of table, and the fields that its columns can give.
 */
export interface TableKindFields {
  kind: TableKind;
  /** For instance "formation tops". */
  words: string;
  fields: TableField[];
}
