import type {
  DocumentCorrection,
  DocumentReview,
  TableKindFields,
  TablePlace,
  ValueCorrection,
  ValueKindFields,
} from '@/api/generated/model';

export const placeWords = ({ page, sheet, row }: TablePlace): string =>
  [page !== undefined && `page ${page}`, sheet, `row ${row}`]
    .filter((part) => typeof part === 'string')
    .join(', ');

/** The kind of a table, without its article: "formation tops". */
export const kindWords = (kinds: readonly TableKindFields[], kind: string): string =>
  kinds.find((each) => each.kind === kind)?.words ?? kind;

export const referenceWords: Readonly<Record<string, string>> = {
  'drill floor': 'below drill floor',
  'sea level': 'below sea level',
  'ground level': 'below ground level',
};

export const fieldWords = (kinds: readonly TableKindFields[], field: string): string =>
  kinds.flatMap(({ fields }) => fields).find((each) => each.field === field)?.words ?? field;

const valueFieldWords = ({ is, field }: ValueCorrection, kinds: readonly ValueKindFields[]): string =>
  kinds.find(({ kind }) => kind === is)?.fields.find((each) => each.field === field)?.words ?? field;

export const rowsWords = ({ row, last }: Pick<ValueCorrection, 'row' | 'last'>): string =>
  last === undefined ? `row ${row}` : `rows ${row} to ${last.row}`;

/** The number of a column, counted from 1. */
const columnNumber = (column: number): number => column + 1;

/** A correction as a short sentence, for the list of corrections. */
export function correctionWords(
  correction: DocumentCorrection,
  { table_kinds: kinds, value_kinds: values = [] }: Pick<DocumentReview, 'table_kinds' | 'value_kinds'>,
): string {
  switch (correction.kind) {
    case 'table':
      return correction.is === 'ignored'
        ? `Table at ${placeWords(correction.at)} is ignored`
        : `Table at ${placeWords(correction.at)} is of ${kindWords(kinds, correction.is)}`;
    case 'heading':
      return `Heading is at ${placeWords(correction.at)}`;
    case 'row':
      return `Row ${correction.row} is ignored`;
    case 'region':
      return `Region on page ${correction.page} holds ${correction.counts === false ? 'no ' : ''}${kindWords(kinds, correction.is)}`;
    case 'section':
      return `From ${placeWords(correction.at)} on: ${correction.of}`;
    case 'value': {
      const { page, of, unit, reference } = correction;
      const rest = [of, unit, reference && referenceWords[reference]].filter(Boolean).join(', ');
      return `Value on page ${page}, ${rowsWords(correction)}: ${valueFieldWords(correction, values)}${rest && `, ${rest}`}`;
    }
    case 'column': {
      const { at, column, field, unit, reference } = correction;
      const what = field === null ? 'not used' : fieldWords(kinds, field);
      const rest = [unit, reference && referenceWords[reference]].filter(Boolean).join(', ');
      return `Column ${columnNumber(column)} of the table at ${placeWords(at)}: ${what}${rest && `, ${rest}`}`;
    }
    case 'document':
      return sentence(documentParts(correction));
  }
}

function documentParts({
  well,
  counts,
  decimalSign,
  lengthUnit,
  reference,
}: Extract<DocumentCorrection, { kind: 'document' }>): string[] {
  return [
    well === null ? 'the document is of another well' : well !== undefined && `the well is ${well}`,
    counts !== undefined && (counts ? 'this revision counts' : 'this revision does not count'),
    decimalSign !== undefined && `the decimal sign is a ${decimalSign === ',' ? 'comma' : 'point'}`,
    lengthUnit !== undefined && `depths without a unit are in ${lengthUnit}`,
    reference !== undefined && `depths without a reference are ${referenceWords[reference]}`,
  ].filter((part) => typeof part === 'string');
}

function sentence(parts: readonly string[]): string {
  const text = parts.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
