import { filled } from './table';
import type { HeadingVocabulary, Row } from './table';

const FEWEST_CELLS = 4;
const MOST_CELLS = 8;
const LONGEST_LABEL = 40;

const isLabel = (text: string): boolean => /^\p{L}/u.test(text) && text.length <= LONGEST_LABEL;

/** Labels and values in turns; null for a row that cannot be. A speed, `6 rpm`, is a label too. */
function pairsIn(row: Row | undefined): { labels: string[]; values: string[] } | null {
  const cells = filled(row?.cells ?? []);
  if (cells.length < 2 || cells.length % 2 === 1 || cells.length > MOST_CELLS) return null;
  const labels = cells.filter((_, at) => at % 2 === 0);
  const values = cells.filter((_, at) => at % 2 === 1);
  return labels.every((text) => isLabel(text) || /^6 ?rpm/i.test(text)) ? { labels, values } : null;
}

/**
 * Whether a row is of a form with labels and values in turns, `String | Conductor casing | Size | 20"` above `Weight (lb/ft) | 94 | Grade |
 * K-55`: the row directly above or below is of the same form, most of the labels of both are known, and no value of the two is a
 * label of the other row or column.
 */
export function isFormRow(rows: readonly Row[], at: number, given: HeadingVocabulary): boolean {
  const own = pairsIn(rows[at]);
  if (!own || own.labels.length * 2 < FEWEST_CELLS) return false;
  const vocabulary = given.exact ?? given;
  const isKnown = (text: string) => vocabulary.countKnown([text]) > 0;
  const isNext = (above: Row | undefined, below: Row | undefined) =>
    above !== undefined && below !== undefined && below.row <= (above.until ?? above.row) + 1;
  const nearRows = [
    ...(isNext(rows[at - 1], rows[at]) ? [rows[at - 1]] : []),
    ...(isNext(rows[at], rows[at + 1]) ? [rows[at + 1]] : []),
  ];
  return nearRows.some((row) => {
    const near = pairsIn(row);
    if (!near) return false;
    const labels = [...own.labels, ...near.labels];
    const values = [...own.values, ...near.values];
    return (
      new Set(labels).size === labels.length &&
      labels.filter(isKnown).length * 2 >= labels.length &&
      near.labels.some(isKnown) &&
      values.some((text) => /\d/.test(text)) &&
      values.filter(isKnown).length * 4 <= values.length
    );
  });
}
