import { looksNumeric } from '../readers/table';
import type { DocumentContent, Table } from '../readers/table';
import { withTablesAsLines } from './turned-subtitles';

/** A figure with its unit or sign: a value, not the name of a column. */
const VALUE = /^[<>~]?\s*\d|\d\s?(?:m|ft|sg|ppg|psi|bar|%|kpa|kg|lb|")(?![\p{L}])/iu;

/**
 * Whether the heading row of a table is a row of values: `Cement | Tail 1.92 sg, 20 % excess`, the first row of a list of
 * labels and values that was taken for headings.
 */
function startsWithValues({ headings, units }: Table): boolean {
  const [label = '', ...others] = headings.filter((heading) => heading !== '');
  const values = others.filter((cell) => VALUE.test(cell));
  return (
    label !== '' &&
    !looksNumeric(label) &&
    units.every((unit) => unit === null) &&
    values.length > 0 &&
    values.length >= others.length / 2
  );
}

/** Lists of labels and values that were taken for tables of no known kind are lines again. */
export const withCardsAsLines = (
  content: DocumentContent,
  isKnown: (table: Table) => boolean,
): DocumentContent => withTablesAsLines(content, (table) => startsWithValues(table) && !isKnown(table));
