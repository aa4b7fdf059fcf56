import type { DepthReference, DocumentCorrection, TableField, ValueKindFields } from '@/api/generated/model';
import type { ChosenWords } from './chosen-words';

/** The well's name is a correction of the whole document, so no server lists it. */
const wellName: TableField = { field: 'wellName', words: 'Well name', units: [], is_depth: false };

/** What words can be as a value of a kind. */
export const fieldsOf = ({ kind, fields }: ValueKindFields): readonly TableField[] =>
  kind === 'header' ? [...fields, wellName] : fields;

interface SaidOfWords {
  field: TableField;
  /** The thing that has the value, for a kind that asks for it. */
  of: string;
  /** Null for the unit that is written. */
  unit: string | null;
  reference: DepthReference | null;
}

/** The correction that makes words a value. */
export function valueOfWords(
  { text, place, after }: ChosenWords,
  kind: ValueKindFields,
  { field, of, unit, reference }: SaidOfWords,
): DocumentCorrection {
  if (kind.kind === 'header' && field.field === wellName.field) return { kind: 'document', well: text };
  return {
    kind: 'value',
    ...place,
    is: kind.kind,
    field: field.field,
    ...(kind.of === null ? { after } : { of }),
    ...(unit !== null && { unit }),
    ...(field.is_depth && reference !== null && { reference }),
  };
}
