import type { ParsedHeading } from '../words/headings';
import type { DepthReference } from '@/api/generated/model';
import type { Quantity } from '../units/known-units';
import type { KindVocabulary } from '../words/vocabulary';

export interface ColumnUse {
  column: number;
  /** The heading as in the document, for remarks. */
  heading: string;
  unit: string | null;
  quantity: Quantity | null;
  /** In a cell with two sizes (`17 1/2" x 13 3/8"`), the hole is the larger, the casing the smaller. */
  part?: 'larger' | 'smaller';
  /** In a cell with an interval (`460 - 1,380`), its start or its end. */
  end?: 'first' | 'last';
  /** In a cell with two figures (`1,500 / 3,000`) below a heading with two names, the one of this field. */
  figure?: 0 | 1;
  /** Whether a single figure in such a cell is of this field. */
  isAlone?: boolean;
  /** Columns from the widest to the narrowest name: the last non-blank one of a row is used. */
  levels?: readonly number[];
  /** Whether a cell with a single size counts. */
  own?: boolean;
  /** Why the column was assigned to its field if its heading does not name it: its values get a note. */
  assumed?: string;
  /** A note says that its plain figures are limits. */
  limit?: 'lower' | 'upper';
  /** The reference of its depths, if it is not that of the field. */
  countedFrom?: DepthReference;
}

/** The columns of a table by field. */
export type Columns = Partial<Record<string, ColumnUse>>;

export function columnUse(
  vocabulary: KindVocabulary,
  field: string,
  heading: ParsedHeading,
  column: number,
): ColumnUse {
  return {
    column,
    heading: heading.written,
    unit: heading.unit,
    quantity: vocabulary.fields[field]?.quantity ?? null,
  };
}
