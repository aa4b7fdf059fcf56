import type { ParsedHeading } from './headings';
import type { DepthReference } from './corrections';
import type { Quantity } from './units';
import type { KindVocabulary } from './vocabulary';

export interface ColumnUse {
  column: number;
  /** As the document has it, for remarks. */
  heading: string;
  unit: string | null;
  quantity: Quantity | null;
  /** Of a cell with two sizes in it (`17 1/2" x 13 3/8"`): the hole is the larger, the casing the smaller. */
  part?: 'larger' | 'smaller';
  /** Of a cell with an interval in it (`460 - 1,380`): where it begins or where it ends. */
  end?: 'first' | 'last';
  /** Columns from the widest to the narrowest name: the last that a row fills is meant. */
  levels?: readonly number[];
  /** Whether a cell with one size only is meant. */
  own?: boolean;
  /** Why the column is taken for its field where its heading does not say so: its values carry a mark. */
  assumed?: string;
  /** What its depths are counted from, where that is not what the field is counted from. */
  countedFrom?: DepthReference;
}

/** Which column of a table gives which field. */
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
