/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { DepthReference } from './depthReference.ts';
import type { TablePlace } from './tablePlace.ts';

/**
 * This column gives this field, in this unit, counted from this reference.
 */
export interface ColumnCorrection {
  kind: 'column';
  at: TablePlace;
  /**
     * Of the table, counted from 0.
     * @minimum 0
     */
  column: number;
  /**
     * A field of `table_kinds`; null for none.
     * @nullable
     */
  field: string | null;
  /**
     * One of the field's units. Absent, it is the unit that was read; null, the field's own.
     * @nullable
     */
  unit?: string | null;
  /** Of a depth. Absent or null, it is the reference that was read. */
  reference?: DepthReference | null;
}
