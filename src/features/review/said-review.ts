import type { DocumentCorrection, DocumentReview, ReviewColumn, ReviewTable } from '@/api/generated/model';
import { saidKind, saidOfColumn } from './corrections';
import { fieldWords, kindWords } from './correction-words';

/**
 * The review with every table and column as they were said to be. A reader takes a table only once it has all columns that
 * its kind needs; until then, and until the document is read again, the panel shows what the engineer has said.
 */
export function withSaid(review: DocumentReview, corrections: readonly DocumentCorrection[]): DocumentReview {
  const tables = review.tables.map((table): ReviewTable => {
    const kind = saidKind(review, table, corrections);
    const columns = table.columns.map((column): ReviewColumn => {
      const said = saidOfColumn(corrections, table.place, column.column);
      if (!said) return column;
      const { field, unit, reference } = said;
      return {
        ...column,
        field,
        words: field === null ? null : fieldWords(review.table_kinds, field),
        unit: unit ?? column.unit,
        reference: reference ?? column.reference,
        certainty: 'said',
        because: null,
      };
    });
    const words = kind === null || kind === table.kind ? table.words : kindWords(review.table_kinds, kind);
    return { ...table, kind, words, columns };
  });
  return { ...review, tables };
}
