import { LABEL, isKnownKey } from '../blocks/block-pairs';
import { looksNumeric } from '../../readers/table';
import type { DocumentContent, Table } from '../../readers/table';
import { withTablesAsLines } from './turned-subtitles';

/** A figure with its unit or sign: a value, not the name of a column. */
const VALUE =
  /^(?:[<>~\u2264\u2265]|max\.?|min\.?)?\s*\d|\d\s?(?:m|ft|sg|ppg|psi|bar|%|kpa|kg|lb|")(?![\p{L}])/iu;

/** `DLS (deg/100ft)` has a figure within. */
const BEGINS_WITH_FIGURE = /^(?:[<>~\u2264\u2265]|max\.?|min\.?)?\s*\d/iu;

/** No column is called so: `pH | n/a | LGS | n/a`. */
const SAYS_NONE = /^(?:n\/a|n\.a\.?|none|nil)$/i;

/**
 * Whether the heading row of a table is a row of values: `Cement | Tail 1.92 sg, 20 % excess`, the first row of a list of
 * labels and values that was taken for headings.
 */
function startsWithValues({ headings, units }: Table): boolean {
  const [label = '', ...others] = headings.filter((heading) => heading !== '');
  // `YP (lb/100 ft2)` and `6 rpm` are names of columns.
  const values = others.filter((cell) => VALUE.test(cell) && !isKnownKey(cell));
  return (
    label !== '' &&
    !looksNumeric(label) &&
    units.every((unit) => unit === null) &&
    values.length > 0 &&
    values.length >= others.length / 2
  );
}

/** `Density : | 15.8 ppg | Top of fluid : | Seabed`: every other cell is a label with its colon. */
const isRowOfForm = (headings: readonly string[]): boolean =>
  headings.length > 1 &&
  headings.length % 2 === 0 &&
  headings.every((cell, at) => at % 2 === 1 || /^\p{L}.*:\s*$/u.test(cell));

/** `Excess | 75% | TOC | Surface`: labels that are known, and between them values. */
function isRowOfPairs({ headings, units, rows }: Table): boolean {
  const labels = headings.filter((_, at) => at % 2 === 0);
  const values = headings.filter((_, at) => at % 2 === 1);
  return (
    headings.length > 2 &&
    headings.length % 2 === 0 &&
    units.every((unit) => unit === null) &&
    labels.every((label) => LABEL.test(label)) &&
    // `TOC | Surface`: a value may also be a name.
    values.filter(isKnownKey).length < labels.filter(isKnownKey).length &&
    // `6 rpm` is the name of a column.
    (values.some(
      (value) => (BEGINS_WITH_FIGURE.test(value) && !isKnownKey(value)) || SAYS_NONE.test(value),
    ) ||
      // `Grade | K-55 | Connection | VAM TOP`, below which nothing is read as a row.
      (rows.length === 0 && labels.every(isKnownKey) && !values.some(isKnownKey)))
  );
}

/** Lists of labels and values that were taken for tables of no known kind are lines again. */
export const withCardsAsLines = (
  content: DocumentContent,
  isKnown: (table: Table) => boolean,
): DocumentContent =>
  withTablesAsLines(
    content,
    (table) =>
      isRowOfForm(table.headings) || isRowOfPairs(table) || (startsWithValues(table) && !isKnown(table)),
  );
