import type { DocumentCorrection, DocumentReview, ReviewColumn, ReviewTable } from '@/api/generated/model';
import { saidKind, saidOfColumn } from './corrections';
import { fieldWords, kindWords } from './correction-words';

/**
 * The review with the declared kind of every table and column. A reader recognises a table only once it has all columns
 * of its kind; until then, and until the document is read again, the panel shows the engineer's corrections.
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
